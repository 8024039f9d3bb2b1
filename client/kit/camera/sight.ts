/** What must be in sight on a board, and the views that show it. */
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { type Box, type Margins, type Room, type View, fitted, zoomed } from './view.ts';

/** Places of a drawing that matter now. */
export interface Sought {
  /** What is spoken of, by a hint or by what is told of the past: all of it is to be seen. */
  readonly shown: readonly Point[];
  /** What can be pressed: one of it is to be seen. */
  readonly lit: readonly Point[];
}

export const NOTHING_SOUGHT: Sought = { shown: [], lit: [] };

/** Pixels between such a place and the edge of the room, in a room that has them. */
const EDGE = 36;
const EDGE_SHARE = 0.25;
/** The same where all places have to be had in sight: half of what a finger needs, and no more. */
const RIM = 14;

/** The box around all these; null of none. */
export function around(places: readonly Point[]): Box | null {
  if (places.length === 0) return null;
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The middle of all these; null of none. */
export function middle(places: readonly Point[]): Point | null {
  const box = around(places);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The view nearest to this one in which what is sought is in sight: moved no further, and no farther away, than it takes. */
export function showing(view: View, { shown, lit }: Sought, box: Box, room: Room, margins: Margins): View {
  const whole = fitted(box, room, margins);
  if (view.scale <= whole.scale) return view;
  const inner = within(room, margins);
  const seen = ({ x, y }: Point) => {
    const [left, top] = [view.x + x * view.scale, view.y + y * view.scale];
    return left >= inner.x && left <= inner.x + inner.width && top >= inner.y && top <= inner.y + inner.height;
  };
  const asked = shown.length > 0 || lit.some(seen) ? shown : nearestTo(view, inner, lit);
  const needed = around(asked);
  if (needed === null || asked.every(seen)) return view;
  const least = Math.min(inner.width / Math.max(1, needed.width), inner.height / Math.max(1, needed.height));
  if (least <= whole.scale) return whole;
  const centre = { x: inner.x + inner.width / 2, y: inner.y + inner.height / 2 };
  const far = least < view.scale ? zoomed(view, least / view.scale, centre) : view;
  const along = (origin: number, from: number, size: number, start: number, length: number) => {
    const [first, last] = [origin + from * far.scale, origin + (from + size) * far.scale];
    if (first < start) return origin + start - first;
    return last > start + length ? origin + start + length - last : origin;
  };
  return {
    scale: far.scale,
    x: along(far.x, needed.x, needed.width, inner.x, inner.width),
    y: along(far.y, needed.y, needed.height, inner.y, inner.height),
  };
}

/** How near places can be looked at with all of them in sight: at most `least`, and no farther than `floor`. */
export function nearnessFor(
  places: readonly Point[],
  least: number,
  floor: number,
  room: Room,
  margins: Margins,
): number {
  const box = around(places);
  if (box === null) return least;
  const { left, right, top, bottom } = margins;
  const along = (length: number, size: number) => Math.max(1, length - 2 * RIM) / Math.max(1, size);
  const all = Math.min(along(room.width - left - right, box.width), along(room.height - top - bottom, box.height));
  return Math.min(least, Math.max(floor, all));
}

/** The part of a room in which a place is well in sight. */
function within({ width, height }: Room, { left, right, top, bottom }: Margins): Box {
  const inset = (length: number) => Math.min(EDGE, length * EDGE_SHARE);
  const [free, high] = [Math.max(1, width - left - right), Math.max(1, height - top - bottom)];
  return {
    x: left + inset(free),
    y: top + inset(high),
    width: free - 2 * inset(free),
    height: high - 2 * inset(high),
  };
}

/** The place that is least way from the middle of what is looked at; none of none. */
function nearestTo(view: View, inner: Box, places: readonly Point[]): readonly Point[] {
  const x = (inner.x + inner.width / 2 - view.x) / view.scale;
  const y = (inner.y + inner.height / 2 - view.y) / view.scale;
  const way = (place: Point) => Math.hypot(place.x - x, place.y - y);
  const [first, ...rest] = places;
  return first === undefined ? [] : [rest.reduce((best, each) => (way(each) < way(best) ? each : best), first)];
}
