/** Who must decide, and which moves each phase knows. */
import type { Seat } from '../kit/rules.ts';
import { ALONE, NOBODY } from '../kit/seats.ts';
import { TILES } from './data.ts';
import type { AsterionMove, Phase, State } from './types.ts';

export const phases: readonly Phase[] = ['placement', 'relocation'];

export function isOver(state: State): boolean {
  return state.turns === state.seats * TILES;
}

/** Whether whoever has the turn has no other after it. Asterion 6.1 */
export function isLastTurn({ seats, turns }: State): boolean {
  return turns >= seats * (TILES - 1);
}

export function toMove(state: State): readonly Seat[] {
  return isOver(state) ? NOBODY : ALONE[state.turn]!;
}

export function phase(state: State): Phase {
  return state.phase;
}

/** The moves each phase knows, in the order they are listed. */
export const movesOf = {
  placement: ['placeTile', 'rotateTile', 'swapTiles', 'liftTile'],
  relocation: ['dropTile'],
} as const satisfies Record<Phase, readonly AsterionMove['type'][]>;
