/** Who must decide, and which moves each phase knows. */
import type { Seat } from '../kit/rules.ts';
import { ALONE, NOBODY } from '../kit/seats.ts';
import type { AttikaMove, Phase, State } from './types.ts';

export const phases: readonly Phase[] = ['actions', 'reveal', 'expansion'];

export function isOver(state: State): boolean {
  return state.ending !== '';
}

export function toMove(state: State): readonly Seat[] {
  return isOver(state) ? NOBODY : ALONE[state.turn]!;
}

export function phase(state: State): Phase {
  return state.phase;
}

/** The moves each phase knows, in the order they are listed. */
export const movesOf = {
  actions: ['drawBuilding', 'build', 'useAmphora', 'endTurn'],
  reveal: ['build', 'keepBuilding'],
  expansion: ['layLand'],
} as const satisfies Record<Phase, readonly AttikaMove['type'][]>;
