import { beforeEach, expect, test } from 'vitest';
import type { LocalSetup } from '../../../client/local/local-setup.ts';
import { continueGame, forgetGame, keepGame, newGame } from '../../../client/local/saved-game.ts';

const setup: LocalSetup = {
  id: 'first start',
  game: 'pebbles',
  options: {},
  seats: [
    { kind: 'human', name: 'Ana' },
    { kind: 'bot', name: 'Bo', level: 'hard' },
  ],
};
const turns = [{ seat: 0, move: { type: 'draw' } }];

beforeEach(() => localStorage.clear());

test('a game goes on from its last kept move, with its seed', () => {
  const { record } = newGame(setup, 2);
  keepGame(setup, { ...record, turns });
  expect(continueGame(setup, 2)).toEqual({ record: { ...record, turns }, seats: setup.seats });
});

test('a game goes on under the format it was begun under; the first had no number', () => {
  expect(continueGame(setup, 2).record.format).toBe(2);
  keepGame(setup, { ...newGame(setup, 2).record, turns });
  expect(continueGame(setup, 3).record.format).toBe(2);
  localStorage.setItem('agora.progress.pebbles', JSON.stringify({ id: setup.id, seed: 's', turns }));
  expect(continueGame(setup, 3).record).toMatchObject({ format: 1, turns });
});

test('every new game has its own deal, unless one is asked for', () => {
  expect(newGame(setup, 2).record.seed).not.toBe(newGame(setup, 2).record.seed);
  expect(continueGame({ ...setup, seed: 'same again' }, 2).record.seed).toBe('same again');
});

test('another start of the game begins anew', () => {
  keepGame(setup, { ...newGame(setup, 2).record, turns });
  expect(continueGame({ ...setup, id: 'second start' }, 2).record.turns).toEqual([]);
});

test('a forgotten game begins anew', () => {
  keepGame(setup, { ...newGame(setup, 2).record, turns });
  forgetGame(setup.game);
  expect(continueGame(setup, 2).record.turns).toEqual([]);
});

test.each([
  ['text', 'no JSON'],
  ['a list', '[]'],
  ['turns of another shape', '{"id":"first start","seed":"s","turns":[{"seat":"0"}]}'],
  ['a format that is none', '{"id":"first start","seed":"s","format":"2","turns":[]}'],
  ['no turns', '{"id":"first start","seed":"s"}'],
])('%s in the browser’s storage begins anew', (_what, stored) => {
  localStorage.setItem('agora.progress.pebbles', stored);
  expect(continueGame(setup, 2).record.turns).toEqual([]);
});
