/** Counted by hand in test/corpus/lost-cities/printed.txt: three expeditions of two players. */
import { expect, test } from 'vitest';
import { figuresOf } from '../figures.ts';

test('cards and steps', async () => {
  const { rows } = await figuresOf('lost-cities');
  expect(rows('deeds')).toEqual({
    // 15 and 14 paths begun, 54 and 47 cards laid on.
    cardsLaid: [69, 61],
    cardsDiscarded: [20, 27],
    pilesTaken: [2, 2],
    freeSteps: [16, 16],
    stepsDeclined: [0, 0],
    pointTiles: [120, 85],
    statues: [7, 9],
  });
});

test('Lost Cities 8.1, 8.2: what the paths brought is what the three expeditions scored', async () => {
  const { rows } = await figuresOf('lost-cities');
  const paths = Object.values(rows('paths'));
  expect(paths).toHaveLength(5);
  // Explorers 55 + 45 + 85 and the researcher 20 + 100 + 30; of the other 10 + 75 + 5 and 60 + 100 + 70.
  expect([0, 1].map((seat) => paths.reduce((sum, values) => sum + values[seat]!, 0))).toEqual([335, 320]);
});

test('points end as the result has them', async () => {
  const { points } = await figuresOf('lost-cities');
  expect(points.at(-1)).toEqual([475, 445]);
});
