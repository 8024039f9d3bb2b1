import type { AtlantisEvent } from '../../../../games/atlantis/types.ts';
import { Flights } from '../../../kit/motion/Flights.tsx';
import { type Cargo, passagesOf } from './flights.ts';
import { CardBack, CardIcon, TileIcon, ValueIcon } from '../signs/icons.tsx';
import theme from '../theme.module.css';

interface SkyProps {
  readonly events: readonly AtlantisEvent[];
  readonly step: number;
}

/** Cards and tiles on their way over the page, from the last move. */
export function Sky({ events, step }: SkyProps) {
  const flights = passagesOf(events).map(({ from, to, cargo }) => ({ from, to, face: <Drawn cargo={cargo} /> }));
  return <Flights flights={flights} step={step} theme={theme['theme'] ?? ''} />;
}

function Drawn({ cargo }: { readonly cargo: Cargo }) {
  if (cargo.kind === 'back') return <CardBack />;
  if (cargo.kind === 'card') return <CardIcon item={cargo.item} />;
  return cargo.kind === 'tile' ? <TileIcon face={cargo.face} /> : <ValueIcon value={cargo.value} />;
}
