/** Who must decide, and which moves each stage knows. */
import type { Seat } from '../kit/rules.ts';
import { ALONE, NOBODY } from '../kit/seats.ts';
import type { LostCitiesMove, Phase, Stage, State } from './types.ts';

export const phases: readonly Phase[] = ['firstExpedition', 'secondExpedition', 'thirdExpedition'];

export function isOver(state: State): boolean {
  return state.ending !== null;
}

export function toMove(state: State): readonly Seat[] {
  return isOver(state) ? NOBODY : ALONE[state.turn]!;
}

/** The current expedition, or the last one after the end. */
export function phase(state: State): Phase {
  const finished = state.expeditions.length;
  return phases[isOver(state) ? finished - 1 : finished]!;
}

/** What the turn player has to decide. */
export function stage(state: State): Stage {
  return state.stage;
}

/** The moves each stage knows, in the order they are listed. */
export const movesOf = {
  card: ['startPath', 'advance', 'discard'],
  bonus: ['moveFigure', 'declineStep'],
  draw: ['drawCard', 'takeDiscard'],
} as const satisfies Record<Stage, readonly LostCitiesMove['type'][]>;
