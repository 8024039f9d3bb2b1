import { expect, test } from 'vitest';
import { LEAK, Network, networkOf, sizeOf } from '../../../games/kit/search/network.ts';

/** Two inputs, two units: the units see a + b and a − 2b, are worth 3 and 10, and the inputs 0.5 and −1 by themselves. */
const numbers = [1, 1, 1, -2, 3, 10, 0.5, -1];
const network = new Network(2, 2, Float64Array.from(numbers));

function strengthOf(values: readonly number[], shared: number): number {
  const all = Float64Array.from(values);
  network.share(all, 0, shared);
  return network.strength(all, shared, shared);
}

test('units let sums above nothing through, and little of those below', () => {
  // Counted by hand: 3 × 5 + 10 × LEAK × (1 − 2 × 4) + 0.5 × 1 − 4, and 3 × 5 + 10 × 5 + 0.5 × 5.
  expect(strengthOf([1, 4], 0)).toBeCloseTo(15 - 70 * LEAK - 3.5);
  expect(strengthOf([5, 0], 0)).toBeCloseTo(67.5);
});

test('it makes no difference what is shared', () => {
  for (const values of [
    [1, 4],
    [5, 0],
    [0, 2],
  ]) {
    for (const shared of [1, 2]) expect(strengthOf(values, shared)).toBeCloseTo(strengthOf(values, 0));
  }
});

test('what is learned is read in thousandths, and must be whole', () => {
  const thousandths = numbers.map((number) => 1000 * number).join(' ');
  expect([...networkOf({ inputs: 2, units: 2, thousandths }).numbers]).toEqual(numbers);
  expect(() => networkOf({ inputs: 3, units: 2, thousandths })).toThrow('8 numbers for 3 × 2');
  expect(sizeOf(2, 2)).toBe(8);
});
