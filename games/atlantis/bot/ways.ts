/** What a pawn's place on the path, and a card in hand, are worth in points. */
import type { Seat } from '../../kit/rules.ts';
import { MAINLAND, SLOTS } from '../board.ts';
import { PAWNS } from '../data.ts';
import type { State } from '../types.ts';

/** What a card in hand is worth in points. */
export const CARD = 1.6;
/** What a pawn's way over the whole path is worth, and what its arrival adds: more cards for the rest of the game. */
const PATH_WORTH = 9;
const ARRIVAL = 3;

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
