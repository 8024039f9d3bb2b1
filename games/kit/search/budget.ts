/** What a review of a match spends: iterations are counted, not timed, so that a match is judged alike on every machine. */
import type { Budget } from './judge.ts';

/** Playouts for a moment of the curve. */
export const MOMENT_PLAYOUTS = 64;
/** What costs less isn't worth mentioning. */
export const COSTLY = 0.02;
/** Iterations for all decisions together, so that a long match takes no longer than a short one, and bounds for each. */
const ITERATIONS = 16_000;
const EACH = { least: 40, most: 300 };

/** What is thought about each of so many decisions. */
export function budgetFor(decisions: number): Budget {
  const each = Math.floor(ITERATIONS / Math.max(1, decisions));
  const iterations = Math.min(EACH.most, Math.max(EACH.least, each));
  return { iterations, playouts: Math.ceil(iterations / 4) };
}
