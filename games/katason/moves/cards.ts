/** Buying and using cards. */
import { sum, takeOne } from '../../kit/counts.ts';
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import type { Emit, Seat } from '../../kit/rules.ts';
import { list } from '../../kit/shape.ts';
import { COSTS, FREE_ROADS, HARVEST, HARVESTED, KINDS, KNIGHT, LEAST_KNIGHTS, MONOPOLY, ROAD } from '../data.ts';
import { gain, hand, holds, knightsOf, pay, refusePrice } from '../hand.ts';
import { offererPaid, partnerLost } from '../offers.ts';
import { someRoadFits } from '../sites.ts';
import type { Katason, KatasonEvent, KatasonRefusal, State } from '../types.ts';
import { aResource } from './shapes.ts';

const BUY = { type: 'buyCard' } as const;
const KNIGHTS = { type: 'playKnight' } as const;
const ROADS = { type: 'playRoads' } as const;
const SINGLES = prebuilt(KINDS, (kind) => ({ type: 'playHarvest', resources: [kind] }) as const);
const PAIRS = prebuilt(KINDS, (a) =>
  prebuilt(KINDS - a, (more) => ({ type: 'playHarvest', resources: [a, a + more] }) as const),
).flat();
const MONOPOLIES = prebuilt(KINDS, (resource) => ({ type: 'playMonopoly', resource }) as const);

export const buyCard: KindOf<Katason, 'buyCard'> = {
  shape: {},
  list(state, seat, moves) {
    if (state.deckSize > 0 && holds(state, seat, COSTS.card)) moves.push(BUY);
  },
  refuse(state, seat) {
    return state.deckSize === 0 ? { code: 'deckEmpty' } : refusePrice(state, seat, COSTS.card);
  },
  apply(state, seat, _move, random, emit) {
    pay(state, seat, COSTS.card);
    const card = takeOne(state.deck, state.deckSize, random);
    state.deckSize -= 1;
    state.fresh[card]! += 1;
    state.freshSize += 1;
    state.cardCounts[seat]! += 1;
    emit?.({ type: 'cardBought', seat, secret: { seats: [seat], card } });
    offererPaid(state, emit);
  },
};

export const playKnight: KindOf<Katason, 'playKnight'> = {
  shape: {},
  list(state, seat, moves) {
    if (mayPlay(state, seat, KNIGHT)) moves.push(KNIGHTS);
  },
  refuse: (state, seat) => refuseCard(state, seat, KNIGHT),
  apply(state, seat, _move, _random, emit) {
    use(state, seat, KNIGHT, emit);
    settleKnightAward(state, seat, emit);
    state.phase = 'robber';
  },
};

export const playRoads: KindOf<Katason, 'playRoads'> = {
  shape: {},
  list(state, seat, moves) {
    if (mayPlay(state, seat, ROAD) && state.roadsLeft[seat]! > 0 && someRoadFits(state, seat)) moves.push(ROADS);
  },
  refuse(state, seat) {
    const refusal = refuseCard(state, seat, ROAD);
    if (refusal) return refusal;
    if (state.roadsLeft[seat] === 0) return { code: 'noRoadsLeft' };
    return someRoadFits(state, seat) ? undefined : { code: 'noEdgeLeft' };
  },
  apply(state, seat, _move, _random, emit) {
    use(state, seat, ROAD, emit);
    state.freeRoads = Math.min(FREE_ROADS, state.roadsLeft[seat]!);
  },
};

export const playHarvest: KindOf<Katason, 'playHarvest'> = {
  shape: { resources: list(aResource, 1, HARVESTED) },
  // The order of the two means nothing.
  free: ['resources'],
  list(state, seat, moves) {
    if (!mayPlay(state, seat, HARVEST)) return;
    for (const move of sum(state.bank) === 1 ? SINGLES : PAIRS) {
      if (shortInBank(state, move.resources) < 0) moves.push(move);
    }
  },
  refuse(state, seat, { resources }) {
    const refusal = refuseCard(state, seat, HARVEST);
    if (refusal) return refusal;
    const left = sum(state.bank);
    if (left === 0) return { code: 'bankBare' };
    if (left === 1 && resources.length > 1) return { code: 'harvestOne', resource: state.bank.indexOf(1) };
    if (left > 1 && resources.length < HARVESTED) return { code: 'harvestTwo' };
    const short = shortInBank(state, resources);
    return short < 0 ? undefined : { code: 'bankShort', resource: short, left: state.bank[short]! };
  },
  apply(state, seat, { resources }, _random, emit) {
    use(state, seat, HARVEST, emit);
    for (const kind of resources) gain(state, seat, kind, 1);
    emit?.({ type: 'harvested', seat, resources });
  },
};

export const playMonopoly: KindOf<Katason, 'playMonopoly'> = {
  shape: { resource: aResource },
  list(state, seat, moves) {
    if (mayPlay(state, seat, MONOPOLY)) moves.push(...MONOPOLIES);
  },
  refuse: (state, seat) => refuseCard(state, seat, MONOPOLY),
  apply(state, seat, { resource }, _random, emit) {
    use(state, seat, MONOPOLY, emit);
    const taken = state.handSizes.map((_, other) => (other === seat ? 0 : state.hands[other * KINDS + resource]!));
    for (const [other, count] of taken.entries()) if (count > 0) hand(state, other, seat, resource, count);
    emit?.({ type: 'monopolised', seat, resource, taken, reveals: true });
    for (const [other, count] of taken.entries()) if (count > 0) partnerLost(state, other, emit);
  },
};

/** One card a turn, and none drawn this turn: those aren't in `cards` yet (Katason 8.2, 8.3). */
function mayPlay(state: State, seat: Seat, card: number): boolean {
  return !state.cardPlayed && state.cards[seat * KINDS + card]! > 0;
}

/** Whether `seat` may play a card of some kind. */
export function mayPlaySome(state: State, seat: Seat): boolean {
  if (state.cardPlayed || state.cardCounts[seat] === 0) return false;
  const { cards } = state;
  const at = seat * KINDS;
  return cards[at + KNIGHT]! > 0 || cards[at + ROAD]! > 0 || cards[at + HARVEST]! > 0 || cards[at + MONOPOLY]! > 0;
}

function refuseCard(state: State, seat: Seat, card: number): KatasonRefusal | undefined {
  if (mayPlay(state, seat, card)) return undefined;
  if (state.cards[seat * KINDS + card]! > 0) return { code: 'cardAlreadyPlayed' };
  return { code: state.fresh[card]! > 0 ? 'cardTooFresh' : 'noSuchCard', card };
}

function use(state: State, seat: Seat, card: number, emit: Emit<KatasonEvent>): void {
  state.cards[seat * KINDS + card]! -= 1;
  state.cardCounts[seat]! -= 1;
  state.played[seat * KINDS + card]! += 1;
  state.cardPlayed = true;
  emit?.({ type: 'cardPlayed', seat, card });
}

/** The first resource that the bank can't pay, or −1. Two of the same resource need two in the bank. */
function shortInBank(state: State, resources: readonly number[]): number {
  return resources.find((kind, i) => state.bank[kind]! < (resources.indexOf(kind) < i ? 2 : 1)) ?? -1;
}

function settleKnightAward(state: State, seat: Seat, emit: Emit<KatasonEvent>): void {
  const count = knightsOf(state, seat);
  const { knightAward: holder } = state;
  if (count < LEAST_KNIGHTS || holder === seat || (holder >= 0 && count <= knightsOf(state, holder))) return;
  state.knightAward = seat;
  emit?.({ type: 'knightAward', seat, count });
}
