/** Which of the moves that a search has tried is made. */
import type { Random } from '../random.ts';
import type { Move } from '../rules.ts';

export interface Considered<M extends Move = Move> {
  readonly move: M;
  readonly visits: number;
  /** The seat's chance to win after this move as far as the search could tell, 0 to 1. */
  readonly value: number;
}

/** What is known of a move's value after fewer visits is chance. */
const TRUSTED = 8;
/** The less may be given away, the better it must be known: the part of the most visited move's visits with next to no leeway, and at least. */
const PART = { narrow: 1 / 4, wide: 1 / 16 } as const;

/**
 * Of moves in the order of their visits the most visited one; with a leeway one of those that were visited often enough to be
 * known to give away no more than that, the likelier the less it gives away.
 */
export function choose<M extends Move>(
  considered: readonly Considered<M>[],
  leeway: number,
  random: Random,
): Considered<M> | undefined {
  const bearable = leeway === 0 ? [] : withinLeeway(considered, leeway);
  if (bearable.length === 0) return considered[0];
  const weights = bearable.map(({ loss, bound }) => 1 + Math.round(1000 * (bound === 0 ? 0 : 1 - loss / bound)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return bearable[random.indexOf(weights, total)]?.one;
}

function withinLeeway<M extends Move>(considered: readonly Considered<M>[], leeway: number) {
  const part = Math.max(PART.wide, PART.narrow - leeway / 2);
  const least = Math.max(TRUSTED, part * (considered[0]?.visits ?? 0));
  const trusted = considered.filter(({ visits }) => visits >= least);
  const best = Math.max(...trusted.map(({ value }) => value));
  const bound = leeway * 4 * best * (1 - best);
  return trusted.map((one) => ({ one, loss: best - one.value, bound })).filter(({ loss }) => loss <= bound);
}
