/** Which cards fly where for an event: from hex to hand, from hand to bank, from hand to hand. */
import { COSTS } from '../../../../games/katason/data.ts';
import type { Bundle, KatasonEvent } from '../../../../games/katason/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';

/**
 * The visible side of a flying card: a resource (its index), the back of a resource card, or the back of a deck card.
 */
export type Face = number | 'resource' | 'card';

export interface Flight {
  /** The CSS selectors of the places that a card flies from and to. */
  readonly from: string;
  readonly to: string;
  readonly face: Face;
}

const hex = (number: number) => `[data-hex="${number}"]`;
const bank = (kind: number) => `[data-bank="${kind}"]`;
const purse = (seat: Seat) => `[data-purse="${seat}"]`;

/** The cards that fly for the events of one move, in order. */
export function flightsOf(events: readonly KatasonEvent[]): readonly Flight[] {
  return events.flatMap(ofEvent);
}

function ofEvent(event: KatasonEvent): readonly Flight[] {
  switch (event.type) {
    case 'produced':
      return times(event.count, { from: hex(event.hex), to: purse(event.seat), face: event.resource });
    case 'roadBuilt':
      return event.free ? [] : paid(event.seat, COSTS.road);
    case 'houseBuilt':
      return event.free ? [] : paid(event.seat, COSTS.house);
    case 'cityBuilt':
      return paid(event.seat, COSTS.city);
    case 'cardBought':
      return [...paid(event.seat, COSTS.card), { from: '[data-deck]', to: purse(event.seat), face: 'card' }];
    case 'discarded':
      return paid(event.seat, event.cards);
    case 'stolen':
      return [{ from: purse(event.victim), to: purse(event.seat), face: event.secret?.resource ?? 'resource' }];
    case 'harvested':
      return event.resources.map((kind) => ({ from: bank(kind), to: purse(event.seat), face: kind }));
    case 'monopolised':
      return event.taken.flatMap((count, seat) =>
        times(count, { from: purse(seat), to: purse(event.seat), face: event.resource }),
      );
    case 'bankTraded':
      return [
        ...times(event.count, { from: purse(event.seat), to: bank(event.give), face: event.give }),
        { from: bank(event.want), to: purse(event.seat), face: event.want },
      ];
    case 'traded':
      return [...handed(event.seat, event.partner, event.gave), ...handed(event.partner, event.seat, event.got)];
    case 'takenBack':
      return [...handed(event.partner, event.seat, event.gave), ...handed(event.seat, event.partner, event.got)];
    default:
      return [];
  }
}

function paid(seat: Seat, cost: Bundle): readonly Flight[] {
  return cost.flatMap((count, kind) => times(count, { from: purse(seat), to: bank(kind), face: kind }));
}

function handed(from: Seat, to: Seat, cards: Bundle): readonly Flight[] {
  return cards.flatMap((count, kind) => times(count, { from: purse(from), to: purse(to), face: kind }));
}

function times(count: number, flight: Flight): readonly Flight[] {
  return Array.from({ length: count }, () => flight);
}
