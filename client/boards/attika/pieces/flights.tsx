/** What flies across the page for the events of a move: cards, buildings and amphorae. */
import type { AttikaEvent } from '../../../../games/attika/types.ts';
import type { Flight } from '../../../kit/motion/Flights.tsx';
import type { Player } from '../../contract.ts';
import { AmphoraIcon, AnyCardIcon, CardIcon, SealIcon } from '../signs/icons.tsx';

const port = (name: string) => `[data-port="${name}"]`;
const purse = (seat: number) => `[data-purse="${seat}"]`;

/** The flights for the events of one move, in order. */
export function flightsOf(events: readonly AttikaEvent[], players: readonly Player[]): readonly Flight[] {
  return events.flatMap((event) => ofEvent(event, players));
}

function ofEvent(event: AttikaEvent, players: readonly Player[]): readonly Flight[] {
  switch (event.type) {
    case 'cardsDrawn':
      return drawn(event);
    case 'buildingBuilt':
      return event.cards.flatMap((count, terrain) =>
        times(count, { from: purse(event.seat), to: port('discards'), face: <CardIcon terrain={terrain} /> }),
      );
    case 'buildingKept':
      return [
        {
          from: `[data-stack="${event.seat}"]`,
          to: `[data-mat="${event.seat} ${event.kind}"]`,
          face: <SealIcon kind={event.kind} owner={players[event.seat]} />,
        },
      ];
    case 'groupCompleted':
      return event.amphora ? [{ from: port('tiles'), to: purse(event.seat), face: <AmphoraIcon /> }] : [];
    default:
      return [];
  }
}

function drawn({ seat, count, secret }: Extract<AttikaEvent, { type: 'cardsDrawn' }>): readonly Flight[] {
  const way = { from: port('deck'), to: purse(seat) };
  if (secret === undefined) return times(count, { ...way, face: <AnyCardIcon /> });
  return secret.cards.flatMap((each, terrain) => times(each, { ...way, face: <CardIcon terrain={terrain} /> }));
}

function times(count: number, flight: Flight): readonly Flight[] {
  return Array.from({ length: count }, () => flight);
}
