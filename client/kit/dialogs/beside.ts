/** Where something small is laid beside what it is about. */

export type Side = 'top' | 'bottom';

/** In pixels, as `DOMRect` has them. */
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

/** Between the two, in pixels. */
const GAP = 8;

/** The left upper corner of what lies above or below `about`: on the side that is asked for, or on the other where only that has room. */
export function beside(about: Box, { width, height }: Size, side: Side, room: Box): { left: number; top: number } {
  const tops = { top: about.top - GAP - height, bottom: about.bottom + GAP } as const;
  const fits = (way: Side) => tops[way] >= room.top && tops[way] + height <= room.bottom;
  const other = side === 'top' ? 'bottom' : 'top';
  return {
    left: within((about.left + about.right - width) / 2, room.left, room.right - width),
    top: within(tops[!fits(side) && fits(other) ? other : side], room.top, room.bottom - height),
  };
}

/** Where there is too little room, what comes first in it is in sight. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
