/** Who must decide, and which moves each phase knows. */
import type { Seat } from '../kit/rules.ts';
import { ALONE, NOBODY } from '../kit/seats.ts';
import type { AtlantisMove, Phase, State } from './types.ts';

export const phases: readonly Phase[] = ['journey', 'payment'];

export function isOver(state: State): boolean {
  return state.finisher >= 0;
}

export function toMove(state: State): readonly Seat[] {
  return isOver(state) ? NOBODY : ALONE[state.turn]!;
}

export function phase(state: State): Phase {
  return state.phase;
}

/** The moves each phase knows, in the order they are listed. */
export const movesOf = {
  journey: ['sellTile', 'buildBridge', 'movePawn', 'showHand'],
  payment: ['payToll'],
} as const satisfies Record<Phase, readonly AtlantisMove['type'][]>;
