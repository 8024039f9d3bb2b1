/** Lit places beyond the edge of the room: where arrows point at them. */
import type { Point } from '../../../games/kit/geometry/hex.ts';
import type { Box, Room, View } from './view.ts';

/** An arrow in the room, in pixels. */
export interface Pointer extends Point {
  /** Where it points, in degrees; 0 is to the right. */
  readonly angle: number;
  /** The place it points at, in the drawing's units. */
  readonly to: Point;
}

/** From the middle of an arrow to the edge of the room, and to the next arrow, in pixels. */
const INSET = 18;
const APART = 56;

/** One arrow for all places that lie in about the same direction. */
export function pointersTo(places: readonly Point[], view: View, { width, height }: Room): readonly Pointer[] {
  const found: Pointer[] = [];
  for (const place of places) {
    const [left, top] = [view.x + place.x * view.scale, view.y + place.y * view.scale];
    if (left >= 0 && left <= width && top >= 0 && top <= height) continue;
    const x = Math.max(INSET, Math.min(left, width - INSET));
    const y = Math.max(INSET, Math.min(top, height - INSET));
    if (found.some((other) => Math.hypot(other.x - x, other.y - y) < APART)) continue;
    found.push({ x, y, angle: (Math.atan2(top - y, left - x) * 180) / Math.PI, to: place });
  }
  return found;
}

/** The arrow within a finger's reach of a point of the room. */
export function pointerAt(pointers: readonly Pointer[], { x, y }: Point): Pointer | undefined {
  return pointers.find((pointer) => Math.hypot(pointer.x - x, pointer.y - y) < 1.3 * INSET);
}

/** The distance between the edge of the room and what is held in it, in pixels. */
const RIM = 2;

/** How far a thing must be moved, in the drawing's units, to lie in the room as a whole; not at all if it does. */
export function movedInto({ x, y, width, height }: Box, view: View, room: Room): Point {
  const along = (from: number, size: number, length: number) => {
    const [before, after] = [RIM - from, length - RIM - (from + size)];
    return (before > 0 ? before : Math.min(0, after)) / view.scale;
  };
  return {
    x: along(view.x + x * view.scale, width * view.scale, room.width),
    y: along(view.y + y * view.scale, height * view.scale, room.height),
  };
}
