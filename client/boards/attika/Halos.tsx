import type { AttikaEvent, State } from '../../../games/attika/types.ts';
import { hexagon, pointOf, translated } from './drawing.ts';
import styles from './Halos.module.css';

interface HalosProps {
  readonly state: State;
  readonly events: readonly AttikaEvent[];
  /** Pointed at in the log, rather than what moved last. */
  readonly spotlit: boolean;
}

const RING = hexagon(94);

/** A thin ring around every hex where something happened. */
export function Halos({ state, events, spotlit }: HalosProps) {
  const { cells } = state.land;
  return [...new Set(events.flatMap(hexesOf))]
    .filter((hex) => hex < cells.length)
    .map((hex) => (
      <polygon
        key={hex}
        points={RING}
        transform={translated(pointOf(cells[hex]!))}
        className={styles.halo}
        data-spotlit={spotlit}
      />
    ));
}

function hexesOf(event: AttikaEvent): readonly number[] {
  if (event.type === 'buildingBuilt') return [event.hex];
  return event.type === 'landLaid' ? event.hexes : [];
}
