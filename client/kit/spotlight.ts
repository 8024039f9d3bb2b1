/** What somebody points at in a board's log, to be marked where it happened. */
import type { GameEvent } from '../../games/kit/rules.ts';
import { useOwn } from './scope/context.ts';
import { perBoard } from './scope/scope.ts';
import { useStore } from './store.ts';

const NOTHING: readonly GameEvent[] = [];
const SPOTLIGHT = perBoard(NOTHING);

/** Mostly nothing. Whoever asks is drawn anew when it changes, and nobody else is: a pointer runs over many lines. */
export function useSpotlight(): readonly GameEvent[] {
  return useStore(useOwn(SPOTLIGHT));
}

/** Points at events, or at none. */
export function usePointAt(): (events: readonly GameEvent[]) => void {
  return useOwn(SPOTLIGHT).set;
}
