/** All of Atlantis' moves. */
import { defineMoves } from '../../kit/moves.ts';
import { movesOf, phase, toMove } from '../flow.ts';
import type { AtlantisEvent, AtlantisMove, State } from '../types.ts';
import { buildBridge, sellTile } from './before.ts';
import { movePawn, showHand } from './journey.ts';
import { payToll } from './payment.ts';

export const moves = defineMoves<State, AtlantisMove, AtlantisEvent>(
  { toMove, stage: phase, movesOf },
  { sellTile, buildBridge, movePawn, showHand, payToll },
);
