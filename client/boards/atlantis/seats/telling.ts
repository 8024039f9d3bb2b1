import { useEffect, useState } from 'react';
import type { AtlantisEvent, State } from '../../../../games/atlantis/types.ts';
import { type Account, type Step, accountsOf, stepsOf } from './accounts.ts';

/** How long each step is shown, and the totals at the end, in milliseconds. */
const SHOWN = 1100;
const TOTALS = 2400;

export interface Telling {
  readonly accounts: readonly Account[];
  /** The steps shown so far; the last one is the current step. */
  readonly told: readonly Step[];
}

/**
 * Shows the settlement of a finished game step by step to players who saw its last move; others see all of it at once.
 * Null until the game is over.
 */
export function useTelling(state: State, over: boolean): Telling | null {
  const [count, setCount] = useState(over ? Infinity : 1);
  const accounts = over ? accountsOf(state) : [];
  const steps = stepsOf(accounts);
  const more = over && count < steps.length;
  useEffect(() => {
    if (!more) return undefined;
    const timer = setTimeout(() => setCount(count + 1), SHOWN);
    return () => clearTimeout(timer);
  }, [more, count]);
  return over ? { accounts, told: steps.slice(0, count) } : null;
}

/** How many milliseconds the settlement in these events takes to show. */
export function lasts(events: readonly AtlantisEvent[]): number {
  const steps = events.flatMap((event) => {
    if (event.type !== 'settled') return [];
    const crossings = event.tolls.filter((toll) => toll > 0);
    return crossings.length > 0 ? [...crossings, event.seat] : [];
  });
  return steps.length * SHOWN + TOTALS;
}
