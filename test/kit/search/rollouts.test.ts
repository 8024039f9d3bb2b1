import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { Rollouts, contested } from '../../../games/kit/search/rollouts.ts';
import { think } from '../../../games/kit/search/think.ts';
import { type Take, coin, coinKnowledge, nim, nimKnowledge, still, takes } from './fixtures.ts';

const knowledge = { ...nimKnowledge, rollouts: nimKnowledge.playout };
const level = { iterations: 3000, milliseconds: 1 };
const ask = (left: number, seed: string, more = {}) =>
  think({ rules: nim, knowledge, view: { left, turn: 0 }, seat: 0, level: { ...level, ...more }, seed, now: still });

test.each([3, 5, 6, 7])('of %i sticks what wins is found by playing on at random', (left) => {
  expect(ask(left, 'wins').move.sticks).toBe(left % 4);
});

test('what people shake their heads at isn’t played for being the only one that promises anything', () => {
  const promising = takes.map((move) => ({ move, weight: move.sticks === 1 ? 1 : 1e-4 }));
  const regrets = (_: unknown, __: number, move: Take, memory?: object) => memory !== undefined && move.sticks === 1;
  const undo = { ...knowledge, candidates: () => promising, regrets };
  const question = { rules: nim, knowledge: undo, view: { left: 7, turn: 0 }, seat: 0, seed: 'undo', now: still };
  expect(think({ ...question, level }).move.sticks).toBe(1);
  expect(think({ ...question, level, memory: {} }).move.sticks).toBe(2);
});

test('a move that has fallen behind for certain is left, and the last one ends the search', () => {
  const { iterations, considered } = ask(3, 'early');
  expect(iterations).toBeLessThan(300);
  expect(considered[0]).toMatchObject({ move: { sticks: 3 }, value: 1 });
  expect(Math.min(...considered.map(({ visits }) => visits))).toBeLessThan(considered[0]!.visits + 1);
});

test('moves between which nothing is left to be found end the search', () => {
  let deals = 0;
  const deal = () => ({ left: 8 + (deals++ % 2), turn: 0 });
  const evaluate = ({ left }: { readonly left: number }) => (left % 2 === 0 ? [0.51, 0.49] : [0.49, 0.51]);
  const takes = [1, 2].map((sticks) => ({ move: { type: 'take', sticks } as const, weight: 1 }));
  const played = { rules: nim, knowledge: { ...knowledge, horizon: 0, evaluate }, seat: 0, random: randomFrom('even') };
  const rollouts = new Rollouts({ ...played, deal }, takes, true);
  for (let round = 0; round < 2000 && !rollouts.settled; round++) rollouts.round();
  // They differ by 0.02 in every deal, to both sides in turn: two standard errors are 0.002 after 400.
  expect(deals).toBeGreaterThan(380);
  expect(deals).toBeLessThan(420);
});

test('the same question gets the same answer, within its clock', () => {
  expect(ask(9, 'same')).toEqual(ask(9, 'same'));
  let time = 0;
  const view = { left: 9, turn: 0 };
  const question = { rules: nim, knowledge, view, seat: 0, level: { ...level, milliseconds: 1000 }, seed: 'clock' };
  expect(think({ ...question, now: () => (time += 100) }).iterations).toBe(30);
});

test('every move is played on in the same deals: one guess is worth what the other is not', () => {
  const random = randomFrom('deals');
  const deal = () => coin.redeal({ side: -1, turn: 0, guessed: -1 }, 0, random, undefined);
  const guesses = [0, 1].map((side) => ({ move: { type: 'guess', side } as const, weight: 1 }));
  const rollouts = new Rollouts({ rules: coin, knowledge: coinKnowledge, seat: 0, random, deal }, guesses, true);
  for (let round = 0; round < 50; round++) rollouts.round();
  const [first, second] = rollouts.considered();
  expect(first!.value + second!.value).toBeCloseTo(1);
  expect(rollouts.settled).toBe(false);
});

test('what a seat draws is not shifted by what another has drawn', () => {
  const drawn: number[] = [];
  const rules: typeof nim = {
    ...nim,
    apply(state, seat, move, random, emit) {
      const words = Array.from({ length: move.sticks }, () => random.word());
      if (seat === 1) drawn.push(words[0]!);
      nim.apply(state, seat, move, random, emit);
    },
  };
  const takes = [1, 2, 3].map((sticks) => ({ move: { type: 'take', sticks } as const, weight: 1 }));
  const played = { rules, knowledge: { ...knowledge, horizon: 1 }, seat: 0, random: randomFrom('draws') };
  const rollouts = new Rollouts({ ...played, deal: () => ({ left: 9, turn: 0 }) }, takes, true);
  for (let round = 0; round < 2; round++) rollouts.round();
  const [a, , , b] = drawn;
  expect(drawn).toEqual([a, a, a, b, b, b]);
  expect(a).not.toBe(b);
});

test('a move that looked less promising is chosen only where it is better by more than that', () => {
  const random = randomFrom('lean');
  const deal = () => ({ left: 3, turn: 0 });
  const rollouts = (weight: number) => {
    const takes = [1, 3].map((sticks) => ({
      move: { type: 'take', sticks } as const,
      weight: sticks === 3 ? weight : 1,
    }));
    const found = new Rollouts({ rules: nim, knowledge, seat: 0, random, deal }, takes, true);
    for (let round = 0; round < 30; round++) found.round();
    return found.considered()[0]!.move.sticks;
  };
  expect(rollouts(0.5)).toBe(3);
  expect(rollouts(1e-100)).toBe(1);
});

test('the most promising moves are played on, none that promises a thousand times less than the first', () => {
  const moves = Array.from({ length: 12 }, (_, sticks) => ({ type: 'take', sticks }));
  const prospects = moves.slice(0, 10).map((move) => ({ move, weight: 1 + (move.sticks % 5) }));
  const found = (given: typeof prospects) => contested(given).map(({ move }) => move.sticks);
  expect(found(prospects)).toEqual([4, 9, 3, 8, 2, 7, 1, 6]);
  expect(found([...prospects.slice(0, 2), { move: moves[2]!, weight: 0.01 }])).toEqual([1, 0, 2]);
  expect(found([...prospects.slice(0, 2), { move: moves[2]!, weight: 0.001 }])).toEqual([1, 0]);
});
