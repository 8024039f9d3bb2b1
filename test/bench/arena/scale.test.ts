import { expect, test } from 'vitest';
import { type Played, pairsOf, ratings, scaleTable } from './scale.ts';

const games = (contestants: readonly string[], ...wins: readonly number[]): Played => ({
  contestants,
  outcomes: wins.flatMap((count, winner) =>
    Array.from({ length: count }, () => ({ shares: contestants.map((_, seat) => Number(seat === winner)) })),
  ),
});

test('ten times as many games won are 400 Elo', () => {
  const [weak, strong] = ratings([games(['a', 'b'], 1000, 100)], 'b');
  expect(weak).toMatchObject({ name: 'b', elo: 0, give: 0, games: 1100 });
  expect(strong!.elo).toBeGreaterThan(390);
  expect(strong!.elo).toBeLessThan(401);
});

test('who never met is told apart by those whom both met', () => {
  const rated = ratings([games(['a', 'b'], 300, 100), games(['b', 'c'], 300, 100)], 'b');
  expect(rated.map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  // Odds of three to one are 400 × lg 3.
  for (const { elo } of [rated[0]!, rated[2]!]) expect(Math.abs(elo)).toBeCloseTo(400 * Math.log10(3), -1);
});

test('one against three who are as strong wins a quarter', () => {
  const rated = ratings([games(['a', 'b', 'b', 'b'], 100, 100, 100, 100)], 'b');
  expect(rated[0]!.elo).toBeCloseTo(0, 3);
  // Odds of one to one against each are 25 %, of three to one 50 %.
  const better = ratings([games(['a', 'b', 'b', 'b'], 300, 100, 100, 100)], 'b');
  expect(better[1]!.elo).toBeCloseTo(400 * Math.log10(3), -1);
});

test('the interval is that of a share: 60 of 100 games', () => {
  const [, better] = ratings([games(['a', 'b'], 60, 40)], 'b');
  // 1.96 standard errors of a logit: 1.96 / √(100 × 0.6 × 0.4), in Elo.
  expect(better!.give).toBeCloseTo((1.96 / Math.sqrt(24)) * (400 / Math.LN10), 0);
});

test('who won everything is strong, but not endlessly', () => {
  const [, better] = ratings([games(['a', 'b'], 40, 0)], 'b');
  expect(better!.elo).toBeGreaterThan(400);
  expect(better!.elo).toBeLessThan(2000);
  expect(scaleTable([better!], 'b')).toMatch(/^\| who \| Elo above b.*\n.*\n\| a \| \d+ \(/);
});

test('only those play who stand near each other, as often as the one with fewer games', () => {
  const names = ['a', 'b', 'c', 'd'];
  expect(pairsOf(names, { reach: 1, games: [8, 8, 4, 2] })).toEqual([
    { first: 'a', second: 'b', games: 8 },
    { first: 'b', second: 'c', games: 4 },
    { first: 'c', second: 'd', games: 2 },
  ]);
  const met = pairsOf(names, { reach: 2, games: [8, 8, 4, 2] }).map(({ first, second }) => first + second);
  expect(met).toEqual(['ab', 'ac', 'bc', 'bd', 'cd']);
  expect(pairsOf(names, { reach: 4, games: [1, 1, 1, 1] })).toHaveLength(6);
});
