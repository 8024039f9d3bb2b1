/** The final ranking. Attika knows a winner and no points; the others are ranked by what they have built. */
import type { Place, Result } from '../kit/rules.ts';
import type { State } from './types.ts';

/** Every seat with its buildings on the board, the winner first. Attika 8.3 */
export function standing(state: State): readonly Place[] {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const ahead = (a: number, b: number) =>
    Number(b === state.winner) - Number(a === state.winner) || state.pieces[b]! - state.pieces[a]!;
  return seats
    .toSorted((a, b) => ahead(a, b) || a - b)
    .map((seat) => ({
      seat,
      rank: 1 + seats.filter((other) => ahead(other, seat) < 0).length,
      score: state.pieces[seat]!,
      items: [{ code: 'buildings', points: state.pieces[seat]!, count: state.pieces[seat]! }],
    }));
}

export function result(state: State): Result | undefined {
  return state.winner >= 0 ? { ending: state.ending, places: standing(state) } : undefined;
}
