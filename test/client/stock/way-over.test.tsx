/** The way over from boardgame.io, as it is told: each step's code is written out, loaded and played. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { screen } from '@testing-library/react';
import type { Game } from 'boardgame.io';
import { beforeAll, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { ShownGame } from '../../../client/table/shelf.ts';
import type { StockLook } from '../../../client/stock/index.ts';
import type { Check } from '../../../games/kit/laws/index.ts';
import type { Shelved } from '../../../games/kit/shelf.ts';
import { layStock } from './table.tsx';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Inside the repository, so that what it imports is found. */
const FOLDER = join(ROOT, 'test-results/way-over');

/** What the packages' doors lead to here. */
const DOORS: Readonly<Record<string, string>> = {
  '@agora-games/agora-client/stock': 'client/stock/index.ts',
  '@agora-games/agora/stock': 'games/kit/stock/index.ts',
  '@agora-games/agora/define': 'games/kit/define/index.ts',
  '@agora-games/agora/laws': 'games/kit/laws/index.ts',
};

/** The files that the way over shows, by name. */
const frames = new Map(
  [
    ...readFileSync(join(ROOT, 'games/kit/stock/WAY-OVER.md'), 'utf8').matchAll(
      /```jsx?\n\/\/ ([\w.]+)\n([\s\S]*?)\n```/g,
    ),
  ].map(([, name = '', code = '']) => [name, code]),
);

beforeAll(() => {
  changeSettings({ language: 'en', sound: false });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, code] of frames) {
    const here = code
      .replaceAll(/(?<=from ')(@[\w-]+\/agora[\w/-]*)(?=')/g, (door) => relative(FOLDER, join(ROOT, DOORS[door]!)))
      .replaceAll("'boardgame.io/core'", "'#bgio/core'");
    writeFileSync(join(FOLDER, name), here);
  }
});

const load = async <Module,>(name: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(join(FOLDER, name)).href)) as Module;

test('the game as it stands is played on its own board', async () => {
  const { shelf } = await load<{ shelf: ReadonlyMap<string, ShownGame> }>('shelf.js');
  expect([...shelf.keys()]).toEqual(['tic-tac-toe']);
  const { TicTacToe } = await load<{ TicTacToe: Game }>('game.js');
  const look = await load<{ TicTacToeBoard: NonNullable<StockLook['board']> }>('board.jsx');
  const { user, lift, match } = await layStock('tic-tac-toe', TicTacToe, { board: look.TicTacToeBoard });
  for (const [at, cell] of [1, 4, 2, 5, 3].entries()) {
    lift(at % 2);
    await user.click(screen.getByRole('button', { name: `Cell ${cell}` }));
  }
  expect(match.getSnapshot().phase).toBe('over');
});

test('with listed moves and words each move is a button of a name', async () => {
  const { Listed } = await load<{ Listed: Game }>('listed.js');
  const { games, said } = await load<{ games: Record<string, Shelved>; said: StockLook['said'] }>('worded.js');
  const { meta } = games['tic-tac-toe']!;
  expect([meta.names['ja'], meta.minutes]).toEqual(['三目並べ', 2]);
  const { user } = await layStock('tic-tac-toe', Listed, { said: said! });
  await user.click(screen.getByRole('button', { name: 'Mark cell 5' }));
  expect(screen.getByRole('log').textContent).toContain('Mark cell 5');
});

test('as rules of Agora’s own it refuses by name, and keeps the laws', async () => {
  const { ticTacToe } = await load<{ ticTacToe: object }>('rules.js');
  expect(Object.keys(ticTacToe)).toEqual(expect.arrayContaining(['meta', 'rules', 'game', 'knowledge']));
  const { checks } = await load<{ checks: readonly Check[] }>('laws.js');
  expect(checks.length).toBeGreaterThan(0);
  for (const { check } of checks) check();
});
