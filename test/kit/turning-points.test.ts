import { expect, test } from 'vitest';
import { momentsToJudge, turningPoints } from '../../games/kit/turning-points.ts';

test('the first moments give a curve from beginning to end, the later ones lie between, each once', () => {
  for (const length of [1, 7, 19, 20, 300, 1500]) {
    const moments = momentsToJudge(length);
    expect(new Set(moments).size).toBe(moments.length);
    expect(moments.every((step) => Number.isInteger(step) && step >= 0 && step <= length)).toBe(true);
    expect(moments[0]).toBe(0);
    const coarse = moments.slice(0, Math.min(20, length + 1));
    expect(coarse.at(-1)).toBe(length);
    expect(moments.length).toBeLessThanOrEqual(100);
  }
  expect(momentsToJudge(0)).toEqual([0]);
  expect(momentsToJudge(7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

const at = (step: number, ...chances: readonly number[]) => ({ step, chances });

test('it turned where somebody’s chance changed much from one moment to the next', () => {
  const curve = [at(0, 0.5, 0.5), at(10, 0.55, 0.45), at(20, 0.2, 0.8), at(30, 0.25, 0.75), at(40, 0, 1)];
  expect(turningPoints(curve.toReversed())).toEqual([
    { from: 10, step: 20, seat: 0, before: 0.55, after: 0.2 },
    { from: 30, step: 40, seat: 0, before: 0.25, after: 0 },
  ]);
});

test('of two whose chances changed as much the first is named, whatever was lost in adding', () => {
  const curve = [at(0, 0.89, 0.11), at(1, 0.67, 0.33), at(2, 0.5, 0.5), at(3, 0.35, 0.65)];
  expect(turningPoints(curve).map(({ seat }) => seat)).toEqual([0, 0, 0]);
});

test('not where nothing changed much, and at the five largest at most', () => {
  expect(turningPoints([at(0, 0.5, 0.5), at(5, 0.6, 0.4)])).toEqual([]);
  expect(turningPoints([at(0, 0.5, 0.5)])).toEqual([]);
  const swings = Array.from({ length: 9 }, (_, i) => at(i, i % 2 === 0 ? 0.1 - i / 200 : 0.5 + i / 100, 0));
  const turnings = turningPoints(swings);
  expect(turnings).toHaveLength(5);
  // The later ones are larger.
  expect(turnings.map(({ step }) => step)).toEqual([4, 5, 6, 7, 8]);
});
