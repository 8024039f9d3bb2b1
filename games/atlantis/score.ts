/** Settling up when the third pawn is home, and the final ranking. */
import type { Place, Result, Seat } from '../kit/rules.ts';
import { MAINLAND } from './board.ts';
import { PAWNS } from './data.ts';
import { tollBetween } from './path.ts';
import { cheapestPayment, means, sum, tileValue } from './purse.ts';
import type { State } from './types.ts';

/** What a seat owes for its pawns on the path, and how it pays. */
export interface Settlement {
  readonly seat: Seat;
  /** For each pawn what its holes to the mainland cost. */
  readonly tolls: readonly number[];
  /** Values of the tiles and number of the cards it pays with: all it has where that is not enough. */
  readonly tiles: readonly number[];
  readonly cards: number;
  /** What is left unpaid. */
  readonly shortfall: number;
}

/** How a seat would settle over the path as it lies now. Atlantis 7.1, 7.2 */
export function settlement(state: State, seat: Seat): Settlement {
  const pawns = state.pawns.slice(seat * PAWNS, (seat + 1) * PAWNS);
  const tolls = pawns.map((place) => (place === MAINLAND ? 0 : tollBetween(state, place, MAINLAND)));
  const owed = sum(tolls);
  const paid = cheapestPayment(state, seat, owed);
  if (paid) return { seat, tolls, ...paid, shortfall: 0 };
  return { seat, tolls, tiles: [], cards: 0, shortfall: owed - means(state, seat) };
}

/** Every seat with its points if the game ended now, best first. Atlantis 7.3 */
export function standing(state: State): readonly Place[] {
  const seats = Array.from({ length: state.seats }, (_, seat) => {
    const { tolls, tiles, cards, shortfall } = settlement(state, seat);
    const owed = sum(tolls);
    const overpaid = shortfall > 0 ? 0 : sum(tiles) + cards - owed;
    const items = [
      { code: 'tiles', points: tileValue(state, seat) },
      { code: 'cards', points: state.handSizes[seat]!, count: state.handSizes[seat]! },
      { code: 'tolls', points: -owed },
      { code: 'overpaid', points: -overpaid },
    ];
    return { seat, items, score: items.reduce((total, { points }) => total + points, 0) };
  });
  return seats
    .toSorted((a, b) => b.score - a.score || a.seat - b.seat)
    .map((of) => ({ ...of, rank: 1 + seats.filter(({ score }) => score > of.score).length }));
}

export function result(state: State): Result | undefined {
  return state.finisher >= 0 ? { ending: 'allHome', places: standing(state) } : undefined;
}
