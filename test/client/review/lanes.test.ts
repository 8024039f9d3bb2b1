import { array, assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { lanesOf } from '../../../client/review/lanes.ts';

test('marks that stand apart share a lane, and those that would cover each other don’t', () => {
  expect(lanesOf([])).toEqual([]);
  expect(lanesOf([0, 30, 60])).toEqual([0, 0, 0]);
  expect(lanesOf([30, 32, 36, 97, 98.5])).toEqual([0, 1, 2, 0, 1]);
});

test('no two marks of a lane are closer than a tenth of the chart', () => {
  assert(
    property(array(double({ min: 0, max: 100, noNaN: true }), { maxLength: 9 }), (places) => {
      const along = places.toSorted((a, b) => a - b);
      const lanes = lanesOf(along);
      for (const [i, at] of along.entries())
        for (const [j, other] of along.entries())
          if (i < j && lanes[i] === lanes[j]) expect(other - at).toBeGreaterThanOrEqual(10);
    }),
  );
});
