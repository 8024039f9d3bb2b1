/** The winding of the road in pictures, and stretches of it. */
import { roadFor } from '../ground/road.ts';

/** As wide a page as the rules have. */
export const ROAD = roadFor(880, 560);

/** Room for pawns above a slot, and for the road around its middle. */
const ABOVE = 125;
const BELOW = 80;
const BESIDE = 75;

/** The part of the drawing with the slots from one to another. */
export function stretch(from: number, to: number): readonly [number, number, number, number] {
  const points = ROAD.slots.slice(from, to + 1);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.round(Math.min(...xs) - BESIDE);
  const top = Math.round(Math.min(...ys) - ABOVE);
  return [left, top, Math.round(Math.max(...xs) + BESIDE - left), Math.round(Math.max(...ys) + BELOW - top)];
}
