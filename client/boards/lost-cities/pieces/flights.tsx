/**
 * What flies where for an event: cards from hand to row or pile, cards from pile or deck to hand, found tiles to their
 * owner.
 */
import { colourOf } from '../../../../games/lost-cities/board.ts';
import { STATUE } from '../../../../games/lost-cities/data.ts';
import type { LostCitiesEvent } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Flight } from '../../../kit/motion/Flights.tsx';
import { CardBackIcon, CardIcon, TileIcon, tileOfPoints } from '../signs/icons.tsx';

const purse = (seat: Seat) => `[data-purse="${seat}"]`;
const pile = (card: number) => `[data-pile="${colourOf(card)}"]`;
const stone = (space: number) => `[data-stone="${space}"]`;
const row = (seat: Seat, card: number) => `[data-row="${seat} ${colourOf(card)}"]`;

/** The flights for the events of one move, in order. */
export function flightsOf(events: readonly LostCitiesEvent[]): readonly Flight[] {
  return events.flatMap((event) => ofEvent(event) ?? []);
}

function ofEvent(event: LostCitiesEvent): Flight | null {
  switch (event.type) {
    case 'pathStarted':
    case 'cardLaid':
      return { from: purse(event.seat), to: row(event.seat, event.card), face: <CardIcon card={event.card} /> };
    case 'cardDiscarded':
      return { from: purse(event.seat), to: pile(event.card), face: <CardIcon card={event.card} /> };
    case 'discardTaken':
      return { from: pile(event.card), to: purse(event.seat), face: <CardIcon card={event.card} /> };
    case 'cardDrawn': {
      const face = event.secret === undefined ? <CardBackIcon /> : <CardIcon card={event.secret.card} />;
      return { from: '[data-deck]', to: purse(event.seat), face };
    }
    case 'statueTaken':
      return { from: stone(event.space), to: `[data-statues="${event.seat}"]`, face: <TileIcon tile={STATUE} /> };
    case 'pointsTaken':
      return {
        from: stone(event.space),
        to: `[data-chips="${event.seat}"]`,
        face: <TileIcon tile={tileOfPoints(event.points)} />,
      };
    default:
      return null;
  }
}
