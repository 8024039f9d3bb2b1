/**
 * Notices corrections of the wall clock, for example on a machine that starts in 1970 until the network tells it the
 * time.
 */
import type { Clock } from './clock.ts';

const MINUTE = 60_000;
/** Smaller corrections, in milliseconds, happen all the time and are ignored. */
const NUDGE = 10_000;

/** Times between `from` and `to` were wrong; adding `by` makes them right. All in milliseconds. */
export interface Jump {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** Checks every minute, and whenever `look` is called, and reports every jump. */
export function watchJumps(clock: Clock, tell: (jump: Jump) => void): { look(): void; stop(): void } {
  const began = clock.ticks();
  let offset = clock.now() - began;
  let callOff = () => {};
  const look = () => {
    const by = clock.now() - clock.ticks() - offset;
    if (Math.abs(by) > NUDGE) {
      // The even clock has fractions of milliseconds; stored times are whole numbers.
      const [from, to] = [Math.floor(offset + began), Math.ceil(offset + clock.ticks())];
      tell({ from, to, by: Math.round(by) });
      offset += by;
    }
  };
  const lookOn = () => {
    look();
    callOff = clock.after(MINUTE, lookOn);
  };
  lookOn();
  return { look, stop: () => callOff() };
}
