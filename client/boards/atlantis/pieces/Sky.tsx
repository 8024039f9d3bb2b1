import type { AtlantisEvent } from '../../../../games/atlantis/types.ts';
import { Flights } from '../../../kit/motion/Flights.tsx';
import { type Cargo, passagesOf } from './flights.ts';
import { CardBack, CardIcon, TileIcon, ValueIcon } from '../signs/icons.tsx';
import theme from '../theme.module.css';

interface SkyProps {
  readonly events: readonly AtlantisEvent[];
  readonly step: number;
}

/** The cards and tiles that the last move sends across the page. */
export function Sky({ events, step }: SkyProps) {
  const flights = passagesOf(events).map(({ from, to, cargo }) => ({ from, to, face: <Drawn cargo={cargo} /> }));
  return <Flights flights={flights} step={step} theme={theme['theme'] ?? ''} />;
}

function Drawn({ cargo }: { readonly cargo: Cargo }) {
  if (cargo.kind === 'back') return <CardBack />;
  if (cargo.kind === 'card') return <CardIcon item={cargo.item} />;
  return cargo.kind === 'tile' ? <TileIcon face={cargo.face} /> : <ValueIcon value={cargo.value} />;
}
