/** Placing the held tile. */
import type { KindOf } from '../../kit/moves.ts';
import { CELLS } from '../../kit/geometry/square.ts';
import { below } from '../../kit/shape.ts';
import { NOWHERE } from '../board.ts';
import { joinNetworks, lay } from '../layout.ts';
import { finishTurn } from '../turn.ts';
import { aRotation } from './shapes.ts';
import { PLACEMENTS, listLandings, refuseLanding } from './landing.ts';
import type { Asterion } from '../types.ts';

export const placeTile: KindOf<Asterion, 'placeTile'> = {
  shape: { cell: below(CELLS), rotation: aRotation },
  free: ['rotation'],
  list(state, seat, moves) {
    listLandings(state, state.held[seat]!, NOWHERE, PLACEMENTS, moves);
  },
  refuse(state, seat, { cell, rotation }) {
    return refuseLanding(state, state.held[seat]!, cell, rotation);
  },
  apply(state, seat, { cell, rotation }, random, emit) {
    const face = state.held[seat]!;
    const tile = state.cell.length;
    state.cell.push(cell);
    state.owner.push(seat);
    state.face.push(face);
    state.rotation.push(rotation);
    state.alive.push(1);
    state.network.push(tile);
    lay(state);
    joinNetworks(state);
    emit?.({ type: 'tilePlaced', seat, tile, cell });
    finishTurn(state, seat, random, emit);
  },
};
