/** Choosing cards for a trade: what to give and what to get, by resource. */
import { KINDS } from '../../../../../games/katason/data.ts';
import type { Bundle } from '../../../../../games/katason/types.ts';

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

export interface Terms extends Sides {
  changeGive(kind: number, by: number): void;
  changeWant(kind: number, by: number): void;
  clear(): void;
}

/**
 * The functions that change a trade in preparation. A kind is only on one side: adding it to one side removes it from
 * the other.
 */
export function termsOf({ give, want }: Sides, set: (sides: Sides) => void): Terms {
  const without = (cards: Bundle, kind: number, by: number) => (by > 0 ? plus(cards, kind, -cards[kind]!) : cards);
  return {
    give,
    want,
    changeGive: (kind, by) => set({ give: plus(give, kind, by), want: without(want, kind, by) }),
    changeWant: (kind, by) => set({ give: without(give, kind, by), want: plus(want, kind, by) }),
    clear: () => set({ give: NO_CARDS, want: NO_CARDS }),
  };
}
