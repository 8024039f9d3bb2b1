/** Looking at a board larger than its room: the whole of it to begin with, nearer and elsewhere with wheel, fingers and drags. */
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { useSteady } from '../steady.ts';
import { useGestures } from './gestures.ts';

/** The room there is, in pixels. */
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

/** Pixels at the edges of the room for what stands there and should hide nothing. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const NONE: Margins = { left: 0, right: 0, top: 0, bottom: 0 };

/** Where the origin of the drawing lies in the room, and how many pixels a unit takes. */
export interface View extends Point {
  readonly scale: number;
}

/** As near as one can go, against seeing the whole. */
const NEAREST = 5;
const STEP = 1.4;

/** The view that shows a whole box in the middle of the room. */
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

/** A view `factor` times as near, with the same thing under a place of the room. */
export function zoomed(view: View, factor: number, { x, y }: Point): View {
  return { scale: view.scale * factor, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor };
}

/** The view a board begins with: the whole, or in a small room the part around `focus` at the least scale. */
export function begun(box: Box, room: Room, margins: Margins, least: number, focus: Point | null): View {
  const whole = fitted(box, room, margins);
  if (whole.scale >= least) return whole;
  const { x, y } = focus ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // Nothing beyond the box is looked at where the box fills the room.
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

/** A view that is neither farther than the whole nor too near, and keeps the middle of the room over the box. */
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

function middleOf({ width, height }: Room): Point {
  return { x: width / 2, y: height / 2 };
}

/** The middle of all these; null of none. */
export function middle(places: readonly Point[]): Point | null {
  if (places.length === 0) return null;
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

export interface Camera {
  readonly viewBox: string;
  /** For the group that holds all that is drawn. */
  readonly style: CSSProperties;
  readonly scale: number;
  /** Whether the whole box is in view. */
  readonly whole: boolean;
  fit(): void;
  zoom(nearer: boolean): void;
}

/** What the board does with gestures that don’t move the view; places are of the drawing. */
interface Uses {
  /** Takes the wheel for something else when it returns true. */
  onWheel(down: boolean): boolean;
  /** The mouse is over a place. */
  onMove?(place: Point): void;
  /** A place was pressed without a drag. */
  onTap?(place: Point): void;
  margins?(room: Room): Margins;
  /** Pixels a unit takes at least to begin with, so that places can be hit and read: a small room begins nearer than the whole. */
  least?(room: Room): number;
  /** What such a room begins with in its middle. */
  readonly focus?: Point | null;
}

/** What one has come to: a view, or the whole. */
type Moved = View | 'whole';

interface Change {
  readonly to: Moved;
  /** How wide the room was. */
  readonly width: number;
}

export function useCamera(svg: RefObject<SVGSVGElement | null>, box: Box, uses: Uses): Camera {
  const room = useRoom(svg);
  const [moved, setMoved] = useState<Change | null>(null);
  const [held, setHeld] = useState(false);
  const margins = uses.margins?.(room) ?? NONE;
  const whole = fitted(box, room, margins);
  const start = begun(box, room, margins, uses.least?.(room) ?? 0, uses.focus ?? null);
  // A screen that was turned is begun with anew; a board that gives the hand room stays as it is looked at.
  const lookedAt = (at: Change | null): View => {
    if (at === null || at.width !== room.width) return start;
    return (at.to === 'whole' ? null : within(at.to, box, room, margins)) ?? whole;
  };
  const view = lookedAt(moved);
  const move = (to: Moved) => ({ to, width: room.width });
  const change = (by: (now: View) => View) =>
    setMoved((now) => move(within(by(lookedAt(now)), box, room, margins) ?? 'whole'));
  const fit = useSteady(() => setMoved(move('whole')));
  const zoom = useSteady((nearer: boolean) => change((now) => zoomed(now, nearer ? STEP : 1 / STEP, middleOf(room))));
  const inRoom = ({ x, y }: Point): Point => {
    const corner = svg.current?.getBoundingClientRect();
    return { x: x - (corner?.left ?? 0), y: y - (corner?.top ?? 0) };
  };
  const under = (place: Point): Point => {
    const { x, y } = inRoom(place);
    return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
  };

  useGestures(svg, {
    // From the view as it is now: several moves may come before the next picture.
    onPan: ({ x, y }) => change((now) => ({ ...now, x: now.x + x, y: now.y + y })),
    onZoom: (factor, around) => change((now) => zoomed(now, factor, inRoom(around))),
    onWheel: (down, at, pinched) => {
      if (pinched || !uses.onWheel(down)) change((now) => zoomed(now, down ? 1 / STEP : STEP, inRoom(at)));
    },
    onHover: (at) => uses.onMove?.(under(at)),
    onTap: (at) => uses.onTap?.(under(at)),
    onHold: setHeld,
  });

  return {
    viewBox: `0 0 ${room.width} ${room.height}`,
    style: {
      transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
      ...(held ? { transition: 'none' } : {}),
    },
    scale: view.scale,
    whole: view.scale <= whole.scale,
    fit,
    zoom,
  };
}

/** The size of an element, as it changes. */
function useRoom(node: RefObject<Element | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 900, height: 600 });
  useEffect(() => {
    const element = node.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setRoom({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [node]);
  return room;
}
