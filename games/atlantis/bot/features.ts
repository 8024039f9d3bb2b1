/** What counts in a position of Atlantis, for judging it. */
import { ofSeat } from '../../kit/counts.ts';
import type { Seat } from '../../kit/rules.ts';
import type { Features } from '../../kit/search/judgement.ts';
import { ATLANTIS, MAINLAND, SLOTS } from '../board.ts';
import { KINDS, PAWNS } from '../data.ts';
import { destination, tollBetween } from '../path.ts';
import { tileValue } from '../purse.ts';
import type { State } from '../types.ts';
import { tollsOf, ways } from './evaluate.ts';

export const features: Features<State> = {
  names: [
    'tiles',
    'cards',
    'tolls',
    'ways',
    'home',
    'waiting',
    'last',
    'bridge',
    'items',
    'nearHome',
    'reach',
    'dues',
    'unpaid',
    'turn',
  ],
  progress: homecoming,
  of: (state) => state.handSizes.map((_, seat) => counted(state, seat)),
};

/** How far the seat that is nearest to ending the game has come. */
function homecoming(state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    let come = 0;
    for (let pawn = 0; pawn < PAWNS; pawn++) come += (state.pawns[seat * PAWNS + pawn]! + 1) / (SLOTS + 1);
    most = Math.max(most, come / PAWNS);
  }
  return most;
}

/** In the order of the names. Points are counted in tens. */
function counted(state: State, seat: Seat): readonly number[] {
  const pawns = ofSeat(state.pawns, seat, PAWNS);
  const hand = ofSeat(state.hands, seat, KINDS);
  const abroad = pawns.filter((place) => place !== MAINLAND);
  const owed = tollsOf(state, seat);
  const tiles = tileValue(state, seat);
  return [
    tiles / 10,
    state.handSizes[seat]!,
    owed / 10,
    ways(state, seat) / 10,
    PAWNS - abroad.length,
    pawns.filter((place) => place === ATLANTIS).length,
    abroad.length > 0 ? (Math.min(...abroad) + 1) / (SLOTS + 1) : 1,
    state.bridges[seat]!,
    hand.filter((count) => count > 0).length,
    hand.reduce((cards, count, item) => cards + (abroad.some((at) => leadsHome(state, at, item)) ? count : 0), 0),
    leaps(state, abroad, hand),
    state.phase === 'payment' && state.turn === seat ? state.toll / 10 : 0,
    Math.max(0, owed - tiles - state.handSizes[seat]!) / 10,
    state.turn === seat ? 1 : 0,
  ];
}

/** Whether a card of an item takes a pawn to the mainland, and for nothing. */
function leadsHome(state: State, from: number, item: number): boolean {
  return destination(state, from, item) === MAINLAND && tollBetween(state, from, MAINLAND) === 0;
}

/** The longest leap that a card in hand allows, as a part of the path. */
function leaps(state: State, abroad: readonly number[], hand: readonly number[]): number {
  let longest = 0;
  for (const from of abroad) {
    for (let item = 0; item < hand.length; item++) {
      if (hand[item]! > 0) longest = Math.max(longest, destination(state, from, item) - from);
    }
  }
  return longest / (SLOTS + 1);
}
