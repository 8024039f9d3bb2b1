/** All of Lost Cities' moves. */
import { defineMoves } from '../../kit/moves.ts';
import { movesOf, stage, toMove } from '../flow.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from '../types.ts';
import { advance, discard, startPath } from './cards.ts';
import { drawCard, takeDiscard } from './drawing.ts';
import { declineStep, moveFigure } from './steps.ts';

export const moves = defineMoves<State, LostCitiesMove, LostCitiesEvent>(
  { toMove, stage, movesOf },
  { startPath, advance, discard, moveFigure, declineStep, drawCard, takeDiscard },
);
