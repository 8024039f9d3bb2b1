/** Agora keeps to itself: no page needs, asks or tells any other host. */
import { expect, local as test } from '../agora.ts';
import { playToEnd } from '../player.ts';
import { katason } from '../games/strategies/katason.ts';

test('pages, fonts, workers and sockets come from Agora’s own origin alone', async ({ agora, player }) => {
  const ann = await player('Ann', { sound: true });
  const { page } = ann;
  const hosts = new Map<string, string>();
  const hear = (url: string) => hosts.set(new URL(url).host, url);
  page.context().on('request', (request) => /^(?:data|blob):/.test(request.url()) || hear(request.url()));
  page.on('websocket', (socket) => hear(socket.url()));

  for (const path of ['/', '/play', '/play/katason', '/rules/katason', '/settings', '/no-such-page']) {
    await page.goto(path, { waitUntil: 'networkidle' }).catch(() => page.waitForLoadState('load'));
  }
  await ann.openTable({ game: 'Katason', players: 3 });
  await ann.seatBot();
  await ann.seatBot();
  await expect(ann.prompt).toBeVisible();
  await ann.startLocal({ game: 'Katason', rivals: 'bots', level: 'easy', seed: 'a bot begins to think' });
  await playToEnd([ann], katason, { until: (_, seen) => seen.prompt.includes('Choose a corner for your second') });

  expect([...hosts.keys()]).toEqual([new URL(agora.url).host]);
});

test('the server tells browsers to keep it that way', async ({ agora }) => {
  const { headers } = await fetch(agora.url);
  const policy = headers.get('content-security-policy') ?? '';
  const sources = policy.split(';').flatMap((directive) => directive.trim().split(/\s+/).slice(1));
  // Sockets may be open to any host in words, since a page can't name its own in every browser.
  expect(sources.filter((source) => !/^'|^(?:data|blob|wss?):$/.test(source))).toEqual([]);
});
