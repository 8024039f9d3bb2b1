import type { KatasonEvent } from '../../../../games/katason/types.ts';
import { Flights as Sky } from '../../../kit/motion/Flights.tsx';
import { type Face, type Port, flightsOf } from './flights.ts';
import { CardBack, ResourceBack, ResourceIcon } from '../signs/icons.tsx';
import theme from '../theme.module.css';

interface FlightsProps {
  readonly events: readonly KatasonEvent[];
  readonly step: number;
}

/** The cards that the last move sends across the page. */
export function Flights({ events, step }: FlightsProps) {
  const flights = flightsOf(events).map(({ from, to, face }) => ({
    from: selector(from),
    to: selector(to),
    face: <Drawn face={face} />,
  }));
  return <Sky flights={flights} step={step} theme={theme['theme'] ?? ''} />;
}

function Drawn({ face }: { readonly face: Face }) {
  if (face === 'card') return <CardBack />;
  return face === 'resource' ? <ResourceBack /> : <ResourceIcon kind={face} />;
}

/** The CSS selector of a port's element. */
function selector(port: Port): string {
  return port.at === 'deck' ? '[data-deck]' : `[data-${port.at}="${port.number}"]`;
}
