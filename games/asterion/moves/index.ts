/** All of Asterion's moves. */
import { defineMoves } from '../../kit/moves.ts';
import { movesOf, phase, toMove } from '../flow.ts';
import type { AsterionEvent, AsterionMove, State } from '../types.ts';
import { placeTile } from './placing.ts';
import { rotateTile, swapTiles } from './rearranging.ts';
import { dropTile, liftTile } from './relocating.ts';

export const moves = defineMoves<State, AsterionMove, AsterionEvent>(
  { toMove, stage: phase, movesOf },
  { placeTile, rotateTile, swapTiles, liftTile, dropTile },
);
