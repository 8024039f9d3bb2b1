/**
 * Moves a tile in two steps, lifting and dropping, so that neither players nor bots have to look at every tile times
 * every cell at once.
 */
import { CELLS } from '../../kit/geometry/square.ts';
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import { below } from '../../kit/shape.ts';
import { bindingTiles } from '../binding.ts';
import { MOST_TILES } from '../board.ts';
import { lay, nameNetworks } from '../layout.ts';
import { rearranged } from '../turn.ts';
import { aRotation, aTile } from './shapes.ts';
import { DROPS, listLandings, refuseLanding } from './landing.ts';
import { handled, refuseHandling } from './rearranging.ts';
import type { Asterion } from '../types.ts';

const LIFTS = prebuilt(MOST_TILES, (tile) => ({ type: 'liftTile', tile }) as const);

export const liftTile: KindOf<Asterion, 'liftTile'> = {
  shape: { tile: aTile },
  list(state, seat, moves) {
    lay(state);
    const binding = bindingTiles(state);
    for (const tile of handled(state, seat)) if (binding[tile] === 0) moves.push(LIFTS[tile]!);
  },
  refuse(state, seat, { tile }) {
    lay(state);
    const able = handled(state, seat);
    const binding = bindingTiles(state);
    if (able.length > 0 && able.every((each) => binding[each] === 1)) return { code: 'noneToMove' };
    return refuseHandling(state, seat, tile, able) ?? (binding[tile] === 1 ? { code: 'layoutSplit' } : undefined);
  },
  apply(state, seat, { tile }, _random, emit) {
    state.lifted = tile;
    state.phase = 'relocation';
    lay(state);
    nameNetworks(state);
    emit?.({ type: 'tileLifted', seat, tile, cell: state.cell[tile]! });
  },
};

export const dropTile: KindOf<Asterion, 'dropTile'> = {
  shape: { cell: below(CELLS), rotation: aRotation },
  free: ['rotation'],
  list(state, _seat, moves) {
    listLandings(state, state.face[state.lifted]!, state.cell[state.lifted]!, DROPS, moves);
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
