import type { AttikaEvent } from '../../../../games/attika/types.ts';
import { type Flight, Flights as Sky } from '../../../kit/motion/Flights.tsx';
import type { Player } from '../../contract.ts';
import { AmphoraIcon, AnyCardIcon, CardIcon, SealIcon } from '../signs/icons.tsx';
import theme from '../theme.module.css';

interface FlightsProps {
  readonly events: readonly AttikaEvent[];
  readonly step: number;
  readonly players: readonly Player[];
}

/** The cards, buildings and amphorae that the last move sends across the page. */
export function Flights({ events, step, players }: FlightsProps) {
  const flights = events.flatMap((event) => flightsOf(event, players));
  return <Sky flights={flights} step={step} theme={theme['theme'] ?? ''} />;
}

const port = (name: string) => `[data-port="${name}"]`;
const purse = (seat: number) => `[data-purse="${seat}"]`;

function flightsOf(event: AttikaEvent, players: readonly Player[]): readonly Flight[] {
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
