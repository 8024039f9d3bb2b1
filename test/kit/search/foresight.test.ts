import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { foreseen } from '../../../games/kit/search/foresight.ts';
import { think } from '../../../games/kit/search/think.ts';
import { type Nim, nim, nimKnowledge, still } from './fixtures.ts';

/** One who knows Nim: whoever is to move loses where a multiple of four is left. */
const knowing = {
  ...nimKnowledge,
  evaluate: ({ left, turn }: Nim) => [0, 1].map((seat) => ((left % 4 === 0) === (seat === turn) ? 0.1 : 0.9)),
};

const judge = {
  rules: nim,
  knowledge: knowing,
  random: randomFrom('foresight'),
  candidates: (state: Nim, seat: number) => nim.legal(state, seat).map((move) => ({ move, weight: 1 })),
};

test('every move is weighed by the odds to win after it, to a power', () => {
  const state = { left: 10, turn: 0 };
  const weights = foreseen(judge, state, 0, 2).map(({ move, weight }) => [move.sticks, Number(weight.toFixed(4))]);
  // Odds of 9 to 1 where eight are left, else of 1 to 9.
  expect(weights).toEqual([
    [1, 0.0123],
    [2, 81],
    [3, 0.0123],
  ]);
  expect(state).toEqual({ left: 10, turn: 0 });
});

test('a move that ends the game is weighed by its result', () => {
  const weights = foreseen(judge, { left: 2, turn: 0 }, 0, 1).map(({ weight }) => weight);
  expect(weights[1]! / weights[0]!).toBeGreaterThan(1000);
});

test('a search with foresight looks where the judgement points first', () => {
  const level = { iterations: 12, milliseconds: 1 };
  const question = { rules: nim, view: { left: 10, turn: 0 }, seat: 0, level, seed: 'foresight', now: still };
  const { considered } = think({ ...question, knowledge: { ...knowing, foresight: 4, horizon: 0 } });
  expect(considered[0]).toMatchObject({ move: { sticks: 2 } });
});
