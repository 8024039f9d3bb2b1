/** Where each pawn stands: on the upper edge of its tile, or in the crowd on a shore. */
import { ATLANTIS, MAINLAND } from '../../../../games/atlantis/board.ts';
import { PAWNS } from '../../../../games/atlantis/data.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import { type Road, pointOf } from '../ground/road.ts';

/** From the middle of a tile to the feet of a pawn. */
export const FEET = -24;
/** On a shore: the distance between two seats side by side, and between the pawns of one seat, one behind the other. */
const ASIDE = 35;
const BEHIND = 17;

/** The point at the feet of every pawn, by `seat * PAWNS + pawn`. */
export function pawnPoints(road: Road, state: State): readonly Point[] {
  return state.pawns.map((place, at) => {
    const point = pointOf(road, place);
    if (place !== ATLANTIS && place !== MAINLAND) return { x: point.x, y: point.y + FEET };
    const seat = Math.floor(at / PAWNS);
    const inFront = state.pawns.slice(seat * PAWNS, at).filter((other) => other === place).length;
    return {
      x: point.x + (seat - (state.seats - 1) / 2) * ASIDE + inFront * 5,
      y: point.y + 34 - inFront * BEHIND,
    };
  });
}
