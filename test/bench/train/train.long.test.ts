import { expect, test } from 'vitest';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { judgementOf } from '../../../games/kit/search/judgement.ts';
import { fit } from './fit.ts';
import { lossOf } from './loss.ts';
import { judgedOf } from '../judgement.ts';
import { type Batch, type Played, type Sample, noted, selfPlay } from './self-play.ts';

const even = [0.5, 0.5];

/** Two seats of which the one with more of what counts wins, late for certain and early if there is luck. */
function race(progress: number): readonly Sample[] {
  const samples: Sample[] = [];
  for (let lead = -4; lead <= 4; lead++) {
    for (let luck = 0; luck < 5; luck++) {
      const ahead = lead + (1 - progress) * 3 * (luck - 2) > 0;
      const counted = [
        [lead, luck],
        [0, luck],
      ];
      const shares = ahead ? [1, 0] : [0, 1];
      samples.push({ game: luck, counted, progress, shares, aim: shares, hand: even, before: even });
    }
  }
  return samples;
}

/** What is taught is also what says when to stop. */
const alike = (taught: readonly Sample[]) => ({ taught, apart: taught });

const often = (samples: readonly Sample[]) => Array.from({ length: 200 }, () => samples).flat();

test('what tells who wins is found, late by itself and early with the luck it takes', () => {
  const losses: number[] = [];
  const { weights, units } = fit(['lead', 'luck'], alike(often([...race(0), ...race(1)])), (_, loss) =>
    losses.push(loss),
  );
  expect(losses.at(-1)).toBeLessThan(losses[0]!);
  const chance = (lead: number, luck: number, progress: number) =>
    judgementOf(
      {
        names: ['lead', 'luck'],
        progress: () => progress,
        of: () => [
          [lead, luck],
          [0, luck],
        ],
      },
      weights,
      units,
    )({})[0]!;
  for (const luck of [0, 4]) expect(chance(2, luck, 1)).toBeGreaterThan(0.8);
  expect(chance(2, 4, 0)).toBeGreaterThan(0.8);
  expect(chance(2, 0, 0)).toBeLessThan(0.2);
});

test('what is fitted is the aim, whoever won', () => {
  const doubted = race(1).map((sample) => ({ ...sample, aim: even }));
  const { weights, units } = fit(['lead', 'luck'], alike(often(doubted)));
  const features = { names: ['lead', 'luck'], progress: () => 1, of: (sample: Sample) => sample.counted };
  const judge = judgementOf(features, weights, units);
  for (const sample of doubted) expect(judge(sample)[0]).toBeCloseTo(0.5, 1);
});

/** Three seats of which the one in the middle wins: no sum of what counts tells that. */
function middle(random: Random): Sample {
  const counted = [0, 1, 2].map(() => [random.below(100) / 10]);
  const order = counted.flat().toSorted((a, b) => a - b);
  const shares = counted.map(([count]) => Number(count === order[1]));
  const parts = shares.map((share) => share / shares.reduce((sum, one) => sum + one, 0));
  return { game: 0, counted, progress: 0, shares: parts, aim: parts, hand: even, before: even };
}

test('what no weighed sum tells is found by the hidden units', () => {
  const random = randomFrom('middle');
  const samples = Array.from({ length: 8000 }, () => middle(random));
  const { weights, units } = fit(['count'], alike(samples));
  const features = { names: ['count'], progress: () => 0, of: (sample: Sample) => sample.counted };
  const mean = (judge: (sample: Sample) => readonly number[]) =>
    samples.reduce((sum, sample) => sum + lossOf(judge(sample), sample.shares), 0) / samples.length;
  expect(mean(judgementOf(features, weights))).toBeGreaterThan(1);
  expect(mean(judgementOf(features, weights, units))).toBeLessThan(0.7);
});

test('a forecast costs nothing where it was certain and right, ln 2 where it was even', () => {
  expect(lossOf([1, 0], [1, 0])).toBeCloseTo(0);
  expect(lossOf([0.5, 0.5], [0, 1])).toBeCloseTo(Math.LN2);
  expect(lossOf([0.5, 0.25, 0.25], [0.5, 0.5, 0])).toBeCloseTo(Math.LN2 / 2 + Math.log(4) / 2);
});

const notedOf = async (game: string, played: readonly Played[], mixed: number) => {
  const judged = (await judgedOf(game))!;
  return played.flatMap((one, at) => noted(judged, one, at, mixed));
};

test.each(['asterion', 'katason'])('%s: games played with itself follow from their seed', async (game) => {
  const batch: Batch = { game, seed: 'tiny', from: 3, count: 1, iterations: 0, teacher: 'learned' };
  const samplesOf = async (one: Batch) => notedOf(game, await selfPlay(one), 0);
  const samples = await samplesOf(batch);
  expect(samples.length).toBeGreaterThan(10);
  expect(samples.length).toBeLessThanOrEqual(24);
  for (const { counted, shares, progress } of samples) {
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(counted).toHaveLength(shares.length);
    expect(progress >= 0 && progress <= 1).toBe(true);
  }
  expect(await samplesOf(batch)).toEqual(samples);
  expect(await samplesOf({ ...batch, seed: 'other' })).not.toEqual(samples);
});

test('what is taught is who won, or to a part what was thought of a position, and makes one either way', async () => {
  const batch: Batch = {
    game: 'asterion',
    seed: 'aim',
    from: 0,
    count: 1,
    iterations: 4,
    teacher: 'learned',
  };
  const played = await selfPlay(batch);
  for (const { aim, shares } of await notedOf('asterion', played, 0)) expect(aim).toEqual(shares);
  const mixed = await notedOf('asterion', played, 0.5);
  for (const { aim } of mixed) expect(aim.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  const winners = mixed.map(({ aim, shares }) => aim[shares.indexOf(1)]!);
  expect(Math.min(...winners)).toBeGreaterThanOrEqual(0.5);
  expect(Math.min(...winners)).toBeLessThan(0.95);
});
