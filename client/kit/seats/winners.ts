/** Who has won, for what a board shows of it at the end. */
import type { Result, Seat } from '../../../games/kit/rules.ts';

/** Empty while the game goes on. */
export function winnersIn(result: Result | null): ReadonlySet<Seat> {
  return new Set(result?.places.flatMap(({ seat, rank }) => (rank === 1 ? [seat] : [])));
}
