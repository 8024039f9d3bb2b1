/** Counting and choosing cards by resource. */
import { KINDS } from '../../../games/katason/data.ts';
import type { Bundle } from '../../../games/katason/types.ts';

export const NO_CARDS: Bundle = Array.from({ length: KINDS }, () => 0);

export function total(cards: Bundle): number {
  return cards.reduce((sum, count) => sum + count, 0);
}

export function plus(cards: Bundle, kind: number, count: number): Bundle {
  return cards.map((held, at) => (at === kind ? Math.max(0, held + count) : held));
}

/** How many cards of each resource a seat has. */
export function handOf(hands: readonly number[], seat: number): Bundle {
  return hands.slice(seat * KINDS, (seat + 1) * KINDS);
}

/** What a trade takes and what it gives. */
export interface Sides {
  readonly give: Bundle;
  readonly want: Bundle;
}

/** A kind is only on one side of a trade: adding it to one side removes it from the other. */
export function changed({ give, want }: Sides, side: keyof Sides, kind: number, by: 1 | -1): Sides {
  const without = (cards: Bundle) => (by > 0 ? plus(cards, kind, -cards[kind]!) : cards);
  if (side === 'give') return { give: plus(give, kind, by), want: without(want) };
  return { give: without(give), want: plus(want, kind, by) };
}
