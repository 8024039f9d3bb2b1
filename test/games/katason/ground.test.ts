/** What is kept of the island from call to call is what would be found anew. */
import { expect, test } from 'vitest';
import { rules } from '../../../games/katason/index.ts';
import type { State } from '../../../games/katason/types.ts';
import { hash } from '../../../games/kit/record.ts';
import { randomFrom } from '../../../games/kit/random.ts';

/** What each move of a random game could have been, and what it led to; `before` gives the state to ask. */
function course(seed: string, before: (state: State) => State): string[] {
  const random = randomFrom(seed);
  let state = rules.setup(4, { numbers: 'random', dice: 'fair', trade: 'bank' }, random);
  const course: string[] = [];
  for (let moves = 0; moves < 1500; moves++) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) break;
    state = before(state);
    const legal = rules.legal(state, seat);
    rules.apply(state, seat, random.pick(legal), random, undefined);
    course.push(hash([legal, state]));
  }
  return course;
}

test.each(['red', 'blue', 'white'])(
  'Katason 7.3: a house ends other players’ ways in a state played on as in a copy nobody has seen: %s',
  (seed) => {
    const anew = course(seed, rules.clone);
    const kept = course(seed, (state) => state);
    expect(kept.findIndex((step, index) => step !== anew[index])).toBe(-1);
    expect(kept).toHaveLength(anew.length);
  },
);

test('sites are found anew where one state after the other is asked', () => {
  const random = randomFrom('two');
  const first = rules.setup(3, { numbers: 'ordered', dice: 'fair', trade: 'bank' }, random);
  const second = rules.clone(first);
  const corners = (state: State) => rules.legal(state, 0).length;
  const inland = 20;
  rules.apply(first, 0, { type: 'buildHouse', corner: inland }, random, undefined);
  expect(corners(second)).toBe(54);
  // Its three edges, for the road that follows.
  expect(corners(first)).toBe(3);
});
