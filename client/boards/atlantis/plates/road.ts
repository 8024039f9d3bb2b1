/** The road of the pictures, and boxes for parts of it. */
import { roadFor } from '../ground/road.ts';

/** The winding for the width of the rules' page. */
export const ROAD = roadFor(880, 560);

/** The space above a slot (for pawns), below it and beside it. */
const ABOVE = 125;
const BELOW = 80;
const BESIDE = 75;

/** The box of the drawing that shows the slots `from` to `to`. */
export function stretch(from: number, to: number): readonly [number, number, number, number] {
  const points = ROAD.slots.slice(from, to + 1);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.round(Math.min(...xs) - BESIDE);
  const top = Math.round(Math.min(...ys) - ABOVE);
  return [left, top, Math.round(Math.max(...xs) + BESIDE - left), Math.round(Math.max(...ys) + BELOW - top)];
}
