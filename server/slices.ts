/** Spreads large work over turns of the event loop, so that others (a move, a health check) are answered in between. */
// The global one may be a test's own, which never comes round once that test has ended.
import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long all large work together may go on in one turn, in milliseconds. */
const SLICE = 12;

/** When the large work of this turn is to pause; undefined before the first of it. */
let end: number | undefined;

/**
 * To be called after each piece of a larger work. Returns undefined while there is time left in this turn, and else a
 * promise to wait for before going on.
 */
export function pause(): Promise<void> | undefined {
  if (end === undefined) {
    end = performance.now() + SLICE;
    setImmediate(() => (end = undefined));
  }
  return performance.now() < end ? undefined : nextTurn();
}
