/** Paying for a building on a site: the cheapest payment is proposed, and the player can change it card by card. */
import { ofSeat } from '../../../../games/kit/counts.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { TERRAIN_KINDS } from '../../../../games/attika/data.ts';
import { type Price, cheapestCards, priceOf } from '../../../../games/attika/price.ts';
import type { Bundle } from '../../../../games/attika/types.ts';
import { type AttikaStage, type Build, meantIn } from '../scene.ts';

export interface Payment {
  /** The building for these cards, or for the cheapest payment. */
  readonly move: Build;
  readonly price: Price;
  readonly cards: Bundle;
  /** Adds a card (1) or takes one back (−1), if there is one. */
  change(terrain: number, by: 1 | -1): void;
}

/** The payment for the pinned site; null while none is pinned. */
export function paymentIn(stage: AttikaStage, seat: Seat): Payment | null {
  const { state } = stage;
  const move = meantIn(stage);
  if (move?.type !== 'build') return null;
  const price = priceOf(state, seat, move.kind, move.hex);
  const cards = move.cards ?? cheapestCards(state, seat, price);
  const held = ofSeat(state.hands, seat, TERRAIN_KINDS);
  return {
    move,
    price,
    cards,
    change(terrain, by) {
      const changed = cards.map((count, at) => (at === terrain ? count + by : count));
      if (changed[terrain]! >= 0 && changed[terrain]! <= held[terrain]!) stage.change({ cards: changed });
    },
  };
}
