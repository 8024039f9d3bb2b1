/** Where things are drawn: the grid's geometry in the units of the drawing, 100 to a cell. */
import { cellPoint } from '../../../games/kit/geometry/square.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import type { Box } from '../../kit/camera/view.ts';

export const UNIT = 100;
const HALF = UNIT / 2;
/** Floors reach a little over the border, and farther than the walls below them, so that no seam shows where two passages meet. */
const REACH = HALF + 1.5;
export const WALL_REACH = HALF + 0.3;
/** Cells in sight around the layout, with a little margin, and the fewest across. */
const RING = 1.18;
const FEWEST = 5;

/** The middle of a cell. */
export function pointOf(cell: number): Point {
  const { x, y } = cellPoint(cell);
  return { x: x * UNIT, y: y * UNIT };
}

/** From the middle of a tile to the sides of `open`, in its own coordinates. */
export function arms(open: number, reach = REACH): string {
  const ends = [`V${-reach}`, `H${reach}`, `V${reach}`, `H${-reach}`];
  return ends.flatMap((end, side) => (((open >> side) & 1) === 1 ? [`M0 0${end}`] : [])).join('');
}

/** The part of the plane that shows all cells and one more ring around them. */
export function frame(cells: readonly number[]): Box {
  const points = cells.map((cell) => pointOf(cell));
  const across = span(points.map(({ x }) => x));
  const down = span(points.map(({ y }) => y));
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

function span(at: readonly number[]): { from: number; length: number } {
  const least = Math.min(...at);
  const most = Math.max(...at);
  const length = Math.max(most - least + UNIT + 2 * RING * UNIT, FEWEST * UNIT);
  return { from: (least + most - length) / 2, length };
}
