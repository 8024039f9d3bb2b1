import { expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { judgementOf } from '../../../games/kit/search/judgement.ts';
import { judgedOf } from '../../bench/judgement.ts';

/** A game need not have learned anything. */
const learners = (
  await Promise.all(
    [...shelf.values()].map(async (shelved) => ({ ...shelved, judged: await judgedOf(shelved.meta.id) })),
  )
).flatMap(({ judged, ...shelved }) => (judged === undefined ? [] : [{ ...shelved, judged }]));

const counted = {
  names: ['a', 'b'],
  progress: () => 0.5,
  of: () => [
    [2, 1],
    [1, 3],
  ],
};

test('strengths are weighed sums, late weights by how far the game has come', () => {
  // 2·(1 + 0.5·2) + 1·0.5 = 4.5 against 1·2 + 3·0.5 = 3.5: e to one.
  const [first, second] = judgementOf(counted, { a: [1, 2], b: [0.5, 0] })({});
  expect(first! / second!).toBeCloseTo(Math.E);
  expect(first! + second!).toBeCloseTo(1);
});

test('what has no weight weighs nothing', () => {
  expect(judgementOf(counted, {})({})).toEqual([0.5, 0.5]);
});

test('a hidden unit adds what a pattern of own and others’ counts is worth', () => {
  // Own 2, 1 against the other's 1, 3: 1·2 − 1·3 + 0.5·2 = 0, and 1·1 − 1·1 + 0.5·2 = 1 for the other.
  const unit = { worth: 2, bias: 0, progress: 0, seats: 0.5, own: [1, 0], others: [0, -1] };
  const [first, second] = judgementOf(counted, {}, [unit])({});
  expect(Math.log(second! / first!)).toBeCloseTo(2 * Math.tanh(1));
  const late = judgementOf(counted, {}, [{ ...unit, bias: -0.5, progress: -1 }])({});
  expect(Math.log(late[1]! / late[0]!)).toBeCloseTo(2 * (Math.tanh(0) - Math.tanh(-1)));
});

test.each(learners)(
  '$meta.id: what is counted has a name each, and leaves the state as it was',
  async ({ meta, load, judged }) => {
    const { rules, knowledge } = await load();
    const { features, learned } = judged;
    const random = randomFrom(`${meta.id} judged`);
    const state = rules.setup(meta.players.max, defaultOptions(meta), random);
    for (let made = 0; made < 120; made++) {
      const seat = rules.toMove(state)[0];
      if (seat === undefined) break;
      const before = JSON.stringify(state);
      const numbers = features.of(state);
      expect(numbers.map((own) => own.length)).toEqual(numbers.map(() => features.names.length));
      expect(numbers.flat().every(Number.isFinite)).toBe(true);
      expect(features.progress(state) >= 0 && features.progress(state) <= 1).toBe(true);
      expect(learned.evaluate(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(JSON.stringify(state)).toBe(before);
      rules.apply(state, seat, knowledge.playout(state, seat, random), random, undefined);
    }
  },
);

test.each(learners)('$meta.id: every weight is of something that is counted', async ({ meta, judged }) => {
  const { features } = judged;
  const learned = (await import(
    `../../../games/${meta.id}/bot/weights.ts`
  )) as typeof import('../../../games/katason/bot/weights.ts');
  expect(Object.keys(learned.WEIGHTS)).toEqual(features.names);
  for (const { own, others } of learned.UNITS)
    expect([own.length, others.length]).toEqual([features.names.length, features.names.length]);
});
