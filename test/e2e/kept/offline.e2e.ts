/** Agora where its server can't be reached: opened anew, played against bots, and back again. */
import { shelf } from '../../../games/index.ts';
import { expect, test } from '../agora.ts';
import { Player, playToEnd } from '../player.ts';
import { nearTheEnd } from '../saved.ts';
import { atlantis } from '../games/strategies/atlantis.ts';

test('a browser that was here before opens Agora without its server and plays against a bot to the end', async ({
  agora,
  player,
  troubles,
}) => {
  const ann = await player('Ann', { serviceWorkers: 'allow' });
  const context = ann.page.context();
  await ann.page.goto('/');
  await ann.page.evaluate(() => navigator.serviceWorker.ready);
  const asked = new Set<string>();
  await troubles.whileAway(async () => {
    await agora.stop();
    // A cold start: no page is open, and nothing of one in memory.
    const cold = await context.newPage();
    await ann.page.close();
    const again = new Player(cold, 'Ann');
    cold.on('request', (request) => asked.add(new URL(request.url()).pathname));
    for (const path of ['/', '/settings', ...[...shelf.keys()].map((game) => `/rules/${game}`)]) {
      await cold.goto(path);
      await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cold.getByText('No connection to the server')).toBeVisible();
    }
    for (const { meta } of shelf.values()) {
      await again.startLocal({ game: meta.names['en'] ?? '', rivals: 'bots', level: 'easy' });
      await expect(again.prompt).toBeVisible();
    }
    await nearTheEnd(cold, 'atlantis', 2, [0]);
    await playToEnd([again], atlantis);
    expect((await again.result()).places).toHaveLength(2);
    // It thought, and in a worker: the page's own stand-in for one would play anything.
    expect([...asked].filter((path) => path.includes('bot.worker'))).toHaveLength(1);

    const kept = await cold.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => /^\/(?:api|games|socket\.io|match)/.test(path))).toEqual([]);

    await agora.start();
    await cold.goto('/play');
    await expect(cold.getByText('No connection to the server')).toBeHidden();
  });
});
