import { expect, test } from 'vitest';
import { softmax } from '../../../games/kit/search/softmax.ts';

test('chances make one together and grow e times with each spread', () => {
  const [low, high] = softmax([3, 5], 2);
  expect(low! + high!).toBeCloseTo(1);
  expect(high! / low!).toBeCloseTo(Math.E);
});

test('equal strengths are equal chances, however large they are', () => {
  expect(softmax([9000, 9000, 9000, 9000], 1)).toEqual([0.25, 0.25, 0.25, 0.25]);
});
