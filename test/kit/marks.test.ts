import { expect, test } from 'vitest';
import { Marks } from '../../games/kit/marks.ts';

test('marks are there until all are taken off, however often that is done', () => {
  const marks = new Marks(3);
  for (let round = 0; round < 1000; round++) {
    marks.clear();
    expect([0, 1, 2].map((index) => marks.has(index))).toEqual([false, false, false]);
    marks.put(1);
    // The mark of a round long ago is as gone as that of the last.
    if (round % 300 === 0) marks.put(2);
    expect([0, 1, 2].map((index) => marks.has(index))).toEqual([false, true, round % 300 === 0]);
  }
});

test('nothing bears a mark in the beginning', () => {
  expect(new Marks(1).has(0)).toBe(false);
});

test('beyond its things nothing is ever marked', () => {
  const marks = new Marks(2);
  marks.put(2);
  marks.put(-1);
  expect([marks.has(2), marks.has(-1)]).toEqual([false, false]);
});
