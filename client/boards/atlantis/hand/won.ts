import { FACES, valueOf } from '../../../../games/atlantis/board.ts';
import type { State } from '../../../../games/atlantis/types.ts';

/** The faces of the tiles a seat has won, highest values first. */
export function facesWon(state: State, seat: number): readonly number[] {
  return Array.from({ length: FACES }, (_, face) => face)
    .flatMap((face) => Array.from({ length: state.won[seat * FACES + face]! }, () => face))
    .toSorted((a, b) => valueOf(b) - valueOf(a) || a - b);
}
