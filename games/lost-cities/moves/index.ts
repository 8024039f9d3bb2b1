/** All of Lost Cities' moves. */
import { defineMoves } from '../../kit/moves.ts';
import { movesOfStage, stage, toMove } from '../flow.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from '../types.ts';
import { advance, discard, startPath } from './cards.ts';
import { drawCard, takeDiscard } from './drawing.ts';
import { declineStep, moveFigure } from './steps.ts';

export const moves = defineMoves<State, LostCitiesMove, LostCitiesEvent>(
  { toMove, phase: stage, byPhase: movesOfStage },
  { startPath, advance, discard, moveFigure, declineStep, drawCard, takeDiscard },
);
