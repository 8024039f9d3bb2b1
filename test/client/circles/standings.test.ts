/** Standings and seasons of a circle, counted by hand. */
import { expect, test } from 'vitest';
import { seasonAt, seasonsIn, standingsIn } from '../../../client/circles/standings.ts';
import type { MatchResult } from '../../../server/contract/results.ts';

/** A match at some time, with the place of each who sat there. */
function match(places: Readonly<Record<string, number>>, at = 0): MatchResult {
  const seats = Object.entries(places).map(([name, place]) => ({
    ...(name.startsWith('guest') ? { name } : { who: name, name }),
    place,
    points: 0,
  }));
  return { id: JSON.stringify([places, at]), game: 'a', at, seats };
}

test('counts matches, victories and who was left behind, and a shared place half', () => {
  const results = [
    match({ ann: 1, ben: 2, guest: 3 }),
    match({ ben: 1, ann: 1, cy: 3 }),
    match({ cy: 1, ann: 2, guest: 2, gone: 4 }),
  ];
  expect(standingsIn(results, new Set(['ann', 'ben', 'cy', 'dan']))).toEqual([
    // 2 of 2, then half of one and the other of 2, then half of one and the last of 3: 5 of 7.
    { who: 'ann', played: 3, won: 2, ahead: 5 / 7 },
    // Of those who have won one, Cy came before 3 of 5 and Ben before 2.5 of 4.
    { who: 'ben', played: 2, won: 1, ahead: 2.5 / 4 },
    { who: 'cy', played: 2, won: 1, ahead: 3 / 5 },
  ]);
  expect(standingsIn([], new Set(['ann']))).toEqual([]);
});

test('a season is a quarter of a year by the reader’s clock', () => {
  const at = (...date: readonly [number, number, number]) => new Date(...date).getTime();
  const { id, from, to } = seasonAt(at(2026, 11, 31));
  expect([id, from, to]).toEqual(['2026-4', at(2026, 9, 1), at(2027, 0, 1)]);
  expect(seasonAt(at(2026, 0, 1)).id).toBe('2026-1');
  const results = [at(2026, 0, 1), at(2026, 11, 31), at(2026, 2, 31), at(2025, 11, 31)].map((when) => match({}, when));
  expect(seasonsIn(results).map((season) => season.id)).toEqual(['2026-4', '2026-1', '2025-4']);
});
