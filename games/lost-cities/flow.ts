/** Who decides, and what about. */
import type { Seat } from '../kit/rules.ts';
import type { LostCitiesMove, Phase, Stage, State } from './types.ts';

export const phases: readonly Phase[] = ['firstExpedition', 'secondExpedition', 'thirdExpedition'];

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export function toMove(state: State): readonly Seat[] {
  return state.ending === null ? ALONE[state.turn]! : NOBODY;
}

/** The expedition that is under way, or was last. */
export function phase(state: State): Phase {
  const finished = state.expeditions.length;
  return phases[state.ending === null ? finished : finished - 1]!;
}

/** What the turn player has to decide. */
export function stage(state: State): Stage {
  return state.stage;
}

/** The moves each stage knows, in the order they are listed. */
export const movesOfStage = {
  card: ['startPath', 'advance', 'discard'],
  bonus: ['moveFigure', 'declineStep'],
  draw: ['drawCard', 'takeDiscard'],
} as const satisfies Record<Stage, readonly LostCitiesMove['type'][]>;
