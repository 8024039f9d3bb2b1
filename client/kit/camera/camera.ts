/**
 * Zooms and pans a board that is larger than its container. It begins with the whole board; wheel, fingers, drags and
 * keys change the view.
 */
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { useStableCallback } from '../stable-callback.ts';
import { type Pointer, movedInto, pointerAt, pointersTo } from './beyond.ts';
import { useGestures } from './gestures.ts';
import { useFocusInSight } from './focus.ts';
import { NOTHING_SOUGHT, type Sought, middle, nearnessFor, showing } from './sight.ts';
import { type Box, type Margins, NONE, type Room, type View, begun, fitted, middleOf, within, zoomed } from './view.ts';
import { useZoomKeys } from './zoom-keys.ts';

const STEP = 1.4;
/** How much a double tap zooms in. */
const LEAP = 2;

export interface Camera {
  readonly viewBox: string;
  /** The style of the group that holds the drawing. */
  readonly style: CSSProperties;
  readonly scale: number;
  /** Whether the whole drawing is visible. */
  readonly whole: boolean;
  /** Arrows at the edge of the room to lit places beyond it. */
  readonly pointers: readonly Pointer[];
  /** How far a thing of the drawing must be moved to lie in the room, in the drawing's units. */
  intoRoom(thing: Box): Point;
  /** Shows the whole drawing. */
  fit(): void;
}

/** What the board does with gestures that don't move the view. Points are in the drawing's units. */
export interface Uses {
  /** Called for the wheel; returns true if the board used it, so that the view doesn't zoom. */
  onWheel(down: boolean): boolean;
  /** Called when the mouse moves over a point. */
  onMove?(place: Point): void;
  /**
   * Called when a point was pressed without dragging. Returns whether the press did something; if it did, a second
   * press is no double tap.
   */
  onTap?(place: Point): boolean;
  margins?(room: Room): Margins;
  /**
   * The pixels per unit that the first view has at least, so that places can be read and pressed. In a small room the
   * first view is nearer than the whole.
   */
  least?(room: Room): number;
  /**
   * The pixels per unit that a finger needs to tell places apart. The view goes no farther than that to show all places
   * that can be pressed.
   */
  floor?(room: Room): number;
  /**
   * What matters on the board now: the view moves to show it. In a small room, the first view is centred on what can be
   * pressed.
   */
  readonly sought?: Sought;
}

const NOWHERE: readonly Pointer[] = [];

/** A view that the user has chosen, or the whole. */
type Moved = View | 'whole';

interface Change {
  readonly to: Moved;
  /** The width of the room when it was chosen. */
  readonly width: number;
  /** What was sought when the user moved the view away; the camera doesn't move back to that by itself. */
  readonly from: string | null;
}

/** What was last sought. It holds until something else is, so that a pressed place stays in view for a while. */
interface Aim {
  readonly key: string;
  readonly sought: Sought;
}

export function useCamera(svg: RefObject<SVGSVGElement | null>, box: Box, uses: Uses): Camera {
  const { sought = NOTHING_SOUGHT } = uses;
  const room = useRoom(svg);
  const [moved, setMoved] = useState<Change | null>(null);
  const [aim, setAim] = useState<Aim>({ key: '', sought: NOTHING_SOUGHT });
  const [held, setHeld] = useState(false);
  const margins = uses.margins?.(room) ?? NONE;
  const whole = fitted(box, room, margins);
  const least = uses.least?.(room) ?? 0;
  const nearness = nearnessFor(sought.lit, least, uses.floor?.(room) ?? least, room, margins);
  const start = begun(box, room, margins, nearness, middle(sought.lit));
  const lookedAt = (at: Change | null): View => {
    // If the screen was turned, the view starts again. If only the height changed, to give the hand room, the view
    // stays.
    if (at === null || at.width !== room.width) return showing(start, aim.sought, box, room, margins);
    const own = (at.to === 'whole' ? null : within(at.to, box, room, margins)) ?? whole;
    return at.from === aim.key ? own : showing(own, aim.sought, box, room, margins);
  };
  const view = lookedAt(moved);
  const move = (to: Moved, from: string | null = aim.key): Change => ({ to, width: room.width, from });
  const key = keyOf(sought);
  if (key !== aim.key && sought.shown.length + sought.lit.length > 0) {
    // Starts from where the view is going, not from where it comes from.
    if (moved !== null) setMoved(move(within(view, box, room, margins) ?? 'whole', null));
    setAim({ key, sought });
  }
  const change = (by: (now: View) => View) =>
    setMoved((now) => move(within(by(lookedAt(now)), box, room, margins) ?? 'whole'));
  const fit = () => setMoved(move('whole'));
  const zoom = useStableCallback((nearer: boolean) =>
    change((now) => zoomed(now, nearer ? STEP : 1 / STEP, middleOf(room))),
  );
  useZoomKeys(zoom);
  const isWhole = view.scale <= whole.scale;
  const pointers = isWhole ? NOWHERE : pointersTo(sought.lit, view, room);
  const inRoom = ({ x, y }: Point): Point => {
    const corner = svg.current?.getBoundingClientRect();
    return { x: x - (corner?.left ?? 0), y: y - (corner?.top ?? 0) };
  };
  const under = (place: Point): Point => {
    const { x, y } = inRoom(place);
    return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
  };

  useGestures(svg, {
    // Uses the newest view: several moves may come before the next render.
    onPan: ({ x, y }) => change((now) => ({ ...now, x: now.x + x, y: now.y + y })),
    onZoom: (factor, around) => change((now) => zoomed(now, factor, inRoom(around))),
    onWheel: (down, at, pinched) => {
      if (pinched || !uses.onWheel(down)) change((now) => zoomed(now, down ? 1 / STEP : STEP, inRoom(at)));
    },
    onHover: (at) => uses.onMove?.(under(at)),
    onTap: (at, pressed) => {
      const pointer = pressed ? undefined : pointerAt(pointers, inRoom(at));
      if (pointer === undefined) return uses.onTap?.(under(at)) ?? false;
      show(pointer.to);
      return true;
    },
    onTwice: (at) => (isWhole ? change((now) => zoomed(now, LEAP, inRoom(at))) : fit()),
    onHold: setHeld,
  });

  const show = (place: Point) => change((now) => showing(now, { shown: [place], lit: [] }, box, room, margins));
  useFocusInSight(svg, (place) => show(under(place)));

  return {
    viewBox: `0 0 ${room.width} ${room.height}`,
    style: {
      transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
      ...(held ? { transition: 'none' } : {}),
    },
    scale: view.scale,
    whole: isWhole,
    pointers,
    intoRoom: (thing) => movedInto(thing, view, room),
    fit,
  };
}

/** A key that differs for different sought places. */
function keyOf({ shown, lit }: Sought): string {
  return [shown, lit].map((places) => places.map(({ x, y }) => `${x} ${y}`).join()).join(';');
}

/** The size of an element, updated when it changes. */
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
