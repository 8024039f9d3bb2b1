import { expect, test } from 'vitest';
import { judgementOf } from '../../../games/kit/search/judgement.ts';
import { fit, lossOf } from './fit.ts';
import { type Batch, type Sample, selfPlay } from './self-play.ts';

/** Two seats of which the one with more of what counts wins, early by luck and late for certain. */
function race(progress: number): readonly Sample[] {
  const samples: Sample[] = [];
  for (let lead = -4; lead <= 4; lead++) {
    for (let luck = 0; luck < 5; luck++) {
      const ahead = lead + (1 - progress) * 3 * (luck - 2) > 0;
      const counted = [
        [lead, luck],
        [0, luck],
      ]; // What is the same for all tells nothing.
      samples.push({ game: luck, counted, progress, shares: ahead ? [1, 0] : [0, 1], hand: [0.5, 0.5] });
    }
  }
  return samples;
}

test('what tells who wins is found, and that it tells more when the game is late', () => {
  const losses: number[] = [];
  const weights = fit(['lead', 'luck'], [...race(0), ...race(1)], (_, loss) => losses.push(loss));
  const [early, later] = weights['lead']!;
  expect(early).toBeGreaterThan(0.2);
  expect(later).toBeGreaterThan(early);
  for (const weight of weights['luck']!) expect(weight).toBeCloseTo(0);
  expect(losses.at(-1)).toBeLessThan(losses[0]!);
  const judge = judgementOf(
    {
      names: ['lead', 'luck'],
      progress: () => 1,
      of: () => [
        [2, 1],
        [0, 1],
      ],
    },
    weights,
  );
  expect(judge({})[0]).toBeGreaterThan(0.9);
});

test('a forecast costs nothing where it was certain and right, ln 2 where it was even', () => {
  expect(lossOf([1, 0], [1, 0])).toBeCloseTo(0);
  expect(lossOf([0.5, 0.5], [0, 1])).toBeCloseTo(Math.LN2);
  expect(lossOf([0.5, 0.25, 0.25], [0.5, 0.5, 0])).toBeCloseTo(Math.LN2 / 2 + Math.log(4) / 2);
});

test.each(['asterion', 'katason'])('%s: games played with itself follow from their seed', async (game) => {
  const batch: Batch = { game, seed: 'tiny', from: 3, count: 1, iterations: 0 };
  const samples = await selfPlay(batch);
  expect(samples.length).toBeGreaterThan(10);
  expect(samples.length).toBeLessThanOrEqual(24);
  for (const { counted, shares, progress } of samples) {
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(counted).toHaveLength(shares.length);
    expect(progress >= 0 && progress <= 1).toBe(true);
  }
  expect(await selfPlay(batch)).toEqual(samples);
  expect(await selfPlay({ ...batch, seed: 'other' })).not.toEqual(samples);
});
