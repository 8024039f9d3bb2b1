/** Counted by hand in test/corpus/attika/printed.txt: 22 buildings of two players. */
import { expect, test } from 'vitest';
import { figuresOf } from '../figures.ts';

test('Attika 4.1–4.7: what was paid, and what site and neighbours saved', async () => {
  const { rows } = await figuresOf('attika');
  // On bare land the first player's thirteen buildings cost 40, the other's nine 27.
  expect(rows('cards')).toEqual({ drawn: [20, 21], paid: [24, 19], fees: [1, 0], saved: [40 - 23, 27 - 19] });
});

test('what was built', async () => {
  const { rows, points } = await figuresOf('attika');
  expect(rows('built')).toEqual({
    built: [13, 9],
    free: [2, 0],
    groups: [0, 0],
    amphoraeUsed: [0, 0],
    lands: [0, 0],
  });
  expect(points.at(-1)).toEqual([13, 9]);
});
