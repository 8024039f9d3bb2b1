/** Looking at a board larger than its room: the whole of it to begin with, nearer and elsewhere with wheel, fingers, drags and keys. */
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { useSteady } from '../motion/steady.ts';
import { useGestures } from './gestures.ts';
import { useFocusInSight } from './focus.ts';
import { NOTHING_SOUGHT, type Sought, middle, nearnessFor, showing } from './sight.ts';
import { type Box, type Margins, NONE, type Room, type View, begun, fitted, middleOf, within, zoomed } from './view.ts';
import { useZoomKeys } from './zoom-keys.ts';

const STEP = 1.4;
/** How much nearer two taps bring one. */
const LEAP = 2;

export interface Camera {
  readonly viewBox: string;
  /** For the group that holds all that is drawn. */
  readonly style: CSSProperties;
  readonly scale: number;
  /** Whether the whole box is in view. */
  readonly whole: boolean;
  /** Brings it there. */
  fit(): void;
}

/** What the board does with gestures that don’t move the view; places are of the drawing. */
interface Uses {
  /** Takes the wheel for something else when it returns true. */
  onWheel(down: boolean): boolean;
  /** The mouse is over a place. */
  onMove?(place: Point): void;
  /** A place was pressed without a drag. Whether that did something there, so that a second press is no sign to the camera. */
  onTap?(place: Point): boolean;
  margins?(room: Room): Margins;
  /** Pixels a unit takes at least to begin with, so that places can be hit and read: a small room begins nearer than the whole. */
  least?(room: Room): number;
  /** Pixels a unit takes at least for places to be told apart by a finger: so far is gone to have all that is lit in sight. */
  floor?(room: Room): number;
  /** What matters on the board now: it is gone to, and the middle of what is lit is what a small room begins with. */
  readonly sought?: Sought;
}

/** What one has come to: a view, or the whole. */
type Moved = View | 'whole';

interface Change {
  readonly to: Moved;
  /** How wide the room was. */
  readonly width: number;
  /** What was sought when one moved on from it by oneself; nothing brings one back to that. */
  readonly from: string | null;
}

/** What was last sought. It counts until something else is: what has been pressed is looked at for a while. */
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
    // A screen that was turned is begun with anew; a board that gives the hand room stays as it is looked at.
    if (at === null || at.width !== room.width) return showing(start, aim.sought, box, room, margins);
    const own = (at.to === 'whole' ? null : within(at.to, box, room, margins)) ?? whole;
    return at.from === aim.key ? own : showing(own, aim.sought, box, room, margins);
  };
  const view = lookedAt(moved);
  const move = (to: Moved, from: string | null = aim.key): Change => ({ to, width: room.width, from });
  const key = keyOf(sought);
  if (key !== aim.key && sought.shown.length + sought.lit.length > 0) {
    // From where it has gone to, and not by way of where it came from.
    if (moved !== null) setMoved(move(within(view, box, room, margins) ?? 'whole', null));
    setAim({ key, sought });
  }
  const change = (by: (now: View) => View) =>
    setMoved((now) => move(within(by(lookedAt(now)), box, room, margins) ?? 'whole'));
  const fit = () => setMoved(move('whole'));
  const zoom = useSteady((nearer: boolean) => change((now) => zoomed(now, nearer ? STEP : 1 / STEP, middleOf(room))));
  useZoomKeys(zoom);
  const isWhole = view.scale <= whole.scale;
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
    onTap: (at) => uses.onTap?.(under(at)) ?? false,
    onTwice: (at) => (isWhole ? change((now) => zoomed(now, LEAP, inRoom(at))) : fit()),
    onHold: setHeld,
  });

  useFocusInSight(svg, (place) => {
    const shown = [under(place)];
    change((now) => showing(now, { shown, lit: [] }, box, room, margins));
  });

  return {
    viewBox: `0 0 ${room.width} ${room.height}`,
    style: {
      transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
      ...(held ? { transition: 'none' } : {}),
    },
    scale: view.scale,
    whole: isWhole,
    fit,
  };
}

/** Tells what is sought at one time from what is at another. */
function keyOf({ shown, lit }: Sought): string {
  return [shown, lit].map((places) => places.map(({ x, y }) => `${x} ${y}`).join()).join(';');
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
