/** Where things are drawn, in the units of the drawing: 100 to a hex's size. */
import { cellAt, cellPoint } from '../../../games/attika/board.ts';
import type { Land } from '../../../games/attika/types.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import type { Box } from '../../kit/camera/view.ts';

const UNIT = 100;
/** From a hex's centre to its farthest corner, with the shore around it. */
const REACH = 125;

/** The middle of a cell. */
export function pointOf(cell: number): Point {
  const { x, y } = cellPoint(cell);
  return { x: Math.round(x * UNIT * 10) / 10, y: Math.round(y * UNIT * 10) / 10 };
}

/** The cell a place of the drawing lies in. */
export function cellUnder({ x, y }: Point): number {
  const r = (2 / 3) * (y / UNIT);
  const q = x / UNIT / Math.sqrt(3) - r / 2;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(-q - r) };
  // Of three coordinates that should sum to nothing, the one rounded farthest gives way.
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s + q + r) };
  if (off.q > off.r && off.q > off.s) return cellAt(-near.r - near.s, near.r);
  return off.r > off.s ? cellAt(near.q, -near.q - near.s) : cellAt(near.q, near.r);
}

export function translated({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}

/** What the land and its shrines take up, and `more` cells beside. */
export function boundsOf({ cells, shrines }: Land, more: readonly number[] = []): Box {
  const points = [...cells, ...shrines, ...more].map(pointOf);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - REACH;
  const y = Math.min(...ys) - REACH;
  return { x, y, width: Math.max(...xs) + REACH - x, height: Math.max(...ys) + REACH - y };
}

/** A line through the middles of hexes. */
export function lineThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
