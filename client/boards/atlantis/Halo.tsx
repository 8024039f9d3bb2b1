import { Ring } from '../../kit/svg/Ring.tsx';
import type { Road } from './road.ts';

interface HaloProps {
  readonly road: Road;
  readonly slot: number;
  /** Pointed at in the log, rather than what moved last. */
  readonly spotlit?: boolean;
}

/** A thin ring around a slot where something happened. */
export function Halo({ road, slot, spotlit = false }: HaloProps) {
  return (
    <Ring spotlit={spotlit}>
      <polygon points={road.slots[slot]!.tile} strokeLinejoin="round" />
    </Ring>
  );
}
