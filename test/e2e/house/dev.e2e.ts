/** `npm run dev`: what is changed in the rules arrives at open tables, which stay as they are; and the look inside them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyHouse } from '../../copy.ts';
import { freePort } from '../../ports.ts';
import { expect, test as base } from '../agora.ts';
import { playToEnd } from '../player.ts';
import { katason } from '../games/strategies/katason.ts';

const test = base.extend<{ readonly house: string }>({
  /** A copy of the house to change things in. */
  // Playwright reads a fixture's needs from the destructured parameter, so it stands empty here.
  // oxlint-disable-next-line no-empty-pattern
  house: async ({}, use) => {
    const house = copyHouse('dev');
    await use(house);
    rmSync(house, { recursive: true, force: true });
  },
  agora: async ({ house }, use) => {
    const port = await freePort();
    const dev = spawn(process.execPath, [join(house, 'server/cli/dev.mjs')], {
      cwd: house,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(house, 'data'), LOG_LEVEL: 'warn', BOT_DELAY_MS: '0' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const url = `http://localhost:${port}`;
    const never = () => Promise.reject(new Error('this server restarts by itself'));
    await answers(dev, `${url}/games`);
    await use({ url, stop: never, start: never, turn: never });
    const ended = new Promise((resolve) => dev.once('exit', resolve));
    dev.kill('SIGTERM');
    await ended;
  },
});

async function answers(dev: ChildProcess, url: string): Promise<void> {
  await expect
    .poll(
      async () => {
        if (dev.exitCode !== null) throw new Error(`npm run dev ended with code ${dev.exitCode}`);
        return (await fetch(url).catch(() => undefined))?.ok;
      },
      { timeout: 120_000 },
    )
    .toBe(true);
}

test('a changed rule arrives at a table where somebody plays, and the game goes on', async ({
  house,
  player,
  troubles,
}) => {
  const ann = await player('Ann');
  await ann.startLocal({ game: 'Katason', rivals: 'bots', level: 'easy', seed: 'a rule changes' });
  let presses = 0;
  await playToEnd([ann], katason, { until: () => ++presses > 4 });

  await ann.page.getByRole('button', { name: 'Look inside' }).click();
  const inside = ann.page.getByRole('dialog', { name: 'Look inside' });
  const moves = inside.getByRole('slider', { name: 'Moves' });
  const position = inside.getByRole('textbox', { name: 'Position as text' });
  await expect(position).toHaveValue(/^katason: format \d+, 4 players/);
  // Back over a move and on again; bots wait meanwhile.
  await inside.getByRole('button', { name: 'One move back' }).click();
  await expect(inside.getByRole('switch', { name: 'Bots wait' })).toBeChecked();
  const here = await moves.getAttribute('aria-valuetext');
  const text = await position.inputValue();
  // What may be done is done for whoever may do it, and what may not says why.
  await expect(inside.getByText(/^wrongPhase: /).first()).toBeVisible();
  await inside.getByRole('textbox', { name: 'Any move, as JSON' }).fill('{"type":"buildRoad","edge":700}');
  await expect(inside.getByText(/^malformed: /)).toBeVisible();
  await inside.locator('summary').first().click();
  await inside.locator('details[open]').getByRole('button').first().click();
  await expect(moves).not.toHaveAttribute('aria-valuetext', here ?? '');
  await inside.getByRole('button', { name: 'One move back' }).click();
  await expect(position).toHaveValue(text);
  await inside.getByRole('button', { name: 'Close' }).click();

  const ben = await player('Ben');
  await ben.openTable({ game: 'Katason', players: 3 });
  await ben.seatBot();
  await ben.seatBot();
  await playToEnd([ben], katason, { until: (_, { hand }) => hand !== '' });

  await expect(ann.page.getByText('3:1').first()).toBeVisible();
  const log = ann.page.getByRole('log');
  const told = await log.innerText();
  // The server is built and started again meanwhile.
  await troubles.whileAway(async () => {
    const path = join(house, 'games/katason/data.ts');
    writeFileSync(path, readFileSync(path, 'utf8').replace('generic: 3', 'generic: 2'));
    await expect(ann.page.getByText('3:1')).toHaveCount(0);
    await expect(ann.page.getByText('2:1')).toHaveCount(9);
    await expect.poll(() => log.innerText()).toContain(told);
    await expect(ben.page.getByText('3:1')).toHaveCount(0);
    const lines = await ben.log.count();
    await playToEnd([ben], katason, { until: async () => (await ben.log.count()) > lines + 1 });
  });
});
