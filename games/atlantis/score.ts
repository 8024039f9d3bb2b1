/** The settlement when the third pawn is home, and the final ranking. */
import { ofSeat, sum } from '../kit/counts.ts';
import type { Place, Result, Seat } from '../kit/rules.ts';
import { ranked } from '../kit/seats.ts';
import { MAINLAND } from './board.ts';
import { PAWNS, TOP_VALUE } from './data.ts';
import { isOver } from './flow.ts';
import { tollBetween } from './path.ts';
import { cheapestPayment, means, tileValue, tilesWon } from './purse.ts';
import type { State } from './types.ts';

/** What a seat owes for its pawns on the path, and how it pays. */
export interface Settlement {
  readonly seat: Seat;
  /** For each pawn: the cost of its holes to the mainland. */
  readonly tolls: readonly number[];
  /** The values of the tiles, and the number of cards, that it pays with: all it has, if that isn't enough. */
  readonly tiles: readonly number[];
  readonly cards: number;
  /** What remains unpaid. */
  readonly shortfall: number;
}

/** How a seat would settle with the path as it is now. Atlantis 7.1, 7.2 */
export function settlement(state: State, seat: Seat): Settlement {
  const pawns = ofSeat(state.pawns, seat, PAWNS);
  const tolls = pawns.map((place) => (place === MAINLAND ? 0 : tollBetween(state, place, MAINLAND)));
  const owed = owedBy(state, seat);
  const paid = cheapestPayment(state, seat, owed);
  if (paid) return { seat, tolls, ...paid, shortfall: 0 };
  const all = { tiles: tilesWon(state, seat), cards: state.handSizes[seat]! };
  return { seat, tolls, ...all, shortfall: owed - means(state, seat) };
}

/** What a seat would owe if the game ended now. Atlantis 7.1 */
export function owedBy(state: State, seat: Seat): number {
  let owed = 0;
  for (let pawn = seat * PAWNS; pawn < (seat + 1) * PAWNS; pawn++) {
    const place = state.pawns[pawn]!;
    if (place !== MAINLAND) owed += tollBetween(state, place, MAINLAND);
  }
  return owed;
}

/** What a seat's points would be then, as `standing` has them, quicker. Atlantis 7.2 */
export function pointsOf(state: State, seat: Seat): number {
  const owed = owedBy(state, seat);
  const left = means(state, seat) - owed;
  // Whatever tiles can't pay exactly so many cards do.
  if (owed === 0 || left < 0 || state.handSizes[seat]! >= TOP_VALUE - 1) return left;
  const { tiles, cards } = cheapestPayment(state, seat, owed)!;
  return left - (sum(tiles) + cards - owed);
}

/** Every seat with its points if the game ended now, best first. Atlantis 7.3 */
export function standing(state: State): readonly Place[] {
  const scores = state.handSizes.map((held, seat) => {
    const { tolls, tiles, cards, shortfall } = settlement(state, seat);
    const owed = sum(tolls);
    const overpaid = shortfall > 0 ? 0 : sum(tiles) + cards - owed;
    const items = [
      { code: 'tiles', points: tileValue(state, seat) },
      { code: 'cards', points: held, count: held },
      { code: 'tolls', points: -owed },
      { code: 'overpaid', points: -overpaid },
    ];
    return { items, score: sum(items.map(({ points }) => points)) };
  });
  return ranked(scores, (a, b) => scores[a]!.score > scores[b]!.score);
}

export function result(state: State): Result | undefined {
  return isOver(state) ? { ending: 'allHome', places: standing(state) } : undefined;
}
