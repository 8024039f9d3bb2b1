/** What counts in a position of Atlantis, for judging it. */
import type { Seat } from '../../kit/rules.ts';
import type { Features } from '../../kit/search/judgement.ts';
import { ATLANTIS, MAINLAND, SLOTS } from '../board.ts';
import { KINDS, PAWNS } from '../data.ts';
import { destination, tollBetween } from '../path.ts';
import { tileValue } from '../purse.ts';
import { owedBy } from '../score.ts';
import type { State } from '../types.ts';
import { ways } from './ways.ts';

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

/** The part of its pawns' whole way that the seat nearest to ending the game has gone. */
function homecoming(state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    let come = 0;
    for (let pawn = 0; pawn < PAWNS; pawn++) come += (state.pawns[seat * PAWNS + pawn]! + 1) / (SLOTS + 1);
    most = Math.max(most, come / PAWNS);
  }
  return most;
}

/** In the order of the names; points are counted in tens. Plain loops, because a search counts in each of its playouts. */
function counted(state: State, seat: Seat): readonly number[] {
  const first = seat * PAWNS;
  const owed = owedBy(state, seat);
  const tiles = tileValue(state, seat);
  let home = 0;
  let waiting = 0;
  let last = MAINLAND;
  for (let pawn = first; pawn < first + PAWNS; pawn++) {
    const place = state.pawns[pawn]!;
    if (place === MAINLAND) home++;
    if (place === ATLANTIS) waiting++;
    if (place < last) last = place;
  }
  const { items, leading, longest } = reach(state, seat);
  return [
    tiles / 10,
    state.handSizes[seat]!,
    owed / 10,
    ways(state, seat) / 10,
    home,
    waiting,
    (last + 1) / (SLOTS + 1),
    state.bridges[seat]!,
    items,
    leading,
    longest / (SLOTS + 1),
    state.phase === 'payment' && state.turn === seat ? state.toll / 10 : 0,
    Math.max(0, owed - tiles - state.handSizes[seat]!) / 10,
    state.turn === seat ? 1 : 0,
  ];
}

/**
 * What the cards of a hand can do: how many items there are, how many cards take some pawn to the mainland for nothing, and the
 * longest leap.
 */
function reach(state: State, seat: Seat) {
  let items = 0;
  let leading = 0;
  let longest = 0;
  for (let item = 0; item < KINDS; item++) {
    const count = state.hands[seat * KINDS + item]!;
    if (count === 0) continue;
    items++;
    let leads = false;
    for (let pawn = seat * PAWNS; pawn < (seat + 1) * PAWNS; pawn++) {
      const from = state.pawns[pawn]!;
      if (from === MAINLAND) continue;
      const to = destination(state, from, item);
      longest = Math.max(longest, to - from);
      if (to === MAINLAND && !leads) leads = tollBetween(state, from, MAINLAND) === 0;
    }
    if (leads) leading += count;
  }
  return { items, leading, longest };
}
