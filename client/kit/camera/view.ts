/** Where a drawing lies in its room, and at which scale. */
import type { Point } from '../../../games/kit/geometry/hex.ts';

/** The size of the room, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A part of the drawing, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels at the edges of the room that other things cover. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const NONE: Margins = { left: 0, right: 0, top: 0, bottom: 0 };

/** The position of the drawing's origin in the room, and the pixels per unit. */
export interface View extends Point {
  readonly scale: number;
}

/**
 * The largest scale, as a multiple of the scale that shows the whole. Large drawings in small rooms start at a small
 * scale.
 */
const NEAREST = 8;

/** The view that shows a whole box, centred in the room. */
export function fitted(box: Box, room: Room, margins: Margins = NONE): View {
  const { left, right, top, bottom } = margins;
  const width = Math.max(1, room.width - left - right);
  const height = Math.max(1, room.height - top - bottom);
  const scale = Math.min(width / box.width, height / box.height);
  return {
    scale,
    x: left + width / 2 - (box.x + box.width / 2) * scale,
    y: top + height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** The view at `factor` times the scale; the thing under the given point stays there. */
export function zoomed(view: View, factor: number, { x, y }: Point): View {
  return { scale: view.scale * factor, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor };
}

/** The first view of a board: the whole, or in a small room the part around `focus` at the smallest allowed scale. */
export function begun(box: Box, room: Room, margins: Margins, least: number, focus: Point | null): View {
  const whole = fitted(box, room, margins);
  if (whole.scale >= least) return whole;
  const { x, y } = focus ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // If the box fills the room, nothing outside the box is shown.
  const along = (at: number, from: number, size: number, length: number) => {
    const spare = length - size * least;
    return spare >= 0
      ? spare / 2 - from * least
      : Math.min(-from * least, Math.max(spare - from * least, length / 2 - at * least));
  };
  const { left, right, top, bottom } = margins;
  return {
    scale: least,
    x: left + along(x, box.x, box.width, room.width - left - right),
    y: top + along(y, box.y, box.height, room.height - top - bottom),
  };
}

/** The view limited to allowed scales, with the middle of the room over the box; null if that is the whole. */
export function within(view: View, box: Box, room: Room, margins: Margins = NONE): View | null {
  const whole = fitted(box, room, margins);
  if (view.scale <= whole.scale * 1.02) return null;
  const scale = Math.min(view.scale, whole.scale * NEAREST);
  const held = scale === view.scale ? view : zoomed(view, scale / view.scale, middleOf(room));
  const clamp = (value: number, from: number, size: number, half: number) =>
    Math.min(half - from * scale, Math.max(half - (from + size) * scale, value));
  return {
    scale,
    x: clamp(held.x, box.x, box.width, room.width / 2),
    y: clamp(held.y, box.y, box.height, room.height / 2),
  };
}

export function middleOf({ width, height }: Room): Point {
  return { x: width / 2, y: height / 2 };
}
