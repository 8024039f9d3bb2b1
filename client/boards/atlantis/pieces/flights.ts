/** Which cards and tiles fly where for an event; start and end are CSS selectors. */
import type { AtlantisEvent } from '../../../../games/atlantis/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';

/** What is visible of it: a card by item, the back of a card, a tile by its face, or a tile by its value. */
export type Cargo =
  | { readonly kind: 'card'; readonly item: number }
  | { readonly kind: 'back' }
  | { readonly kind: 'tile'; readonly face: number }
  | { readonly kind: 'value'; readonly value: number };

export interface Passage {
  readonly from: string;
  readonly to: string;
  readonly cargo: Cargo;
}

const DECK = '[data-deck]';
const ROAD = '[data-road]';
const purse = (seat: Seat) => `[data-purse="${seat}"]`;
const slotAt = (slot: number) => `[data-slot="${slot}"]`;
const discard = (item: number) => `[data-discard="${item}"]`;

export function passagesOf(events: readonly AtlantisEvent[]): readonly Passage[] {
  return events.flatMap(ofEvent);
}

function ofEvent(event: AtlantisEvent): readonly Passage[] {
  switch (event.type) {
    case 'cardsPlayed':
      return played(event.seat, event.cards);
    case 'tileTaken':
      return [{ from: slotAt(event.slot), to: purse(event.seat), cargo: { kind: 'tile', face: event.face } }];
    case 'tollPaid':
      return [
        ...event.tiles.map((value) => ({
          from: purse(event.seat),
          to: ROAD,
          cargo: { kind: 'value', value } as const,
        })),
        ...played(event.seat, event.cards),
      ];
    case 'tileSold':
      return [{ from: purse(event.seat), to: ROAD, cargo: { kind: 'tile', face: event.face } }];
    case 'cardsDrawn':
      return Array.from({ length: event.count }, (_, i) => ({
        from: DECK,
        to: purse(event.seat),
        cargo: event.secret === undefined ? { kind: 'back' } : { kind: 'card', item: event.secret.cards[i]! },
      }));
    default:
      return [];
  }
}

function played(seat: Seat, cards: readonly number[]): readonly Passage[] {
  return cards.map((item) => ({ from: purse(seat), to: discard(item), cargo: { kind: 'card', item } }));
}
