/** Telling the end: who carries what out, and how long that takes to show. */
import { useEffect, useState } from 'react';
import type { AsterionEvent } from '../../../../games/asterion/types.ts';
import { paceMs } from '../../../kit/motion/motion.ts';

export type Escaped = Extract<AsterionEvent, { type: 'explorerEscaped' }>;

/** For how many milliseconds one explorer is shown at most, and all of them together. */
const LONGEST = 420;
const ALTOGETHER = 6000;
/** A look at the sums before the result covers them. */
const REST = 1100;

function escapesIn(events: readonly AsterionEvent[]): readonly Escaped[] {
  return events.filter((event) => event.type === 'explorerEscaped');
}

/** Milliseconds between one explorer and the next; 0 where things don't move. */
function tellingMs(count: number): number {
  return paceMs('normal') < 2 ? 0 : Math.min(LONGEST, ALTOGETHER / Math.max(1, count));
}

/** For how long the board tells the end before the result covers it. */
export function finale(events: readonly AsterionEvent[]): number {
  const count = escapesIn(events).length;
  const every = tellingMs(count);
  return count === 0 || every === 0 ? 0 : count * every + REST;
}

/** The escapes told so far: one more after every pause, none once the end has been told or where things don't move. */
export function useEscapes(events: readonly AsterionEvent[], step: number): readonly Escaped[] {
  const all = escapesIn(events);
  // Who comes to a game that is over needs no telling.
  const [told, setTold] = useState({ step, count: all.length + 1 });
  const every = all.length === 0 ? 0 : tellingMs(all.length);
  const count = told.step === step ? told.count : 0;
  const done = count > all.length || every === 0;
  const pause = count === all.length ? REST : every;
  useEffect(() => {
    if (done) return undefined;
    const timer = setTimeout(() => setTold({ step, count: count + 1 }), pause);
    return () => clearTimeout(timer);
  }, [done, count, pause, step]);
  return done ? [] : all.slice(0, count);
}
