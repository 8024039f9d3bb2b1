/** Moving a tile in two steps, lifting and dropping, so that neither players nor bots face every tile times every cell at once. */
import { CELLS } from '../../kit/geometry/square.ts';
import { builtOnce, prebuilt } from '../../kit/moves.ts';
import { below } from '../../kit/shape.ts';
import { MOST_TILES } from '../board.ts';
import { lay, staysWhole } from '../layout.ts';
import { rearranged } from '../turn.ts';
import { type Kind, aRotation, aTile } from './kind.ts';
import { listLandings, refuseLanding } from './landing.ts';
import { refuseHandling } from './rearranging.ts';

const LIFTS = prebuilt(MOST_TILES, (tile) => ({ type: 'liftTile', tile }) as const);
const drops = builtOnce(CELLS * 4, (i) => ({ type: 'dropTile', cell: i >> 2, rotation: i & 3 }) as const);

export const liftTile: Kind<'liftTile'> = {
  shape: { tile: aTile },
  list(state, seat, moves) {
    lay(state);
    for (let tile = 1; tile < state.cell.length; tile++) {
      if (!refuseHandling(state, seat, tile) && staysWhole(state, tile)) moves.push(LIFTS[tile]!);
    }
  },
  refuse(state, seat, { tile }) {
    lay(state);
    return refuseHandling(state, seat, tile) ?? (staysWhole(state, tile) ? undefined : { code: 'layoutSplit' });
  },
  apply(state, seat, { tile }, _random, emit) {
    state.lifted = tile;
    state.phase = 'relocation';
    emit?.({ type: 'tileLifted', seat, tile });
  },
};

export const dropTile: Kind<'dropTile'> = {
  shape: { cell: below(CELLS), rotation: aRotation },
  list(state, _seat, moves) {
    listLandings(state, state.face[state.lifted]!, state.cell[state.lifted]!, drops, moves);
  },
  refuse(state, _seat, { cell, rotation }) {
    if (cell === state.cell[state.lifted]) return { code: 'sameCell' };
    return refuseLanding(state, state.face[state.lifted]!, cell, rotation);
  },
  apply(state, seat, { cell, rotation }, random, emit) {
    const tile = state.lifted;
    const from = state.cell[tile]!;
    state.cell[tile] = cell;
    state.rotation[tile] = rotation;
    state.lifted = -1;
    state.phase = 'placement';
    emit?.({ type: 'tileMoved', seat, tile, from, cell });
    rearranged(state, seat, random, emit);
  },
};
