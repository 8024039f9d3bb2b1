/** What somebody points at in a board's log, to be marked where it happened. */
import type { GameEvent } from '../../games/kit/rules.ts';
import { useOwn } from './scope/context.ts';
import { perBoard } from './scope/scope.ts';
import { useStore } from './store.ts';

const NOTHING: readonly GameEvent[] = [];
const SPOTLIGHT = perBoard(NOTHING);

const LASTING = perBoard(NOTHING);

/** Mostly nothing. Whoever asks is drawn anew when it changes, and nobody else is: a pointer runs over many lines. */
export function useSpotlight(): readonly GameEvent[] {
  const lasting = useStore(useOwn(LASTING));
  const pointed = useStore(useOwn(SPOTLIGHT));
  return pointed.length > 0 ? pointed : lasting;
}

/** Marks events for as long as nothing else is pointed at, or none. */
export function useHoldAt(): (events: readonly GameEvent[]) => void {
  return useOwn(LASTING).set;
}

/** Points at events, or at none. */
export function usePointAt(): (events: readonly GameEvent[]) => void {
  return useOwn(SPOTLIGHT).set;
}
