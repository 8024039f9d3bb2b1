/** Laying new land. */
import { type KindOf, builtOnce } from '../../kit/moves.ts';
import { below } from '../../kit/shape.ts';
import { CELLS } from '../board.ts';
import { spotAt, spots, withTile } from '../land.ts';
import type { Attika } from '../types.ts';

const layings = builtOnce(CELLS * 6, (i) => ({ type: 'layLand', cell: Math.floor(i / 6), rotation: i % 6 }) as const);

export const layLand: KindOf<Attika, 'layLand'> = {
  shape: { cell: below(CELLS), rotation: below(6) },
  list(state, _seat, moves) {
    for (const cell of spots(state.land)) for (let turn = 0; turn < 6; turn++) moves.push(layings(cell * 6 + turn));
  },
  refuse(state, _seat, { cell }) {
    const spot = spotAt(state.land, cell);
    if (spot === 'overlaps') return { code: 'landOverlaps' };
    return spot === 'apart' ? { code: 'landApart' } : undefined;
  },
  apply(state, seat, { cell, rotation }, _random, emit) {
    const { tile } = state;
    const hexes = Array.from({ length: 7 }, (_, i) => state.built.length + i);
    state.land = withTile(state.land, tile, cell, rotation);
    for (let i = 0; i < hexes.length; i++) {
      state.built.push(-1);
      state.settlement.push(-1);
      state.touches.push(0);
    }
    state.tile = -1;
    state.phase = 'actions';
    emit?.({ type: 'landLaid', seat, tile, hexes });
  },
};
