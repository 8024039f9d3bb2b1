import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { byPromise } from '../../../games/kit/search/playout.ts';

const take = (sticks: number) => ({ type: 'take', sticks });

test('of candidates the more promising are made more often, and each now and then', () => {
  const playout = byPromise(() => [
    { move: take(1), weight: 3 },
    { move: take(2), weight: 1 },
    { move: take(3), weight: 1e-9 },
  ]);
  const random = randomFrom('promise');
  const made = [0, 0, 0, 0];
  for (let i = 0; i < 40_000; i++) made[playout({}, 0, random).sticks]!++;
  expect(made[1]! / made[2]!).toBeGreaterThan(2.8);
  expect(made[1]! / made[2]!).toBeLessThan(3.2);
  expect(made[3]).toBeGreaterThan(0);
});
