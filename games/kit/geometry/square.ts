/**
 * An unbounded square grid seen through a window of `SIDE` × `SIDE` cells, numbered row by row from the north-west.
 * Sides are numbered clockwise: 0 north, 1 east, 2 south, 3 west; so are quarter turns.
 */
import type { Point } from './hex.ts';

/**
 * Cells in a row. Any layout of up to 65 connected tiles around the centre fits, with two rows of empty cells on every
 * side.
 */
export const SIDE = 133;
export const CELLS = SIDE * SIDE;
export const CENTRE = (CELLS - 1) / 2;

/** What to add to a cell for its neighbour across each side. */
export const STEPS: readonly number[] = [-SIDE, 1, SIDE, -1];

/** The opposite side: the one by which the neighbour across `side` touches this cell. */
export function opposite(side: number): number {
  return (side + 2) & 3;
}

/** Where a cell's middle is drawn: the unit is a cell, the centre cell is at the origin. */
export function cellPoint(cell: number): Point {
  const half = (SIDE - 1) / 2;
  return { x: (cell % SIDE) - half, y: Math.floor(cell / SIDE) - half };
}

/** The cell at a point of the drawing; the inverse of `cellPoint`. */
export function cellAt(x: number, y: number): number {
  return CENTRE + y * SIDE + x;
}
