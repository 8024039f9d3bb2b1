/** What is spoken of beside a board, to be marked where it happened and looked at. */
import { useEffect } from 'react';
import type { GameEvent } from '../../../games/kit/rules.ts';
import { useOwn } from '../scope/context.ts';
import { type Own, perBoard } from '../scope/scope.ts';
import { useStore } from '../store.ts';

const NOTHING: readonly GameEvent[] = [];
/** What somebody points at in the log. */
const POINTED = perBoard(NOTHING);
/** What a hint speaks of. */
const HINTED = perBoard(NOTHING);
/** What a step of a lesson speaks of. */
const TAUGHT = perBoard(NOTHING);
/** What is told of the past; the board marks it by itself. */
const TOLD = perBoard(NOTHING);

/** Mostly nothing. Whoever asks is drawn anew when it changes, and nobody else is: a pointer runs over many lines. */
export function useSpotlight(): readonly GameEvent[] {
  const taught = useStore(useOwn(TAUGHT));
  const hinted = useStore(useOwn(HINTED));
  const pointed = useStore(useOwn(POINTED));
  return firstOf([pointed, hinted, taught]);
}

/** What a board is to show where it happens: not where a pointer runs over the log, or the board would never rest. */
export function useSought(): readonly GameEvent[] {
  const told = useStore(useOwn(TOLD));
  const taught = useStore(useOwn(TAUGHT));
  const hinted = useStore(useOwn(HINTED));
  return firstOf([hinted, taught, told]);
}

/** Points at events, or at none. */
export function usePointAt(): (events: readonly GameEvent[]) => void {
  return useOwn(POINTED).set;
}

/** Marks what a hint speaks of for as long as it stands. */
export function useHinted(events: readonly GameEvent[] = NOTHING): void {
  useWhile(HINTED, events);
}

/** Marks what a step of a lesson speaks of. */
export function useTaught(events: readonly GameEvent[] = NOTHING): void {
  useWhile(TAUGHT, events);
}

/** Has the board look where something happened that is told. */
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
