// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { LocalSetup } from '../../../client/app/local-setup.ts';
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
  const { record } = newGame(setup);
  keepGame(setup, { ...record, turns });
  expect(continueGame(setup)).toEqual({ record: { ...record, turns }, seats: setup.seats });
});

test('every new game has its own deal, unless one is asked for', () => {
  expect(newGame(setup).record.seed).not.toBe(newGame(setup).record.seed);
  expect(continueGame({ ...setup, seed: 'same again' }).record.seed).toBe('same again');
});

test('another start of the game begins anew', () => {
  keepGame(setup, { ...newGame(setup).record, turns });
  expect(continueGame({ ...setup, id: 'second start' }).record.turns).toEqual([]);
});

test('a forgotten game begins anew', () => {
  keepGame(setup, { ...newGame(setup).record, turns });
  forgetGame(setup.game);
  expect(continueGame(setup).record.turns).toEqual([]);
});

test.each([
  ['text', 'no JSON'],
  ['a list', '[]'],
  ['turns of another shape', '{"id":"first start","seed":"s","turns":[{"seat":"0"}]}'],
  ['no turns', '{"id":"first start","seed":"s"}'],
])('%s in the browser’s storage begins anew', (_what, stored) => {
  localStorage.setItem('agora.progress.pebbles', stored);
  expect(continueGame(setup).record.turns).toEqual([]);
});
