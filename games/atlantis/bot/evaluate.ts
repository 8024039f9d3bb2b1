/** How likely each seat is to win, from points so far, how far its pawns have come and what the rest of their way costs. */
import type { Seat } from '../../kit/rules.ts';
import { softmax } from '../../kit/search/softmax.ts';
import { MAINLAND, SLOTS } from '../board.ts';
import { PAWNS } from '../data.ts';
import { pawnsHome } from '../path.ts';
import { tileValue } from '../purse.ts';
import { owedBy } from '../score.ts';
import type { State } from '../types.ts';

/** What a card in hand is worth in points. */
export const CARD = 1.6;
/** What a pawn's way over the whole path is worth, and what its arrival adds: more cards for the rest of the game. */
const PATH_WORTH = 9;
const ARRIVAL = 3;
/** Points of difference that make a chance e times as large, when the game begins and when it is about to end. */
const SPREAD = { early: 9, late: 3 } as const;

/** Chances by seat. */
export function evaluate(state: State): readonly number[] {
  const strengths = state.handSizes.map(
    (cards, seat) => tileValue(state, seat) + cards * CARD - owedBy(state, seat) / 2 + ways(state, seat),
  );
  return softmax(strengths, SPREAD.early + (SPREAD.late - SPREAD.early) * furthest(state));
}

/** What it is worth in points to have a pawn at a place. */
export function way(place: number): number {
  return ((place + 1) / (SLOTS + 1)) * PATH_WORTH + (place === MAINLAND ? ARRIVAL : 0);
}

/** What it is worth in points to have a seat's pawns where they stand. */
export function ways(state: State, seat: Seat): number {
  let worth = 0;
  for (let pawn = 0; pawn < PAWNS; pawn++) worth += way(state.pawns[seat * PAWNS + pawn]!);
  return worth;
}

/** The part of its pawns that the seat with most has brought home. */
function furthest(state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) most = Math.max(most, pawnsHome(state, seat) / PAWNS);
  return most;
}
