/** What a finger means that comes down beside or between places: the nearest one, by its middle. */
import type { Point } from '../../../games/kit/geometry/hex.ts';

/** Half of what a finger covers, in pixels. */
const REACH = 22;

export interface Aimed {
  readonly on: SVGElement;
  /** Its middle, on the page. */
  readonly middle: Point;
}

/** The place of the drawing nearest to a tap, lit or barred; null where none is within a finger's reach. */
export function aimedAt(drawing: SVGSVGElement, { x, y }: Point): Aimed | null {
  let found: Aimed | null = null;
  let least = REACH;
  for (const on of drawing.querySelectorAll<SVGElement>('[role="button"]')) {
    const { left, top, width, height } = on.getBoundingClientRect();
    // Nothing is laid out where there is no screen.
    if (width === 0) continue;
    const middle = { x: left + width / 2, y: top + height / 2 };
    const away = Math.hypot(middle.x - x, middle.y - y);
    if (away > least) continue;
    least = away;
    found = { on, middle };
  }
  return found;
}
