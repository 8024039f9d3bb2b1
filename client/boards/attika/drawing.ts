/** The geometry of the land in units of the drawing: the size of a hex is 100. */
import { cellAt, cellPoint } from '../../../games/attika/board.ts';
import type { Land } from '../../../games/attika/types.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import type { Box } from '../../kit/camera/view.ts';

const UNIT = 100;
/** From the centre of a hex to its farthest corner, including the shore around it. */
const REACH = 125;

/** The middle of a cell. */
export function pointOf(cell: number): Point {
  const { x, y } = cellPoint(cell);
  return { x: Math.round(x * UNIT * 10) / 10, y: Math.round(y * UNIT * 10) / 10 };
}

/** The cell that contains a point of the drawing. */
export function cellUnder({ x, y }: Point): number {
  const r = (2 / 3) * (y / UNIT);
  const q = x / UNIT / Math.sqrt(3) - r / 2;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(-q - r) };
  // The three coordinates must add up to 0, so the one with the largest rounding error is computed from the other two.
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s + q + r) };
  if (off.q > off.r && off.q > off.s) return cellAt(-near.r - near.s, near.r);
  return off.r > off.s ? cellAt(near.q, -near.q - near.s) : cellAt(near.q, near.r);
}

export function translated({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}

/** The box of the drawing that contains the land, its shrines and the cells in `more`. */
export function boundsOf({ cells, shrines }: Land, more: readonly number[] = []): Box {
  const points = [...cells, ...shrines, ...more].map(pointOf);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - REACH;
  const y = Math.min(...ys) - REACH;
  return { x, y, width: Math.max(...xs) + REACH - x, height: Math.max(...ys) + REACH - y };
}

/** The path of a line through these points. */
export function lineThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
