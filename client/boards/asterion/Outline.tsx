import type { State } from '../../../games/asterion/types.ts';
import { pointOf } from './drawing.ts';

interface OutlineProps {
  readonly state: State;
  readonly tile: number;
}

/** What a ring goes round; nothing where the tile isn't on the table any more. */
export function Outline({ state, tile }: OutlineProps) {
  const cell = state.cell[tile];
  if (cell === undefined) return null;
  const { x, y } = pointOf(cell);
  return <rect x={x - 48} y={y - 48} width="96" height="96" rx="5" />;
}
