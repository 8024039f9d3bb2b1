/** Figures of somebody's results, counted by hand. */
import { expect, test } from 'vitest';
import { companionsIn, figuresOf } from '../../../client/results/figures.ts';
import type { MatchResult } from '../../../server/contract/results.ts';

let at = 0;
/** A match in which one came to a place with so many points; `others` came to the places named, in order. */
function match(
  game: string,
  place: number,
  points: number,
  others: Readonly<Record<string, number>> = {},
): MatchResult {
  const seats = Object.entries(others).map(([who, of]) => ({ who, name: who.toUpperCase(), place: of, points: 0 }));
  const own = { own: true as const, place, points };
  return { id: `${at++}`, game, at, seats: [own, ...seats].toSorted((a, b) => a.place - b.place) };
}

test('counts matches, first places and the most points, game by game', () => {
  const results = [match('a', 2, -3), match('b', 1, 10), match('b', 3, 12), match('b', 1, 8)];
  expect(figuresOf(results)).toEqual([
    { game: 'b', played: 3, won: 2, best: 12 },
    { game: 'a', played: 1, won: 0, best: -3 },
  ]);
  expect(figuresOf([])).toEqual([]);
});

test('compares the last ten with the ten before, once there are as many', () => {
  // Newest first: of the last ten three are won, of those before six, and the oldest is won.
  const [last, before] = [
    [1, 2, 2, 1, 2, 2, 1, 2, 2, 2],
    [1, 1, 1, 1, 1, 1, 2, 2, 2, 2],
  ];
  const places = [...last, ...before, 1];
  const results = places.map((place) => match('a', place, 0));
  expect(figuresOf(results)[0]).toMatchObject({ played: 21, won: 10, lately: { won: 3, before: 6 } });
  expect(figuresOf(results.slice(0, 20))[0]).toHaveProperty('lately');
  expect(figuresOf(results.slice(0, 19))[0]).not.toHaveProperty('lately');
});

test('counts with whom, and how often before them; a shared place is nobody’s', () => {
  const results = [match('a', 1, 0, { ben: 2, cy: 1 }), match('b', 2, 0, { ben: 1 }), match('a', 1, 0, { ben: 3 })];
  expect(companionsIn(results)).toEqual([
    { who: 'ben', name: 'BEN', together: 3, ahead: 2 },
    { who: 'cy', name: 'CY', together: 1, ahead: 0 },
  ]);
  expect(companionsIn([match('a', 1, 0)])).toEqual([]);
});
