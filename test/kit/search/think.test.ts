import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { rewards } from '../../../games/kit/search/rewards.ts';
import { think } from '../../../games/kit/search/think.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type Nim, type Take, coin, coinKnowledge, nim, nimKnowledge, still } from './fixtures.ts';

const place = (seat: number, rank: number) => ({ seat, rank, score: 0, items: [] });

const earned = (...ranks: readonly number[]) =>
  rewards({ ending: 'over', places: ranks.map((rank, seat) => place(seat, rank)) });

const level = { iterations: 400, milliseconds: 1 };

function nimQuestion(view: Nim, seed: string) {
  return { rules: nim, knowledge: nimKnowledge, view, seat: view.turn, level, seed, now: still };
}

test.each([15, 14, 13, 11, 10, 9, 7, 6, 5])('leaves a multiple of four of %i sticks', (left) => {
  const patient = { iterations: 4000, milliseconds: 1 };
  const { move } = think({ ...nimQuestion({ left, turn: 1 }, `nim ${left}`), level: patient });
  expect((left - move.sticks) % 4).toBe(0);
});

test('takes the last sticks and knows that this wins', () => {
  const { move, value, considered } = think(nimQuestion({ left: 3, turn: 0 }, 'last'));
  expect(move).toEqual({ type: 'take', sticks: 3 });
  expect(value).toBe(1);
  expect(considered[0]).toMatchObject({ move, value: 1 });
});

test('a forced move is made without a search', () => {
  expect(think(nimQuestion({ left: 1, turn: 0 }, 'forced'))).toMatchObject({
    move: { type: 'take', sticks: 1 },
    iterations: 0,
  });
});

test('the same question gets the same answer and the view is left untouched', () => {
  const view = { left: 12, turn: 0 };
  expect(think(nimQuestion(view, 'same'))).toEqual(think(nimQuestion(view, 'same')));
  expect(view).toEqual({ left: 12, turn: 0 });
});

test('a budget of iterations ends the search, and so does the clock', () => {
  const view = { left: 12, turn: 0 };
  const patient = { ...nimQuestion(view, 'budget'), level: { iterations: 30, milliseconds: 1000 } };
  expect(think(patient).iterations).toBeLessThanOrEqual(30);
  let time = 0;
  expect(think({ ...patient, now: () => (time += 100) }).iterations).toBe(10);
});

test('what people shake their heads at is played where it wins, and may depend on what is remembered', () => {
  const asked = nimQuestion({ left: 3, turn: 0 }, 'undo');
  const regrets: typeof asked.knowledge.regrets = (_, seat, { sticks }, memory) =>
    memory !== undefined && seat === asked.seat && sticks === 3;
  const question = { ...asked, knowledge: { ...asked.knowledge, regrets } };
  expect(think({ ...question, memory: {} }).move.sticks).toBe(3);
  const hasty = { ...level, iterations: 0, temperature: 9 };
  const drawn = (memory?: object) =>
    new Set(
      Array.from({ length: 40 }, (_, i) => think({ ...question, level: hasty, seed: `${i}`, memory }).move.sticks),
    );
  expect(drawn({})).toEqual(new Set([1, 2]));
  expect(drawn()).toEqual(new Set([1, 2, 3]));
});

test('where nothing tells moves apart, a search that tries one doesn’t always try the first', () => {
  const made = Array.from({ length: 40 }, (_, seed) =>
    think({ ...nimQuestion({ left: 9, turn: 0 }, `${seed}`), level: { ...level, iterations: 1 } }),
  );
  expect(new Set(made.map(({ move }) => move.sticks))).toEqual(new Set([1, 2, 3]));
});

test('where all that is open is overlooked, it is thought of', () => {
  const question = { ...nimQuestion({ left: 3, turn: 0 }, 'blind'), level: { ...level, overlooks: ['take'] } };
  expect(think(question).considered).toHaveLength(3);
});

