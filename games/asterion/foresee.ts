/** What a move would bring, before it is made. */
import { randomFrom } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { moves } from './moves/index.ts';
import { clone } from './state.ts';
import type { AsterionMove, State } from './types.ts';

export interface Foresight {
  /** The table after the move. The tile that would be drawn is unknown, so the seat holds none. */
  readonly state: State;
  /** Tiles whose explorers would die. */
  readonly killed: readonly number[];
  /** What the seat would score for them. */
  readonly points: number;
}

/** The outcome of a legal move as far as `seat` can know it. */
export function foresee(view: State, seat: Seat, move: AsterionMove): Foresight {
  const state = clone(view);
  let killed: readonly number[] = [];
  let points = 0;
  moves.apply(state, seat, move, randomFrom('foresight'), (event) => {
    if (event.type === 'explorersKilled') ({ tiles: killed, points } = event);
  });
  state.held[seat] = -1;
  return { state, killed, points };
}
