/** Positions something small beside an element, such as a tooltip. */

export type Side = 'top' | 'bottom';

/** In CSS pixels, like `DOMRect`. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The gap between both, in pixels. */
const GAP = 8;

/**
 * The top left corner of a box above or below `about`: on the wanted side, or on the other one if only that has room.
 */
export function beside(about: Box, { width, height }: Size, side: Side, room: Box): { left: number; top: number } {
  const tops = { top: about.top - GAP - height, bottom: about.bottom + GAP } as const;
  const fits = (way: Side) => tops[way] >= room.top && tops[way] + height <= room.bottom;
  const other = side === 'top' ? 'bottom' : 'top';
  return {
    left: within((about.left + about.right - width) / 2, room.left, room.right - width),
    top: within(tops[!fits(side) && fits(other) ? other : side], room.top, room.bottom - height),
  };
}

/** Limits a value to a range. If the range is too small, its beginning wins. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