test('who plays at first sight searches nothing, and makes no move that people shake their heads at', () => {
  const asked = nimQuestion({ left: 9, turn: 0 }, 'hasty');
  const knowledge = { ...asked.knowledge, regrets: (_: unknown, __: number, { sticks }: Take) => sticks === 1 };
  const made = Array.from({ length: 40 }, (_, seed) =>
    think({ ...asked, knowledge, level: { ...level, iterations: 0, temperature: 2 }, seed: `${seed}` }),
  );
  expect(new Set(made.map(({ move }) => move.sticks))).toEqual(new Set([2, 3]));
  expect(made.every(({ iterations }) => iterations === 0)).toBe(true);
});

test('a search that is settled stops early', () => {
  const { iterations } = think({
    ...nimQuestion({ left: 3, turn: 0 }, 'settled'),
    level: { ...level, iterations: 4000 },
  });
  expect(iterations).toBeLessThan(4000);
});

test('a search that is sure stops early, one that is not goes on', () => {
  const patient = { iterations: 40_000, milliseconds: 1 };
  const question = nimQuestion({ left: 9, turn: 0 }, 'sure');
  const { iterations, considered } = think({ ...question, level: patient });
  expect(considered[0]!.visits).toBeGreaterThan(0.7 * iterations);
  expect(iterations).toBeLessThan(20_000);
  // Of eight sticks whatever is taken loses.
  expect(think({ ...question, view: { left: 8, turn: 0 }, level: patient }).iterations).toBeGreaterThan(20_000);
});

test('never answers what the rules refuse, whatever the knowledge proposes', () => {
  const knowledge = {
    ...nimKnowledge,
    candidates: () => [
      { move: { type: 'take', sticks: 0 } as const, weight: 9 },
      { move: { type: 'take', sticks: 2 } as const, weight: 1 },
    ],
  };
  const { move } = think({ ...nimQuestion({ left: 9, turn: 0 }, 'refused'), knowledge });
  expect(nim.refuse({ left: 9, turn: 0 }, 0, move)).toBeUndefined();
});

test.each([nimKnowledge, { ...nimKnowledge, rollouts: nimKnowledge.playout }])(
  'moves that are asked about are thought of alone, and as often each',
  (knowledge) => {
    const among = [1, 2].map((sticks) => ({ type: 'take', sticks }) as const);
    const question = { ...nimQuestion({ left: 7, turn: 0 }, 'among'), knowledge, among };
    const { considered } = think(question);
    expect(considered.map(({ visits }) => visits)).toEqual([200, 200]);
    expect(considered.map(({ move }) => move.sticks).toSorted((a, b) => a - b)).toEqual([1, 2]);
    // Of seven sticks three should be taken.
    expect(think(question).move.sticks).not.toBe(3);
  },
);

test('what is open to the seat that thinks is listed once, whatever is dealt', () => {
  const view = { left: 9, turn: 0 };
  let listed = 0;
  const candidates = (state: Nim, seat: Seat) => {
    if (state.left === view.left) listed++;
    return nim.legal(state, seat).map((move) => ({ move, weight: 1 }));
  };
  const question = nimQuestion(view, 'listed');
  expect(think({ ...question, knowledge: { ...nimKnowledge, candidates } }).iterations).toBeGreaterThan(50);
  expect(listed).toBe(1);
});

test('a hidden coin is guessed no better than chance', () => {
  const deal = randomFrom('coins');
  const question = { rules: coin, knowledge: coinKnowledge, seat: 0, level: { ...level, iterations: 40 }, now: still };
  let right = 0;
  for (let game = 0; game < 600; game++) {
    const state = coin.setup(2, {}, deal);
    const view = coin.view(state, 0);
    if (think({ ...question, view, seed: `coin ${game}` }).move.side === state.side) right++;
  }
  // Four standard deviations of 600 fair tosses.
  expect(Math.abs(right - 300)).toBeLessThan(49);
});

test('winning is worth everything, places behind it a little, and ties share', () => {
  expect(earned(1, 2)).toEqual([1, 0]);
  expect(earned(2, 1)).toEqual([0, 1]);
  expect(earned(1, 1)).toEqual([0.5, 0.5]);
  const [last, second, first, third] = earned(4, 2, 1, 3) as [number, number, number, number];
  expect(first).toBe(1);
  expect(second).toBeGreaterThan(third);
  expect(third).toBeGreaterThan(last);
  expect(last).toBe(0);
});
