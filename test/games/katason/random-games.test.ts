import { expect, test } from 'vitest';
import { rules } from '../../../games/katason/index.ts';
import { meta, type Options } from '../../../games/katason/meta.ts';
import { longestTrail } from '../../../games/katason/trail.ts';
import type { State } from '../../../games/katason/types.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { movers } from '../../../games/kit/rules.ts';

/** Plays a random game and lets `look` see every position. */
function playOut(seats: number, options: Partial<Options>, random: Random, look: (state: State, step: number) => void) {
  const state = rules.setup(seats, { ...defaultOptions<Options>(meta), ...options }, random);
  let step = 0;
  for (let moving = movers(rules, state); moving.length > 0; moving = movers(rules, state)) {
    look(state, step++);
    const seat = random.pick(moving);
    rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
  }
  look(state, step);
}

const games: readonly (readonly [string, number, Partial<Options>])[] = [
  ['four trade', 4, {}],
  ['four with the bank', 4, { trade: 'bank', dice: 'bag' }],
  ['three trade', 3, { numbers: 'random' }],
];

test.each(games)('Katason 1.8: hands and bank are 19 of each and every sum is right: %s', (seed, seats, options) => {
  const everything = { brick: 19, sheep: 19, ore: 19, wheat: 19, wood: 19 };
  const cards = { knight: 14, point: 5, road: 2, harvest: 2, monopoly: 2 };
  const pieces = { roads: 15 * seats, houses: 5 * seats, cities: 4 * seats };
  playOut(seats, options, randomFrom(seed), (state, step) => {
    if (step % 5 > 0) return;
    const at = `${seed} ${step}`;
    expect(rules.census(state), at).toEqual({ ...everything, ...cards, ...pieces });
    expect(Math.min(...state.bank, ...state.hands, ...state.deck, ...state.cards), at).toBeGreaterThanOrEqual(0);
    for (let seat = 0; seat < seats; seat++) {
      expect(sum(state.hands.slice(seat * 5, seat * 5 + 5)), at).toBe(state.handSizes[seat]);
      const fresh = seat === state.turn ? state.freshSize : 0;
      expect(sum(state.cards.slice(seat * 5, seat * 5 + 5)) + fresh, at).toBe(state.cardCounts[seat]);
      expect(longestTrail(state, seat), at).toBe(state.trails[seat]);
    }
    expect([sum(state.deck), sum(state.fresh)], at).toEqual([state.deckSize, state.freshSize]);
  });
});

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
