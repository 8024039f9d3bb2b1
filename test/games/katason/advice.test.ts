/** No refusal of Katason advises what can't be done. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knowledge, rules } from '../../../games/katason/index.ts';
import { type Options, meta } from '../../../games/katason/meta.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { type Move, type Seat, movers } from '../../../games/kit/rules.ts';
import { moveAt, sampleMove, sizeOf } from '../../../games/kit/shape.ts';
import { mutated } from '../../../games/kit/laws/fuzz.ts';
import { advice } from './advice.ts';

test('every refusal has its word on what it advises', () => {
  const types = readFileSync(new URL('../../../games/katason/types.ts', import.meta.url), 'utf8');
  const codes = [...types.matchAll(/\bcode: '(\w+)'/g)].map(([, code]) => code!);
  expect(Object.keys(advice).toSorted()).toEqual(
    [...codes, 'gameOver', 'malformed', 'notYourTurn', 'wrongPhase'].toSorted(),
  );
});

const sizes = rules.moveTypes.map((type) => ({
  type,
  shape: rules.forms[type].shape,
  size: sizeOf(rules.forms[type].shape),
}));

/** Every move of the kinds that have few. */
const FEW: readonly Move[] = sizes
  .filter(({ size }) => size <= 100)
  .flatMap(({ type, shape, size }) => Array.from({ length: size }, (_, index) => moveAt(type, shape, index)));

/** Terms as players make them: few cards, and now and then more than anybody holds. */
function someTerms(random: Random, seats: number): KatasonMove {
  const cards = () => Array.from({ length: 5 }, () => (random.below(4) === 0 ? 1 + random.below(4) : 0));
  const terms = { give: cards(), want: cards() };
  const to = random.below(2) === 0 ? null : random.below(seats);
  return random.below(2) === 0 ? { type: 'counterOffer', ...terms } : { type: 'offerTrade', ...terms, to };
}

function asked(state: State, seat: Seat, random: Random): readonly unknown[] {
  const legal = rules.legal(state, seat);
  return [
    ...FEW,
    ...sizes.flatMap(({ type, shape }) => [sampleMove(type, shape, random), sampleMove(type, shape, random)]),
    ...Array.from({ length: 20 }, () => mutated(random.pick(legal), rules.moveTypes, random)),
    ...Array.from({ length: 20 }, () => someTerms(random, state.seats)),
  ];
}

const GAMES: readonly (readonly [players: number, options: Partial<Options>])[] = [
  [3, {}],
  [4, {}],
  [4, { trade: 'bank', dice: 'bag', numbers: 'random' }],
];

test.each(GAMES)('%i players, %o: what refusals advise can be done', (players, options) => {
  const random = randomFrom('advice');
  const met = new Set<string>();
  const idle: unknown[] = [];
  const state = rules.setup(players, { ...defaultOptions<Options>(meta), ...options }, random);
  for (let moves = 0; moves < 500; moves++) {
    const seats = movers(rules, state);
    if (seats.length === 0) break;
    const seat = random.pick(seats);
    const legal = rules.legal(state, seat);
    for (const move of asked(state, seat, random)) {
      const refusal = rules.refuse(state, seat, move);
      if (refusal === undefined) continue;
      met.add(refusal.code);
      if (advice[refusal.code]?.({ state, seat, move: move as KatasonMove, refusal, legal }) === false)
        idle.push({ seat, move, refusal });
    }
    const sensible = rules.toMove(state).includes(seat) && random.below(2) === 0;
    const move = sensible ? knowledge.playout(state, seat, random) : random.pick(legal);
    rules.apply(state, seat, move, random, undefined);
  }
  expect(idle).toEqual([]);
  expect([...met]).toEqual(
    expect.arrayContaining(['edgeTaken', 'tooClose', 'nobodyToRob', 'wrongPhase', 'cantAfford']),
  );
});
