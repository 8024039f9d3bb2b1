import { expect, test } from 'vitest';
import { promiseOf, worthOf } from '../../../games/kit/search/worth.ts';
import type { Result } from '../../../games/kit/rules.ts';

interface Standing {
  readonly points: readonly number[];
  readonly chances: readonly number[];
  readonly over?: true;
}

const places = (points: readonly number[]) =>
  points
    .map((score, seat) => ({ seat, score, rank: 1 + points.filter((other) => other > score).length, items: [] }))
    .toSorted((a, b) => a.rank - b.rank);

const judge = {
  rules: {
    result: ({ over, points }: Standing): Result | undefined => over && { ending: 'over', places: places(points) },
  },
  knowledge: {
    evaluate: ({ chances }: Standing) => chances,
    margin: { wide: 10, points: ({ points }: Standing) => points },
  },
};

const open = (chances: readonly number[], ...points: readonly number[]) => worthOf(judge, { chances, points });
const ended = (...points: readonly number[]) => worthOf(judge, { chances: [], points, over: true });

test('while the game is open the score is worth nothing', () => {
  expect(open([0.6, 0.4], 3, 90)).toEqual([0.6, 0.4]);
  expect(open([0.9, 0.1], 90, 3)).toEqual([0.9, 0.1]);
});

test('who has won gladly wins by more, who has lost by less', () => {
  const [close, far] = [ended(31, 30), ended(45, 30)];
  expect(far[0]).toBeGreaterThan(close[0]!);
  expect(far[1]).toBeLessThan(close[1]!);
  expect(open([0.99, 0.01], 45, 30)[0]).toBeGreaterThan(open([0.99, 0.01], 31, 30)[0]!);
});

test('no score is worth a place', () => {
  expect(ended(31, 30)[0]).toBeGreaterThan(ended(0, 90)[0]!);
  expect(ended(31, 30)[0]).toBeGreaterThan(open([0.93, 0.07], 90, 0)[0]!);
});

test('without a margin chances are all there is', () => {
  const plain = { ...judge, knowledge: { evaluate: judge.knowledge.evaluate } };
  expect(worthOf(plain, { chances: [0.99, 0.01], points: [5, 9] })).toEqual([0.99, 0.01]);
});

const promise = (chances: readonly number[], ...points: readonly number[]) => promiseOf(judge, { chances, points }, 1);

test('what a position promises is its odds while the game is open', () => {
  expect(promise([0.6, 0.4], 3, 90)).toBeCloseTo(Math.log(0.4 / 0.6));
});

test('once the winner is certain, five points of a lead of ten that hardly matters are odds of e to one', () => {
  expect(promise([1, 0], 90, 25) - promise([1, 0], 90, 20)).toBeCloseTo(1);
  // Half as much where it is half decided.
  expect(promise([0.95, 0.05], 90, 25) - promise([0.95, 0.05], 90, 20)).toBeCloseTo(0.5);
});

test('who has lost for certain still prefers more points', () => {
  expect(promise([0.9999, 0.0001], 90, 25)).toBeGreaterThan(promise([0.9995, 0.0005], 90, 20));
});
