import type { State } from '../../../games/asterion/types.ts';
import { Ring } from '../../kit/svg/Ring.tsx';
import { pointOf } from './drawing.ts';

interface HaloProps {
  readonly state: State;
  readonly tile: number;
  /** Pointed at in the log, rather than what moved last. */
  readonly spotlit?: boolean;
}

/** A thin frame around a tile something happened to. */
export function Halo({ state, tile, spotlit = false }: HaloProps) {
  const cell = state.cell[tile];
  if (cell === undefined) return null;
  const { x, y } = pointOf(cell);
  return (
    <Ring spotlit={spotlit}>
      <rect x={x - 48} y={y - 48} width="96" height="96" rx="5" />
    </Ring>
  );
}
