import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalSetup } from '../../../client/saved/local-setup.ts';
import {
  type KeptGame,
  beginGame,
  deleteGames,
  keepGame,
  keptGame,
  openGame,
  readKeptGames,
  takeGame,
} from '../../../client/saved/saved-game.ts';

const setup: LocalSetup = {
  game: 'pebbles',
  options: {},
  seats: [
    { kind: 'human', name: 'Ana' },
    { kind: 'bot', name: 'Bo', level: 'hard' },
  ],
};
const turns = [{ seat: 0, move: { type: 'draw' } }];
const standing = { toMove: [1], result: null };

/** A new game that a page plays. */
function begun(holder = 'here', more: Partial<LocalSetup> = {}): KeptGame {
  const id = beginGame({ ...setup, ...more });
  takeGame(id, holder);
  return keptGame(id)!;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1000 });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a game goes on from its last kept move, with its seed', () => {
  const kept = begun();
  const { record } = openGame(kept, 2);
  expect(keepGame(kept.id, 'here', { ...record, turns }, standing)).toBe(true);
  expect(openGame(kept, 2)).toEqual({ record: { ...record, turns }, seats: setup.seats, whence: {} });
  expect(keptGame(kept.id)).toMatchObject({ moves: 1, standing });
});

test('a game goes on under the format it was begun under', () => {
  const kept = begun();
  keepGame(kept.id, 'here', openGame(kept, 2).record, standing);
  expect(openGame(kept, 3).record.format).toBe(2);
});

test('every new game has its own deal, unless one is asked for', () => {
  expect(openGame(begun(), 2).record.seed).not.toBe(openGame(begun(), 2).record.seed);
  expect(openGame(begun('here', { seed: 'same again' }), 2).record.seed).toBe('same again');
});

test('as many games of one kind as one likes lie beside each other, the last one played first', () => {
  const [first, second, third] = [begun(), begun(), begun()];
  vi.setSystemTime(2000);
  keepGame(first.id, 'here', { ...openGame(first, 2).record, turns }, standing);
  expect(readKeptGames().map(({ id }) => id)[0]).toBe(first.id);
  expect(readKeptGames().map(({ id }) => id)).toEqual(expect.arrayContaining([second.id, third.id]));
  expect(openGame(second, 2).record.turns).toEqual([]);
});

test('a page from which a game was taken keeps nothing more of it', () => {
  const kept = begun('before');
  const { record } = openGame(kept, 2);
  keepGame(kept.id, 'before', { ...record, turns }, standing);
  takeGame(kept.id, 'after');
  expect(keepGame(kept.id, 'before', { ...record, turns: [...turns, ...turns] }, standing)).toBe(false);
  expect(openGame(kept, 2).record.turns).toEqual(turns);
});

test('a deleted game is gone with its moves, and a page that still plays it brings nothing back', () => {
  const kept = begun();
  const { record } = openGame(kept, 2);
  keepGame(kept.id, 'here', { ...record, turns }, standing);
  deleteGames([kept.id]);
  expect(keepGame(kept.id, 'here', { ...record, turns }, standing)).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['text', 'no JSON'],
  ['a list', '[]'],
  ['turns of another shape', '{"seed":"s","turns":[{"seat":"0"}]}'],
  ['a format that is none', '{"seed":"s","format":"2","turns":[]}'],
  ['no turns', '{"seed":"s"}'],
])('%s in place of the moves begins anew', (_what, stored) => {
  const kept = begun();
  localStorage.setItem(`agora.moves.${kept.id}`, stored);
  expect(openGame(kept, 2).record.turns).toEqual([]);
});

test.each([
  'no JSON',
  '[]',
  '{"id":"x"}',
  JSON.stringify({ ...setup, id: 'other', begunAt: 1, touchedAt: 1, moves: 0 }),
])('%s in place of a game is none', (stored) => {
  localStorage.setItem('agora.game.x', stored);
  expect(readKeptGames()).toEqual([]);
});
