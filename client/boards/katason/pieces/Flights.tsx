import type { KatasonEvent } from '../../../../games/katason/types.ts';
import { Flights as Sky } from '../../../kit/motion/Flights.tsx';
import { type Face, flightsOf } from './flights.ts';
import { CardBack, ResourceBack, ResourceIcon } from '../signs/icons.tsx';
import theme from '../theme.module.css';

interface FlightsProps {
  readonly events: readonly KatasonEvent[];
  readonly step: number;
}

/** The cards that the last move sends across the page. */
export function Flights({ events, step }: FlightsProps) {
  const flights = flightsOf(events).map((flight) => ({ ...flight, face: <Drawn face={flight.face} /> }));
  return <Sky flights={flights} step={step} theme={theme['theme'] ?? ''} />;
}

function Drawn({ face }: { readonly face: Face }) {
  if (face === 'card') return <CardBack />;
  return face === 'resource' ? <ResourceBack /> : <ResourceIcon kind={face} />;
}
