/** What a seat remembers: cards that others must hold since the discards became the deck (Attika 2.6). */
import { type CardMemory, allowsCards, drawn, firstCards, paid, shuffled } from '../kit/card-memory.ts';
import type { Recall } from '../kit/rules.ts';
import { CARDS_OF_TERRAIN } from './data.ts';
import type { AttikaEvent, State } from './types.ts';

export const recall: Recall<State, AttikaEvent> = {
  begin: firstCards,
  hear(memory: CardMemory, event) {
    switch (event.type) {
      case 'buildingBuilt':
        return paid(memory, event.seat, event.cards);
      case 'cardsDrawn':
        return drawn(memory, event.seat, event.count, event.secret?.cards);
      case 'deckShuffled':
        return shuffled(memory, CARDS_OF_TERRAIN);
      default:
        return memory;
    }
  },
  allows: allowsCards,
};
