/**
 * The events that something beside the board speaks of (the log, a hint, a lesson). The board marks their places and
 * looks at them.
 */
import { useEffect } from 'react';
import type { GameEvent } from '../../../games/kit/rules.ts';
import { useOwn } from '../scope/context.ts';
import { type Own, perBoard } from '../scope/scope.ts';
import { useStore } from '../../kept/store.ts';

const NOTHING: readonly GameEvent[] = [];
/** The events that the user points at in the log. */
const POINTED = perBoard(NOTHING);
/** The events that a hint speaks of. */
const HINTED = perBoard(NOTHING);
/** The events that a step of a lesson speaks of. */
const TAUGHT = perBoard(NOTHING);
/** The events of the past that are told; the board marks these by itself. */
const TOLD = perBoard(NOTHING);

/**
 * The events to mark; mostly none. Only components that call this render when they change, because a pointer runs over
 * many lines.
 */
export function useSpotlight(): readonly GameEvent[] {
  const taught = useStore(useOwn(TAUGHT));
  const hinted = useStore(useOwn(HINTED));
  const pointed = useStore(useOwn(POINTED));
  return firstOf([pointed, hinted, taught]);
}

/**
 * The events that the view should move to. Those pointed at in the log don't count, or the board would never stand
 * still.
 */
export function useSought(): readonly GameEvent[] {
  const told = useStore(useOwn(TOLD));
  const taught = useStore(useOwn(TAUGHT));
  const hinted = useStore(useOwn(HINTED));
  return firstOf([hinted, taught, told]);
}

/** Returns a function that points at events, or at none. */
export function usePointAt(): (events: readonly GameEvent[]) => void {
  return useOwn(POINTED).set;
}

/** Marks what a hint speaks of, while the component is mounted. */
export function useHinted(events: readonly GameEvent[] = NOTHING): void {
  useWhile(HINTED, events);
}

/** Marks what a step of a lesson speaks of. */
export function useTaught(events: readonly GameEvent[] = NOTHING): void {
  useWhile(TAUGHT, events);
}

/** Moves the view to events that are told. */
export function useTold(events: readonly GameEvent[] = NOTHING): void {
  useWhile(TOLD, events);
}

function useWhile(what: Own<readonly GameEvent[]>, events: readonly GameEvent[]): void {
  const { set } = useOwn(what);
  useEffect(() => {
    set(events);
    return () => set(NOTHING);
  }, [set, events]);
}

function firstOf(all: readonly (readonly GameEvent[])[]): readonly GameEvent[] {
  return all.find((events) => events.length > 0) ?? NOTHING;
}
