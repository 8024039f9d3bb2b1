/**
 * Notices corrections of the wall clock, for example on a machine that starts in 1970 until the network tells it the
 * time.
 */
import type { Clock } from '../clock.ts';

const MINUTE = 60_000;
/** Smaller corrections, in milliseconds, happen all the time and are ignored. */
const NUDGE = 10_000;

/** Times between `from` and `to` were wrong; adding `by` makes them right. All in milliseconds. */
export interface Jump {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/**
 * Checks every minute, and whenever `look` is called, and has every jump put right. `look` resolves once that is done;
 * what fails is tried again at the next look.
 */
export function watchJumps(
  clock: Clock,
  putRight: (jump: Jump) => Promise<void>,
): { look(): Promise<void>; stop(): void } {
  const began = clock.ticks();
  let offset = clock.now() - began;
  let callOff = () => {};
  let looking = Promise.resolve();
  const lookOnce = async () => {
    const by = clock.now() - clock.ticks() - offset;
    if (Math.abs(by) <= NUDGE) return;
    // The even clock has fractions of milliseconds; stored times are whole numbers.
    const [from, to] = [Math.floor(offset + began), Math.ceil(offset + clock.ticks())];
    await putRight({ from, to, by: Math.round(by) });
    offset += by;
  };
  const look = () => (looking = looking.then(lookOnce, lookOnce));
  const lookOn = () => {
    look().catch(() => {});
    callOff = clock.after(MINUTE, lookOn);
  };
  lookOn();
  return { look, stop: () => callOff() };
}
