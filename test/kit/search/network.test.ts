import { expect, test } from 'vitest';
import { LEAK, Network, networkOf, sizeOf } from '../../../games/kit/search/network.ts';

/** Two inputs, four units: they see a + b, a − 2b, 2a and −b, are worth 3, 10, 1 and 2, and the inputs 0.5 and −1 by themselves. */
const numbers = [1, 1, 2, 0, 1, -2, 0, -1, 3, 10, 1, 2, 0.5, -1];
const network = new Network(2, 4, Float64Array.from(numbers));

function strengthOf(values: readonly number[], shared: number): number {
  const all = Float64Array.from(values);
  network.share(all, 0, shared);
  return network.strength(all, shared, shared);
}

test('units let sums above nothing through, and little of those below', () => {
  // Counted by hand: 3 × 5 + 10 × LEAK × (1 − 2 × 4) + 1 × 2 − 2 × LEAK × 4 + 0.5 × 1 − 4, and 3 × 5 + 10 × 5 + 1 × 10 + 0.5 × 5.
  expect(strengthOf([1, 4], 0)).toBeCloseTo(13.5 - 78 * LEAK);
  expect(strengthOf([5, 0], 0)).toBeCloseTo(77.5);
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
  expect([...networkOf({ inputs: 2, units: 4, thousandths }).numbers]).toEqual(numbers);
  expect(() => networkOf({ inputs: 3, units: 4, thousandths })).toThrow('14 numbers for 3 × 4');
  expect(sizeOf(2, 4)).toBe(14);
  expect(() => new Network(1, 2, new Float64Array(sizeOf(1, 2)))).toThrow('2 units, not a multiple of 4');
});
