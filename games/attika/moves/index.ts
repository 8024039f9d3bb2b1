/** All of Attika's moves. */
import { defineMoves } from '../../kit/moves.ts';
import { movesOf, phase, toMove } from '../flow.ts';
import type { AttikaEvent, AttikaMove, State } from '../types.ts';
import { build } from './building.ts';
import { drawBuilding, keepBuilding } from './drawing.ts';
import { layLand } from './expansion.ts';
import { endTurn, useAmphora } from './turn.ts';

export const moves = defineMoves<State, AttikaMove, AttikaEvent>(
  { toMove, stage: phase, movesOf },
  { drawBuilding, keepBuilding, build, layLand, useAmphora, endTurn },
);
