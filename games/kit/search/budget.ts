/**
 * How much a review of a match may compute. It counts iterations, not time, so that every machine judges a match alike.
 */

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

/** The iterations for each of `decisions` decisions. */
export function iterationsFor(decisions: number): number {
  const each = Math.floor(ITERATIONS / Math.max(1, decisions));
  return Math.min(EACH.most, Math.max(EACH.least, each));
}
