import { expect, test } from 'vitest';
import { randomFrom } from '../../../../games/kit/random.ts';
import { networkOf } from '../../../../games/kit/search/network.ts';
import { POLICY, VALUE } from '../../../../games/lost-cities/bot/learned.ts';
import { defaultOptions } from '../../../../games/kit/meta.ts';
import { rules } from '../../../../games/lost-cities/index.ts';
import { type Options, meta } from '../../../../games/lost-cities/meta.ts';
import { learning } from '../../../games/lost-cities/learning.ts';
import { type Decision, playNoting, strengthsOf } from './actor.ts';
import { Learner } from './learner.ts';
import type { Learning } from './learning.ts';
import { teach } from './teach.ts';

const values = (...numbers: readonly number[]) => Float64Array.from(numbers);

test('a learner finds what no sum of its inputs tells', () => {
  const learner = new Learner(3, 8, randomFrom('either'));
  const cases = [0, 1].flatMap((a) =>
    [0, 1].map((b) => ({ shared: values(1), own: values(a, b), wanted: a === b ? 0 : 1 })),
  );
  const strengths = () =>
    cases.map(({ shared, own }) => strengthsOf(learner.network, { shared: 1, all: 3 }, { shared, own }, 1)[0]!);
  for (let step = 0; step < 3000; step++) {
    for (const { shared, own, wanted } of cases) {
      learner.network.share(shared, 0, 1);
      const off = learner.network.strength(own, 0, 1) - wanted;
      learner.pull(off, shared, 0, 1, own, 0);
    }
    learner.step(0.01);
  }
  for (const [index, strength] of strengths().entries()) expect(strength).toBeCloseTo(cases[index]!.wanted, 1);
});

/** Two moves, told apart by one input, and a seat that fares as `better` says after the first. */
const choice = (chosen: number, better: number): Decision => ({
  seat: 0,
  shared: values(1),
  own: values(1, 0),
  count: 2,
  chosen,
  chance: 0.5,
  standings: [better, 0].map((gain) => ({ shared: values(1), own: values(1), had: 0, foretold: 0, better: gain })),
});

test('what went better than foretold becomes likelier, and what is foretold comes nearer to it', () => {
  const policy = new Learner(2, 4, randomFrom('policy'));
  const value = new Learner(2, 4, randomFrom('value'));
  const note = () => {};
  const two = {
    moves: { shared: 1, all: 2, most: 2, note, hunch: { input: 0, worth: 0 } },
    parts: { shared: 1, all: 2, most: 1, note },
  } as unknown as Learning;
  const decisions = Array.from({ length: 2000 }, (_, index) => choice(index % 2, index % 2 === 0 ? 1 : -1));
  const preference = () => {
    const [first, second] = strengthsOf(policy.network, two.moves, choice(0, 0), 2);
    return first! - second!;
  };
  const before = preference();
  teach({ learning: two, policy, value }, decisions, { pace: 0.01, rest: 0 }, randomFrom('teach'));
  expect(preference()).toBeGreaterThan(before);
});

test('games follow from their seed, and what came of them adds up to what was earned', () => {
  const networks = { policy: networkOf(POLICY), value: networkOf(VALUE) };
  const played = () => {
    const random = randomFrom('noted');
    const state = rules.setup(3, { ...defaultOptions<Options>(meta), length: 'short' }, random);
    const decisions = playNoting({ rules }, learning, networks, state, random);
    return { decisions, earned: [0, 1, 2].map((seat) => learning.earned(state, seat)) };
  };
  const { decisions, earned } = played();
  expect(played().decisions).toEqual(decisions);
  // Of the last decision nothing came later: what was better than foretold is all of the difference.
  for (const [seat, { had, foretold, better }] of decisions.at(-1)!.standings.entries()) {
    expect(had + foretold + better).toBeCloseTo(earned[seat]!);
  }
});
