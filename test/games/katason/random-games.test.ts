import { expect, test } from 'vitest';
import { corners, edges, hexes } from '../../../games/katason/board.ts';
import { rules } from '../../../games/katason/index.ts';
import { meta, type Options } from '../../../games/katason/meta.ts';
import { longestTrail } from '../../../games/katason/trail.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { type Seat, movers } from '../../../games/kit/rules.ts';

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
  return { state, step };
}

const games: readonly (readonly [string, number, Partial<Options>])[] = [
  ['four trade', 4, {}],
  ['four with the bank', 4, { trade: 'bank', dice: 'bag' }],
  ['three trade', 3, { numbers: 'random' }],
];

/** Every move there is with a finite range, whether allowed or not. */
const FINITE: readonly KatasonMove[] = [
  ...edges.map((_, edge) => ({ type: 'buildRoad', edge }) as const),
  ...corners.map((_, corner) => ({ type: 'buildHouse', corner }) as const),
  ...corners.map((_, corner) => ({ type: 'buildCity', corner }) as const),
  ...hexes.flatMap((_, hex) => [null, 0, 1, 2, 3].map((victim) => ({ type: 'moveRobber', hex, victim }) as const)),
  ...[0, 1, 2, 3, 4].flatMap((give) => [0, 1, 2, 3, 4].map((want) => ({ type: 'bankTrade', give, want }) as const)),
  ...[0, 1, 2, 3, 4].map((resource) => ({ type: 'playMonopoly', resource }) as const),
  ...[0, 1, 2, 3].map((partner) => ({ type: 'closeTrade', partner }) as const),
  ...[0, 1, 2, 3].map((partner) => ({ type: 'declineCounter', partner }) as const),
  ...[0, 1, 2, 3, 4].map((deal) => ({ type: 'askTakeBack', deal }) as const),
  ...(['roll', 'buyCard', 'playKnight', 'playRoads', 'skipRoads', 'withdrawOffer', 'acceptOffer'] as const).map(
    (type) => ({ type }) as const,
  ),
  ...(['refuseOffer', 'agreeTakeBack', 'refuseTakeBack', 'withdrawTakeBack', 'declareVictory', 'endTurn'] as const).map(
    (type) => ({ type }) as const,
  ),
];

test.each(games)('listed moves are exactly those not refused: %s', (seed, seats, options) => {
  const finite = new Set(FINITE.map((move) => move.type));
  playOut(seats, options, randomFrom(seed), (state, step) => {
    if (step % 7 !== 0) return;
    for (const seat of movers(rules, state)) {
      const listed = rules.legal(state, seat);
      for (const move of listed) expect(rules.refuse(state, seat, move), `${seed} ${step}`).toBeUndefined();
      const allowed = FINITE.filter((move) => rules.refuse(state, seat, move) === undefined);
      const key = (moves: readonly KatasonMove[]) => moves.map((move) => JSON.stringify(move)).toSorted();
      expect(key(listed.filter((move) => finite.has(move.type))), `${seed} ${step}`).toEqual(key(allowed));
    }
  });
});

test.each(games)('Katason 1.8: hands and bank are 19 of each and every sum is right: %s', (seed, seats, options) => {
  const everything = { brick: 19, sheep: 19, ore: 19, wheat: 19, wood: 19 };
  const cards = { knight: 14, point: 5, road: 2, harvest: 2, monopoly: 2 };
  const pieces = { roads: 15 * seats, houses: 5 * seats, cities: 4 * seats };
  playOut(seats, options, randomFrom(seed), (state, step) => {
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

test.each(games)('views hide, redeals fit them and lists don’t leak: %s', (seed, seats, options) => {
  const dealer = randomFrom(`${seed} dealer`);
  playOut(seats, options, randomFrom(seed), (state, step) => {
    if (step % 11 !== 0) return;
    for (const seat of [null, ...Array.from({ length: seats }, (_, i): Seat => i)]) {
      const seen = rules.view(state, seat);
      const dealt = rules.redeal(seen, seat, dealer);
      expect(rules.view(dealt, seat), `${seed} ${step} ${seat}`).toEqual(seen);
      expect(rules.census(dealt), `${seed} ${step} ${seat}`).toEqual(rules.census(state));
      expect(rules.toMove(seen)).toEqual(rules.toMove(state));
      if (seat !== null) expect(rules.legal(seen, seat), `${seed} ${step} ${seat}`).toEqual(rules.legal(state, seat));
    }
  });
});

test('a clone shares nothing that moves change', () => {
  const random = randomFrom('clone');
  playOut(4, {}, randomFrom('clone game'), (state, step) => {
    if (step % 5 !== 0 || state.winner >= 0) return;
    const before = JSON.stringify(state);
    const copy = rules.clone(state);
    for (let i = 0; i < 20 && rules.toMove(copy).length > 0; i++) {
      const seat = random.pick(rules.toMove(copy));
      rules.apply(copy, seat, random.pick(rules.legal(copy, seat)), random, undefined);
    }
    expect(JSON.stringify(state), `step ${step}`).toBe(before);
  });
});

test('random games end within the stated bound', () => {
  for (const [seed, seats, options] of games) {
    for (let i = 0; i < 10; i++) {
      const { state, step } = playOut(seats, options, randomFrom(`${seed} ${i}`), () => {});
      expect(step, `${seed} ${i}`).toBeLessThan(rules.longest(seats));
      expect(rules.result(state)!.places).toHaveLength(seats);
    }
  }
});

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
