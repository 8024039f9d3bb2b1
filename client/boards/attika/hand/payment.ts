/** Paying for a building on a site: the cheapest payment is proposed, and the player can change it card by card. */
import { TERRAIN_KINDS } from '../../../../games/attika/data.ts';
import { type Price, cheapestCards, pays, priceOf } from '../../../../games/attika/price.ts';
import type { Bundle, State } from '../../../../games/attika/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Choices } from '../intent.ts';

export interface Payment {
  readonly kind: number;
  readonly hex: number;
  readonly price: Price;
  readonly cards: Bundle;
  /** Whether these cards pay the price. */
  readonly complete: boolean;
  /** Whether this is the proposed payment. */
  readonly cheapest: boolean;
  give(terrain: number): void;
  takeBack(terrain: number): void;
  reset(): void;
}

/** The payment for the picked building and site; null while no site is picked. */
export function usePayment(state: State, seat: Seat, intent: Choices): Payment | null {
  const { kind, hex } = intent;
  if (kind === null || hex === null) return null;
  const price = priceOf(state, seat, kind, hex);
  const cards = intent.cards ?? cheapestCards(state, seat, price);
  const change = (terrain: number, by: number) =>
    intent.pickCards(cards.map((count, at) => (at === terrain ? count + by : count)));
  return {
    kind,
    hex,
    price,
    cards,
    complete: pays(cards, price),
    cheapest: intent.cards === null,
    give: (terrain) => cards[terrain]! < state.hands[seat * TERRAIN_KINDS + terrain]! && change(terrain, 1),
    takeBack: (terrain) => cards[terrain]! > 0 && change(terrain, -1),
    reset: () => intent.pickHex(hex),
  };
}
