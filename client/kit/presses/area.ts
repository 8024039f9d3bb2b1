/** The area that a second press may hit, in pixels of the window. */
import { type Offer, allPressable } from './offer.ts';

/** The width and height that a finger hits, in pixels. */
const FINGER = 44;

/** Something else that could be pressed near a press, and where it was. */
export interface Beside {
  readonly on: Element;
  readonly place: DOMRect;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A press, as far as its place goes. */
export interface Pressed {
  readonly x: number;
  readonly y: number;
  /** The place of what was pressed. */
  readonly place: DOMRect;
  readonly beside: readonly Beside[];
}

/** What else can be pressed where a second press may hit, and isn't covered. */
export function besideOf({ on }: Offer, x: number, y: number, place: DOMRect): readonly Beside[] {
  return standingIn(reach(x, y, place)).filter((each) => !each.on.contains(on) && !on.contains(each.on));
}

/** Whether a pointer that has moved there is still where it pressed. */
export function isNear({ x, y }: Pick<Pressed, 'x' | 'y'>, event: MouseEvent): boolean {
  return Math.hypot(event.clientX - x, event.clientY - y) <= FINGER;
}

/** What can be pressed in an area and isn't covered. */
function standingIn(area: Box): readonly Beside[] {
  const all = allPressable().map((on) => ({ on, place: on.getBoundingClientRect() }));
  return all.filter(({ on, place }) => {
    const { left, right, top, bottom } = common(area, place);
    if (left >= right || top >= bottom) return false;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there !== null && on.contains(there);
  });
}

/**
 * The area that a second press may hit, without the neighbours that are still where they were: pressing those is
 * intended.
 */
export function coverOf({ x, y, place, beside }: Pressed): Box {
  const standing = beside.filter((each) => each.on.isConnected && isAt(each.on.getBoundingClientRect(), each.place));
  return standing.reduce((area, each) => without(area, each.place, x, y), reach(x, y, place));
}

function isAt(here: DOMRect, there: DOMRect): boolean {
  return Math.hypot(here.x - there.x, here.y - there.y, here.width - there.width, here.height - there.height) < 1;
}

/** The largest part of an area around a point that avoids a neighbour. */
function without(area: Box, { left, right, top, bottom }: Box, x: number, y: number): Box {
  const met = common(area, { left, right, top, bottom });
  if (met.left >= met.right || met.top >= met.bottom) return area;
  const parts = [
    { ...area, right: left },
    { ...area, left: right },
    { ...area, bottom: top },
    { ...area, top: bottom },
  ].filter((part) => part.left <= x && x <= part.right && part.top <= y && y <= part.bottom);
  const size = (part: Box) => (part.right - part.left) * (part.bottom - part.top);
  return parts.toSorted((a, b) => size(b) - size(a))[0] ?? area;
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Where a second press may come down: anywhere on a button, but not anywhere on a whole card. */
function reach(x: number, y: number, place: DOMRect): Box {
  const [left, right] = span(x, place.left, place.right);
  const [top, bottom] = span(y, place.top, place.bottom);
  return { left, right, top, bottom };
}

function span(at: number, from: number, to: number): readonly [number, number] {
  const [least, most] = [FINGER / 2, 2 * FINGER];
  return [at - Math.min(Math.max(at - from, least), most), at + Math.min(Math.max(to - at, least), most)];
}
