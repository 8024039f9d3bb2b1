/** Notices when the wall clock was put right: a machine that starts at 1970 until the network tells it the time, say. */
import type { Clock } from './clock.ts';

const MINUTE = 60_000;
/** Clocks are nudged by less than so many milliseconds all the time. */
const NUDGE = 10_000;

/** Times from `from` to `to` were told wrong, and are right with `by` more, all in milliseconds. */
export interface Jump {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** Looks every minute, and whenever it is told to, and tells of every jump. */
export function watchJumps(clock: Clock, tell: (jump: Jump) => void): { look(): void; stop(): void } {
  const began = clock.ticks();
  let offset = clock.now() - began;
  let callOff = () => {};
  const look = () => {
    const by = clock.now() - clock.ticks() - offset;
    if (Math.abs(by) > NUDGE) {
      // What passes evenly is told in parts of milliseconds; what is kept is whole ones.
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
