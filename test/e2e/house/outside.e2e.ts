/** Agora as a package in somebody else's project: a game of their own on its table, and one of ours on stock boardgame.io. */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { failure, moveOut } from '../../outside/install.ts';
import { expect, test as base } from '../agora.ts';
import { playToEnd, preferring } from '../player.ts';

const test = base.extend<object, { readonly project: string }>({
  project: [
    // Playwright reads a fixture's needs from the destructured parameter, so it stands empty here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const project = moveOut();
      expect(failure(project, 'node_modules/vite/bin/vite.js', 'build')).toBeNull();
      await use(project);
      rmSync(project, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  agora: async ({ project }, use) => {
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: ':memory:',
      LOG_LEVEL: 'warn',
      BOT_DELAY_MS: '0',
    };
    const server = fork(join(project, 'server.js'), { cwd: project, env, execArgv: [] });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const told = await Promise.race([
      new Promise<{ readonly port: number }>((resolve) => server.once('message', resolve)),
      ended.then(() => Promise.reject(new Error('the server ended at start'))),
    ]);
    const never = () => Promise.reject(new Error('this server is not started again'));
    await use({ url: `http://127.0.0.1:${told.port}`, stop: never, start: never, turn: never });
    server.kill('SIGTERM');
    await ended;
  },
});

// One after the other: packing takes longer than playing.
test.describe.configure({ mode: 'default' });

const pebbles = preferring(/^1 nehmen$/);

test('two people and a bot play a game that speaks German alone to its end', async ({ player }) => {
  const ann = await player('Ann');
  const link = await ann.openTable({ game: 'Kiesel', players: 3 });
  const ben = await player('Ben');
  await ben.sitDown(link);
  await expect(ann.page.getByText('1 seat still free')).toBeVisible();
  await ann.seatBot();
  await expect(ann.prompt).toHaveText('Nimm ein bis drei Kiesel.');
  await playToEnd([ann, ben], pebbles);
  const result = await ann.result();
  expect(result.ending).toBe('Alle Kiesel sind genommen.');
  expect(result.places.reduce((sum, { total }) => sum + total, 0)).toBe(9);
  expect((await ben.result()).places).toEqual(result.places);
});

test('against bots, which think in a worker of that project', async ({ player }) => {
  const ann = await player('Ann');
  await ann.startLocal({ game: 'Kiesel', rivals: 'bots', names: ['Ann'] });
  await playToEnd([ann], pebbles);
  expect((await ann.result()).places.reduce((sum, { total }) => sum + total, 0)).toBe(9);
});

test('a game of ours stands on their shelf, with its own board', async ({ player }) => {
  const ann = await player('Ann');
  await ann.startLocal({ game: 'Asterion', rivals: 'bots', names: ['Ann'], seed: 'outside' });
  await expect(ann.panel('Ann')).toContainText('Tiles left 16');
  // Its styles have come along: what only its own stylesheet sets.
  const ringed = () =>
    ann.page.evaluate(() =>
      [...document.querySelectorAll('main [class]')].some(
        (part) => getComputedStyle(part).getPropertyValue('--ring-width') === '4',
      ),
    );
  await expect.poll(ringed).toBe(true);
});

test('a game of ours is played in boardgame.io’s React client against our bot, beside the debug panel', async ({
  page,
}) => {
  await page.goto('/stock.html');
  const made = page.getByLabel('Moves made');
  const own = page.getByRole('main').getByRole('button');
  const moves = async () => Number(await made.textContent());
  for (let turn = 0; turn < 3; turn++) {
    const before = await moves();
    await own.first().click();
    // Ours and the bot's, who may take two for its turn.
    await expect.poll(moves).toBeGreaterThan(before + 1);
    await expect(page.getByText('Your turn.')).toBeVisible();
  }
  // boardgame.io's own count of moves would be written into a state it was handed.
  await expect(page.getByLabel('Moves boardgame.io counts')).toHaveText('0');
  await expect(page.getByRole('button', { name: 'Player 0 (current, active)' })).toBeVisible();
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(page.getByRole('region', { name: 'boardgame.io Debug Panel' })).toContainText('placeTile');
});
