/**
 * What a seat remembers: hands that were shown, and cards that others must hold since the discards became the deck
 * (Atlantis 6.2).
 */
import { type CardMemory, allowsCards, drawn, firstCards, paid, showed, shuffled } from '../kit/card-memory.ts';
import type { Recall } from '../kit/rules.ts';
import { CARDS_OF_ITEM, ITEMS } from './data.ts';
import type { AtlantisEvent, State } from './types.ts';

export const recall: Recall<State, AtlantisEvent> = {
  begin: firstCards,
  hear(memory: CardMemory, event) {
    switch (event.type) {
      case 'cardsPlayed':
      case 'tollPaid':
        return paid(memory, event.seat, counted(event.cards));
      case 'handShown':
        return showed(memory, event.seat, event.cards);
      case 'cardsDrawn':
        return drawn(memory, event.seat, event.count, event.secret && counted(event.secret.cards));
      case 'deckShuffled':
        return shuffled(memory, CARDS_OF_ITEM);
      default:
        return memory;
    }
  },
  allows: allowsCards,
};

/** Counts cards by item. */
function counted(cards: readonly number[]): readonly number[] {
  return ITEMS.map((_, item) => cards.filter((card) => card === item).length);
}
