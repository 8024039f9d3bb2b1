/** The geometry of the grid in units of the drawing: the size of a cell is 100. */
import { cellPoint } from '../../../games/kit/geometry/square.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import type { Box } from '../../kit/camera/view.ts';

export const UNIT = 100;
const HALF = UNIT / 2;
/**
 * Floors go a little beyond the edge of the tile, and farther than the walls below them, so that no gap is visible
 * between two tiles.
 */
const REACH = HALF + 1.5;
export const WALL_REACH = HALF + 0.3;
/** How many cells are visible around the layout, including a small margin, and the smallest number of cells across. */
const RING = 1.18;
const FEWEST = 5;

/** The middle of a cell. */
export function pointOf(cell: number): Point {
  const { x, y } = cellPoint(cell);
  return { x: x * UNIT, y: y * UNIT };
}

/** The path from the middle of a tile to its open sides, in the tile's coordinates. `open` has a bit for each side. */
export function arms(open: number, reach = REACH): string {
  const ends = [`V${-reach}`, `H${reach}`, `V${reach}`, `H${-reach}`];
  return ends.flatMap((end, side) => (((open >> side) & 1) === 1 ? [`M0 0${end}`] : [])).join('');
}

/** The box of the drawing that shows all these cells and one ring around them. */
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
