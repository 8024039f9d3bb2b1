import type { AttikaEvent, State } from '../../../games/attika/types.ts';
import { Ring } from '../../kit/svg/Ring.tsx';
import { hexagon } from '../../kit/svg/hexagon.ts';
import { pointOf, translated } from './drawing.ts';

interface HalosProps {
  readonly state: State;
  readonly events: readonly AttikaEvent[];
  /** Pointed at in the log, rather than what moved last. */
  readonly spotlit: boolean;
}

const OUTLINE = hexagon(94);

/** A thin ring around every hex where something happened. */
export function Halos({ state, events, spotlit }: HalosProps) {
  const { cells } = state.land;
  const hexes = [...new Set(events.flatMap(hexesOf))].filter((hex) => hex < cells.length);
  return (
    <Ring spotlit={spotlit}>
      {hexes.map((hex) => (
        <polygon key={hex} points={OUTLINE} transform={translated(pointOf(cells[hex]!))} strokeLinejoin="round" />
      ))}
    </Ring>
  );
}

function hexesOf(event: AttikaEvent): readonly number[] {
  if (event.type === 'buildingBuilt') return [event.hex];
  return event.type === 'landLaid' ? event.hexes : [];
}
