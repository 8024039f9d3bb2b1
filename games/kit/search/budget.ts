/**
 * How much a review of a match may compute. It counts iterations, not time, so that every machine judges a match alike.
 */
import type { Budget } from './judge.ts';

/** Playouts for each moment of the curve. */
export const MOMENT_PLAYOUTS = 64;
/** A smaller loss of the chance to win isn't worth showing. */
export const COSTLY = 0.02;
/**
 * The iterations for all decisions of a match together, so that a long match takes no longer than a short one; and the
 * limits for each decision.
 */
const ITERATIONS = 16_000;
const EACH = { least: 40, most: 300 };

/** The budget for each of `decisions` decisions. */
export function budgetFor(decisions: number): Budget {
  const each = Math.floor(ITERATIONS / Math.max(1, decisions));
  const iterations = Math.min(EACH.most, Math.max(EACH.least, each));
  return { iterations, playouts: Math.ceil(iterations / 4) };
}
