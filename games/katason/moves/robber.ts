/** Discards on a 7, and the robber. */
import { ofSeat, sum } from '../../kit/counts.ts';
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { below, either, oneOf } from '../../kit/shape.ts';
import { corners as cornerSites, hexes, hexesOfCorner } from '../board.ts';
import { KINDS } from '../data.ts';
import { phaseAfterRobber } from '../flow.ts';
import { hand, pay, refusePrice } from '../hand.ts';
import { partnerLost } from '../offers.ts';
import { ownerOf } from '../sites.ts';
import type { Katason, State } from '../types.ts';
import { aBundle, single } from './shapes.ts';

const CORNERS = cornerSites.length;
const HEXES = hexes.length;

const DISCARDS = prebuilt(KINDS, (kind) => ({ type: 'discard', cards: single(kind) }) as const);

export const discard: KindOf<Katason, 'discard'> = {
  shape: { cards: aBundle },
  // Any part of what is owed (Katason 5.4).
  free: ['cards'],
  list(state, seat, moves) {
    for (let kind = 0; kind < KINDS; kind++) if (state.hands[seat * KINDS + kind]! > 0) moves.push(DISCARDS[kind]!);
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
    if (state.owed.every((count) => count === 0)) state.phase = 'robber';
  },
};

/** For each hex and set of victims the moves there: one for each, or the one that robs nobody. */
const ROBBERS = prebuilt(HEXES, (hex) => {
  const [nobody, ...each] = [null, 0, 1, 2, 3].map((victim) => ({ type: 'moveRobber', hex, victim }) as const);
  return prebuilt(16, (victims) => (victims === 0 ? [nobody!] : seatsIn(victims).map((seat) => each[seat]!)));
});

export const moveRobber: KindOf<Katason, 'moveRobber'> = {
  shape: { hex: below(HEXES), victim: either(below(4), oneOf(null)) },
  list(state, seat, moves) {
    const owners = ownersByHex(state);
    const robbable = seatsWithCards(state, seat);
    const { robber } = state;
    for (let hex = 0; hex < HEXES; hex++) {
      if (hex === robber) continue;
      const found = ROBBERS[hex]![owners[hex]! & robbable]!;
      for (let i = 0; i < found.length; i++) moves.push(found[i]!);
    }
  },
  refuse(state, seat, { hex, victim }) {
    if (hex === state.robber) return { code: 'robberStays' };
    const owners = ownersByHex(state)[hex]!;
    const victims = owners & seatsWithCards(state, seat);
    if (victim === null ? victims === 0 : victims & (1 << victim)) return undefined;
    if (victim !== null && victim >= state.seats) return { code: 'noSuchSeat' };
    if (victims === 0) return { code: 'nobodyToRob' };
    return { code: whyNot(victim, seat, owners), victims: seatsIn(victims) };
  },
  apply(state, seat, { hex, victim }, random, emit) {
    const from = state.robber;
    state.robber = hex;
    state.phase = phaseAfterRobber(state);
    emit?.({ type: 'robberMoved', seat, from, hex });
    if (victim === null) return;
    const held = ofSeat(state.hands, victim, KINDS);
    const resource = random.indexOf(held, state.handSizes[victim]!);
    hand(state, victim, seat, resource, 1);
    emit?.({ type: 'stolen', seat, victim, secret: { seats: [seat, victim], resource } });
    partnerLost(state, victim, emit);
  },
};

/** What is wrong with a victim where others can be robbed; `owners` live on the hex. */
function whyNot(victim: Seat | null, seat: Seat, owners: number) {
  if (victim === null) return 'victimMissing';
  if (victim === seat) return 'ownVictim';
  return owners & (1 << victim) ? 'victimEmptyHanded' : 'victimElsewhere';
}

const owners = new Uint8Array(HEXES);

/** For each hex the owners of houses and cities around it, as a set of bits. Good until the next call. */
function ownersByHex(state: State): Uint8Array {
  const { corners } = state;
  owners.fill(0);
  for (let corner = 0; corner < CORNERS; corner++) {
    const building = corners[corner]!;
    if (building === 0) continue;
    const bit = 1 << ownerOf(building);
    const around = hexesOfCorner[corner]!;
    for (let i = 0; i < around.length; i++) owners[around[i]!]! |= bit;
  }
  return owners;
}

/** Everybody but `seat` who holds a card, as a set of bits. */
function seatsWithCards(state: State, seat: Seat): number {
  let seats = 0;
  for (let other = 0; other < state.seats; other++) if (state.handSizes[other]! > 0) seats |= 1 << other;
  return seats & ~(1 << seat);
}

function seatsIn(set: number): readonly Seat[] {
  return [0, 1, 2, 3].filter((seat) => set & (1 << seat));
}
