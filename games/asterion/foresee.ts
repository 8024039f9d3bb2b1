/** Computes what a move would do, before it is made. */
import { randomFrom } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { openSides } from './board.ts';
import { moves } from './moves/index.ts';
import { clone } from './state.ts';
import type { AsterionMove, State } from './types.ts';

export interface Foresight {
  /** The table after the move. The next tile is unknown, so the seat holds none. */
  readonly state: State;
  /** The tiles whose explorers would die. */
  readonly killed: readonly number[];
  /** The points that the seat would score for them. */
  readonly points: number;
  /**
   * Whether the table would look the same, apart from the price of the move: a cross is turned, or equal tiles are
   * swapped.
   */
  readonly idle: boolean;
}

/** The result of a legal move, as far as `seat` can know it. */
export function foresee(view: State, seat: Seat, move: AsterionMove): Foresight {
  const state = clone(view);
  let killed: readonly number[] = [];
  let points = 0;
  moves.apply(state, seat, move, randomFrom('foresight'), (event) => {
    if (event.type === 'explorersKilled') ({ tiles: killed, points } = event);
  });
  state.held[seat] = -1;
  return { state, killed, points, idle: laidAlike(view, state) };
}

/** Whether the same tiles open the same sides everywhere. A lifted tile lies nowhere. */
function laidAlike(one: State, other: State): boolean {
  const looks = ({ cell, face, rotation, alive, owner, lifted }: State) =>
    cell
      .map((at, tile) =>
        tile === lifted
          ? ''
          : [at, owner[tile], face[tile], openSides(face[tile]!, rotation[tile]!), alive[tile]].join(' '),
      )
      .toSorted()
      .join();
  return looks(one) === looks(other);
}
