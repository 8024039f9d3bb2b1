/** Turning a tile on the table, and swapping two. */
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { between } from '../../kit/shape.ts';
import { MOST_TILES, QUARTERS } from '../board.ts';
import { WALLED_IN } from '../data.ts';
import { lay, neighbourCount } from '../layout.ts';
import { rearranged } from '../turn.ts';
import type { Asterion, AsterionRefusal, State } from '../types.ts';
import { aTile } from './shapes.ts';

const ROTATIONS = prebuilt(MOST_TILES * 4, (i) => ({ type: 'rotateTile', tile: i >> 2, quarters: i & 3 }) as const);
const SWAPS = prebuilt(
  MOST_TILES ** 2,
  (i) => ({ type: 'swapTiles', first: Math.floor(i / MOST_TILES), second: i % MOST_TILES }) as const,
);

export const rotateTile: KindOf<Asterion, 'rotateTile'> = {
  shape: { tile: aTile, quarters: between(1, 3) },
  free: ['quarters'],
  list(state, seat, moves) {
    lay(state);
    for (const tile of handled(state, seat)) {
      for (const quarters of QUARTERS[state.face[tile]!]!) moves.push(ROTATIONS[tile * 4 + quarters]!);
    }
  },
  refuse(state, seat, { tile }) {
    lay(state);
    return refuseHandling(state, seat, tile, handled(state, seat));
  },
  apply(state, seat, { tile, quarters }, random, emit) {
    state.rotation[tile] = (state.rotation[tile]! + quarters) & 3;
    emit?.({ type: 'tileRotated', seat, tile, cell: state.cell[tile]!, quarters });
    rearranged(state, seat, random, emit);
  },
};

export const swapTiles: KindOf<Asterion, 'swapTiles'> = {
  shape: { first: aTile, second: aTile },
  list(state, seat, moves) {
    lay(state);
    const able = handled(state, seat);
    for (let i = 0; i < able.length; i++) {
      for (let j = i + 1; j < able.length; j++) moves.push(SWAPS[able[i]! * MOST_TILES + able[j]!]!);
    }
  },
  refuse(state, seat, { first, second }) {
    lay(state);
    const able = handled(state, seat);
    if (able.length === 1) return { code: 'onlyOneTile' };
    const refusal = refuseHandling(state, seat, first, able) ?? refuseHandling(state, seat, second, able);
    if (refusal !== undefined || first < second) return refusal;
    return { code: first === second ? 'sameTile' : 'wrongOrder' };
  },
  apply(state, seat, { first, second }, random, emit) {
    const kept = state.cell[first]!;
    state.cell[first] = state.cell[second]!;
    state.cell[second] = kept;
    emit?.({ type: 'tilesSwapped', seat, first, second, cells: [kept, state.cell[first]] });
    rearranged(state, seat, random, emit);
  },
};

/**
 * Whether a player may turn, swap or move a tile. Asterion himself needs no check: turning or swapping tiles of living
 * explorers never traps him, because none of them is in his network and the same cells stay taken. Asterion 4.2
 */
function mayHandle(state: State, seat: Seat, tile: number): boolean {
  return state.owner[tile] === seat && state.alive[tile] === 1 && neighbourCount(state.cell[tile]!) < WALLED_IN;
}

/**
 * The tiles that a player may turn or swap, or move if the layout holds without them. The state must lie on the grid.
 */
export function handled(state: State, seat: Seat): readonly number[] {
  const able: number[] = [];
  for (let tile = 1; tile < state.cell.length; tile++) if (mayHandle(state, seat, tile)) able.push(tile);
  return able;
}

/** Why a tile isn't one of `able`, those that the player may handle. */
export function refuseHandling(
  state: State,
  seat: Seat,
  tile: number,
  able: readonly number[],
): AsterionRefusal | undefined {
  if (able.includes(tile)) return undefined;
  if (able.length === 0) return { code: state.owner.includes(seat) ? 'noneToHandle' : 'noTileYet' };
  if (tile >= state.cell.length) return { code: 'noSuchTile' };
  if (state.owner[tile] !== seat) return { code: 'notYourTile' };
  return { code: state.alive[tile] === 1 ? 'walledIn' : 'explorerDead' };
}
