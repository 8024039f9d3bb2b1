/** Positions for tests, drawn as text. */
import { FACES } from '../../../games/asterion/data.ts';
import { lay, nameNetworks } from '../../../games/asterion/layout.ts';
import { rules } from '../../../games/asterion/index.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { player } from '../player.ts';

/** Faces by a short name. */
export const FACE = { coin: 0, feather: 1, straight: 2, corner: 3, tee: 4, cross: 5 } as const;

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly face: keyof typeof FACE;
  /** Quarter turns clockwise; 0 where left out. A corner opens north and east, a tee all but south, a straight north and south, a coin's dead end north. */
  readonly turn?: number;
  readonly dead?: true;
}

/** A game in which these tiles lie around Asterion's at 0,0; seat 0 is to move and holds `held`. x grows to the east, y to the south. */
export function position(seats: number, held: keyof typeof FACE, placed: readonly Placed[]): State {
  const state = rules.setup(seats, {}, randomFrom('table'));
  for (const { x, y, seat, face, turn = 0, dead } of placed) {
    state.network.push(0);
    state.cell.push(cellAt(x, y));
    state.owner.push(seat);
    state.face.push(FACE[face]);
    state.rotation.push(turn);
    state.alive.push(dead ? 0 : 1);
    state.used[seat * FACES.length + FACE[face]]!++;
  }
  state.held.fill(FACE.tee);
  state.held[0] = FACE[held];
  state.turn = 0;
  lay(state);
  nameNetworks(state);
  return state;
}

export const { play, refusal } = player(rules);

export const place = (x: number, y: number, rotation = 0): AsterionMove => ({
  type: 'placeTile',
  cell: cellAt(x, y),
  rotation,
});
