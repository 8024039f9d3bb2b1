/** Finds which place a finger means that touches beside or between places: the one whose middle is nearest. */
import type { Point } from '../../../games/kit/geometry/hex.ts';

/** Half the width of a fingertip, in pixels. */
const REACH = 22;

export interface Aimed {
  readonly on: SVGElement;
  /** The middle of the place, in page coordinates. */
  readonly middle: Point;
}

/** The place nearest to a tap, whether it can be pressed or not; null if none is within reach of a fingertip. */
export function aimedAt(drawing: SVGSVGElement, { x, y }: Point): Aimed | null {
  let found: Aimed | null = null;
  let least = REACH;
  for (const on of drawing.querySelectorAll<SVGElement>('[role="button"]')) {
    const { left, top, width, height } = on.getBoundingClientRect();
    // In tests without a screen nothing has a size.
    if (width === 0) continue;
    const middle = { x: left + width / 2, y: top + height / 2 };
    const away = Math.hypot(middle.x - x, middle.y - y);
    if (away > least) continue;
    least = away;
    found = { on, middle };
  }
  return found;
}
