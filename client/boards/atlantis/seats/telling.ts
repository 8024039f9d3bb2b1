import { useEffect, useState } from 'react';
import type { AtlantisEvent, State } from '../../../../games/atlantis/types.ts';
import { type Account, type Step, accountsOf, stepsOf } from './accounts.ts';

/** How long a step is shown, and the totals at the end, in milliseconds. */
const SHOWN = 1100;
const TOTALS = 2400;

export interface Telling {
  readonly accounts: readonly Account[];
  /** The steps told so far; the last of them is being told. */
  readonly told: readonly Step[];
}

/** Tells how a game that is over was settled, to who saw its last move; others find it told. Null before. */
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

/** How long the telling takes, in milliseconds, by the events of the last move. */
export function lasts(events: readonly AtlantisEvent[]): number {
  const steps = events.flatMap((event) => {
    if (event.type !== 'settled') return [];
    const crossings = event.tolls.filter((toll) => toll > 0);
    return crossings.length > 0 ? [...crossings, event.seat] : [];
  });
  return steps.length * SHOWN + TOTALS;
}
