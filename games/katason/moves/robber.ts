/** Discards on a 7, and the robber. */
import { sum } from '../../kit/counts.ts';
import { type KindOf, type MoveOf, prebuilt, pushAll } from '../../kit/moves.ts';
import type { Random } from '../../kit/random.ts';
import type { Seat } from '../../kit/rules.ts';
import { TOGETHER } from '../../kit/seats.ts';
import { below, either, oneOf } from '../../kit/shape.ts';
import { hexes } from '../board.ts';
import { KINDS } from '../data.ts';
import { owing, phaseAfterRobber } from '../flow.ts';
import { hand, pay, refusePrice } from '../hand.ts';
import { partnerLost } from '../offers.ts';
import type { Katason, KatasonMove, State } from '../types.ts';
import { yieldsOf } from '../yields.ts';
import { aBundle, single } from './shapes.ts';

const HEXES = hexes.length;

const DISCARDS = prebuilt(KINDS, (kind) => ({ type: 'discard', cards: single(kind) }) as const);

/** The possible discards of one card, for each set of resources in hand. */
const discardsFor = prebuilt(1 << KINDS, (kinds) => DISCARDS.filter((_, kind) => kinds & (1 << kind)));

/** One card of each kind in hand. */
export function discards({ hands }: State, seat: Seat): readonly MoveOf<KatasonMove, 'discard'>[] {
  let kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) if (hands[seat * KINDS + kind]! > 0) kinds |= 1 << kind;
  return discardsFor[kinds]!;
}

export const discard: KindOf<Katason, 'discard'> = {
  shape: { cards: aBundle },
  // Any part of what the seat owes (Katason 5.4).
  free: ['cards'],
  list(state, seat, moves) {
    pushAll(moves, discards(state, seat));
  },
  refuse(state, seat, { cards }) {
    const count = sum(cards);
    if (count === 0) return { code: 'nothingChosen' };
    if (count > state.owed[seat]!) return { code: 'tooManyDiscards', owed: state.owed[seat]! };
    return refusePrice(state, seat, cards);
  },
  apply(state, seat, { cards }, _random, emit) {
    pay(state, seat, cards);
    state.owed[seat]! -= sum(cards);
    emit?.({ type: 'discarded', seat, cards });
    if (state.owed[seat] === 0 && owing(state) === 0) state.phase = 'robber';
  },
};

/** By `16 * hex + set of victims`: the moves there. One for each victim, or the one that robs nobody. */
const ROBBERS = prebuilt(HEXES, (hex) => {
  const [nobody, ...each] = [null, 0, 1, 2, 3].map((victim) => ({ type: 'moveRobber', hex, victim }) as const);
  return prebuilt(16, (victims) => (victims === 0 ? [nobody!] : TOGETHER[victims]!.map((seat) => each[seat]!)));
}).flat();

/** Every list is built here and copied when complete, because a growing list is copied several times. */
const found: MoveOf<KatasonMove, 'moveRobber'>[] = ROBBERS.flat();

/** Where the robber can go, hex by hex, and whom it can rob there. */
export function robberMoves(state: State, seat: Seat): readonly MoveOf<KatasonMove, 'moveRobber'>[] {
  const { owners } = yieldsOf(state);
  const { robber } = state;
  const robbable = seatsWithCards(state, seat);
  let count = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (hex === robber) continue;
    const there = ROBBERS[16 * hex + (owners[hex]! & robbable)]!;
    for (let i = 0; i < there.length; i++) found[count++] = there[i]!;
  }
  return found.slice(0, count);
}

export const moveRobber: KindOf<Katason, 'moveRobber'> = {
  shape: { hex: below(HEXES), victim: either(below(4), oneOf(null)) },
  list(state, seat, moves) {
    pushAll(moves, robberMoves(state, seat));
  },
  refuse(state, seat, { hex, victim }) {
    if (hex === state.robber) return { code: 'robberStays' };
    const owners = yieldsOf(state).owners[hex]!;
    const victims = owners & seatsWithCards(state, seat);
    if (victim === null ? victims === 0 : victims & (1 << victim)) return undefined;
    if (victim !== null && victim >= state.seats) return { code: 'noSuchSeat' };
    if (victims === 0) return { code: 'nobodyToRob' };
    return { code: whyNot(victim, seat, owners), victims: TOGETHER[victims]! };
  },
  apply(state, seat, { hex, victim }, random, emit) {
    const from = state.robber;
    state.robber = hex;
    state.phase = phaseAfterRobber(state);
    emit?.({ type: 'robberMoved', seat, from, hex });
    if (victim === null) return;
    const resource = cardOf(state, victim, random);
    hand(state, victim, seat, resource, 1);
    emit?.({ type: 'stolen', seat, victim, secret: { seats: [seat, victim], resource } });
    partnerLost(state, victim, emit);
  },
};

/** A random card of a hand, as its kind. */
function cardOf({ hands, handSizes }: State, seat: Seat, random: Random): number {
  let left = random.below(handSizes[seat]!);
  let kind = 0;
  for (let at = seat * KINDS; left >= hands[at]!; at++, kind++) left -= hands[at]!;
  return kind;
}

/** What is wrong with a victim, when somebody else can be robbed; `owners` have buildings at the hex. */
function whyNot(victim: Seat | null, seat: Seat, owners: number) {
  if (victim === null) return 'victimMissing';
  if (victim === seat) return 'ownVictim';
  return owners & (1 << victim) ? 'victimEmptyHanded' : 'victimElsewhere';
}

/** All seats but `seat` that hold a card, as bits. */
function seatsWithCards(state: State, seat: Seat): number {
  let seats = 0;
  for (let other = 0; other < state.seats; other++) if (state.handSizes[other]! > 0) seats |= 1 << other;
  return seats & ~(1 << seat);
}
