/** What must be visible on a board, and which view shows it. */
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { type Box, type Margins, type Room, type View, fitted, zoomed } from './view.ts';

/** The places of a drawing that matter now. */
export interface Sought {
  /** What a hint or a story of the past speaks of: all of it must be visible. */
  readonly shown: readonly Point[];
  /** What can be pressed: at least one of these must be visible. */
  readonly lit: readonly Point[];
}

export const NOTHING_SOUGHT: Sought = { shown: [], lit: [] };

/** The distance in pixels between such a place and the edge of the room, if the room is large enough. */
const EDGE = 36;
const EDGE_SHARE = 0.25;
/** The distance when all places must be visible: half of what a finger needs, and no more. */
const RIM = 14;

/** The bounding box of all points; null if there are none. */
export function around(places: readonly Point[]): Box | null {
  if (places.length === 0) return null;
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The middle of all points; null if there are none. */
export function middle(places: readonly Point[]): Point | null {
  const box = around(places);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The view that shows what is sought and is nearest to the given view: moved and zoomed out as little as possible. */
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

/** How far to zoom in so that all places are visible: at most to `least`, at least to `floor` (pixels per unit). */
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

/** The part of a room in which a place is well visible. */
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

/** The place nearest to the middle of the view, as a list of one; empty if there are no places. */
function nearestTo(view: View, inner: Box, places: readonly Point[]): readonly Point[] {
  const x = (inner.x + inner.width / 2 - view.x) / view.scale;
  const y = (inner.y + inner.height / 2 - view.y) / view.scale;
  const way = (place: Point) => Math.hypot(place.x - x, place.y - y);
  const [first, ...rest] = places;
  return first === undefined ? [] : [rest.reduce((best, each) => (way(each) < way(best) ? each : best), first)];
}
