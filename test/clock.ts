/** Time for tests: it stands still until it is turned. */
import type { Clock } from '../server/clock.ts';

/** So much is never due at one moment, unless something puts itself off by nothing again and again. */
const MOST_AT_ONCE = 10_000;

export interface HandClock extends Clock {
  /** What is due on the way is done, in order. */
  turn(milliseconds: number): void;
  /** Time passes in which the process stands still: what is due on the way is done only afterwards, all at once. */
  freeze(milliseconds: number): void;
  /** Puts the wall clock right, by so much; no time passes. */
  jump(milliseconds: number): void;
}

export function handClock(start = Date.now()): HandClock {
  let now = 0;
  let wall = start;
  const due = new Set<{ readonly at: number; run(): void }>();
  return {
    now: () => wall + now,
    ticks: () => now,
    after(milliseconds, run) {
      const task = { at: now + milliseconds, run };
      due.add(task);
      return () => void due.delete(task);
    },
    turn(milliseconds) {
      const end = now + milliseconds;
      for (let atOnce = 0; ;) {
        const [next] = [...due].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        due.delete(next);
        atOnce = next.at > now ? 0 : atOnce + 1;
        if (atOnce > MOST_AT_ONCE) throw new Error('something puts itself off for ever, and no time passes');
        now = next.at;
        next.run();
      }
      now = end;
    },
    freeze(milliseconds) {
      now += milliseconds;
      // What these begin has its own time.
      const late = [...due].filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
      for (const task of late) if (due.delete(task)) task.run();
    },
    jump(milliseconds) {
      wall += milliseconds;
    },
  };
}
