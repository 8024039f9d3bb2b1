/** The final ranking. Attika has a winner but no points, so the others are ranked by how much they have built. */
import type { Place, Result, Seat } from '../kit/rules.ts';
import { ranked } from '../kit/seats.ts';
import { isOver } from './flow.ts';
import type { State } from './types.ts';

/** Every seat with its buildings on the board, the winner first. Attika 8.3 */
export function standing(state: State): readonly Place[] {
  const { pieces, winner } = state;
  const ahead = (a: Seat, b: Seat) => b !== winner && (a === winner || pieces[a]! > pieces[b]!);
  const scores = pieces.map((count) => ({ score: count, items: [{ code: 'buildings', points: count, count }] }));
  return ranked(scores, ahead);
}

export function result(state: State): Result | undefined {
  return isOver(state) ? { ending: state.ending, places: standing(state) } : undefined;
}
