/** Showing the end: who carries what out, and how long it takes. */
import { useEffect, useState } from 'react';
import type { AsterionEvent } from '../../../../games/asterion/types.ts';
import { paceMs } from '../../../kit/motion/motion.ts';

export type Escaped = Extract<AsterionEvent, { type: 'explorerEscaped' }>;

/** The longest time for one explorer, and for all of them together, in milliseconds. */
const LONGEST = 420;
const ALTOGETHER = 6000;
/** How long the sums are shown before the result covers them, in milliseconds. */
const REST = 1100;

function escapesIn(events: readonly AsterionEvent[]): readonly Escaped[] {
  return events.filter((event) => event.type === 'explorerEscaped');
}

/** Milliseconds between two explorers; 0 if animations are off. */
function tellingMs(count: number): number {
  return paceMs('normal') < 2 ? 0 : Math.min(LONGEST, ALTOGETHER / Math.max(1, count));
}

/** How many milliseconds the board shows the end before the result covers it. */
export function finale(events: readonly AsterionEvent[]): number {
  const count = escapesIn(events).length;
  const every = tellingMs(count);
  return count === 0 || every === 0 ? 0 : count * every + REST;
}

/** The escapes shown so far: one more after every pause. Empty after all were shown, and if animations are off. */
export function useEscapes(events: readonly AsterionEvent[], step: number): readonly Escaped[] {
  const all = escapesIn(events);
  // On a page that opens after the end, all escapes count as already shown.
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
