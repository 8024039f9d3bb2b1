/** Turns pointer events on a drawing into drags, pinches, wheel turns and presses. Points are in page coordinates. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { type Aimed, aimedAt } from './aim.ts';

/** How many pixels a finger may slip and still press; and how many a mouse or pen may. */
const FINGER_SLIP = 12;
const SLIP = 6;
/** Two presses within this time and distance are a double press. */
const TWICE_MS = 300;
const TWICE_SLIP = 24;
/** Elements that handle presses themselves; double presses there mean nothing. */
const PRESSED = 'button, [role="button"]';

interface Uses {
  /** Moved by a drag. */
  onPan(by: Point): void;
  /** Zooms by `factor` around a point. */
  onZoom(factor: number, around: Point): void;
  /** `pinched` is true for two fingers on a touchpad, and for the wheel with the control key. */
  onWheel(down: boolean, at: Point, pinched: boolean): void;
  /** The mouse moves over a point, with no button down. */
  onHover(at: Point): void;
  /** A press without a drag; `pressed` is true if it is on a place. Returns whether it did something. */
  onTap(at: Point, pressed: boolean): boolean;
  /** A double press at a point where presses do nothing. */
  onTwice(at: Point): void;
  /** A drag or pinch begins or ends. */
  onHold(held: boolean): void;
}

/** The fingers and buttons that are down, by pointer id, and whether they have dragged. */
class Hold {
  readonly down = new Map<number, Point>();
  dragged = false;
  /** The place that the last lifted finger was aimed at; its click event follows. */
  aimed: Aimed | null = null;
  /** The last press that did nothing. */
  idle: { readonly at: number; readonly place: Point } | null = null;

  /** Whether this press is the second of a double press. */
  secondOfTwo(place: Point, at: number, didSomething: boolean): boolean {
    const { idle } = this;
    const second =
      !didSomething &&
      idle !== null &&
      at - idle.at < TWICE_MS &&
      Math.hypot(place.x - idle.place.x, place.y - idle.place.y) <= TWICE_SLIP;
    this.idle = didSomething || second ? null : { at, place };
    return second;
  }

  /** The middle of all fingers that are down, and the distance between two. */
  grip(): { readonly middle: Point; readonly span: number } {
    const [a = { x: 0, y: 0 }, b = a] = [...this.down.values()];
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, span: Math.hypot(a.x - b.x, a.y - b.y) };
  }
}

export function useGestures(node: RefObject<SVGSVGElement | null>, uses: Uses): void {
  const told = useEffectEvent(<Name extends keyof Uses>(name: Name, ...what: Parameters<Uses[Name]>) =>
    (uses[name] as (...what: Parameters<Uses[Name]>) => ReturnType<Uses[Name]>)(...what),
  );
  useEffect(() => {
    const svg = node.current;
    if (svg === null) return undefined;
    const hold = new Hold();
    const end = new AbortController();
    const on = <Type extends keyof SVGElementEventMap>(type: Type, act: (event: SVGElementEventMap[Type]) => void) =>
      svg.addEventListener(type, act, { signal: end.signal, passive: false, capture: type === 'click' });

    const drag = (event: PointerEvent) => {
      // Capturing starts only with a drag, because a captured pointer's click doesn't reach the element it pressed.
      svg.setPointerCapture(event.pointerId);
      if (!hold.dragged) told('onHold', true);
      hold.dragged = true;
    };
    const lift = (event: PointerEvent) => {
      if (!hold.down.delete(event.pointerId) || hold.down.size > 0) return;
      if (hold.dragged) told('onHold', false);
      else if (event.type === 'pointerup') tap(event);
    };
    const tap = (event: PointerEvent) => {
      hold.aimed = event.pointerType === 'touch' ? aimedAt(svg, placeOf(event)) : null;
      const place = hold.aimed?.middle ?? placeOf(event);
      const pressed =
        hold.aimed !== null || (event.target instanceof Element && event.target.closest(PRESSED) !== null);
      const didSomething = told('onTap', place, pressed) || pressed;
      if (hold.secondOfTwo(place, event.timeStamp, didSomething)) told('onTwice', place);
    };
    on('pointerdown', (event) => {
      if (event.button !== 0) return;
      if (hold.down.size === 0) hold.dragged = false;
      hold.aimed = null;
      hold.down.set(event.pointerId, placeOf(event));
      if (hold.down.size > 1) drag(event);
    });
    on('pointermove', (event) => {
      const place = placeOf(event);
      const before = hold.down.get(event.pointerId);
      // A button that is released outside the window sends no event; the mouse just comes back without a button down.
      const letGo = event.pointerType === 'mouse' && event.buttons === 0;
      if (letGo) lift(event);
      if (before === undefined || letGo) {
        if (event.pointerType === 'mouse') told('onHover', place);
        return;
      }
      const slip = event.pointerType === 'touch' ? FINGER_SLIP : SLIP;
      if (!hold.dragged && Math.hypot(place.x - before.x, place.y - before.y) <= slip) return;
      if (!hold.dragged) drag(event);
      const was = hold.grip();
      hold.down.set(event.pointerId, place);
      const is = hold.grip();
      told('onPan', { x: is.middle.x - was.middle.x, y: is.middle.y - was.middle.y });
      if (was.span > 0 && is.span > 0) told('onZoom', is.span / was.span, is.middle);
    });
    on('pointerup', lift);
    on('pointercancel', lift);
    on('click', (event) => {
      if (event.detail === 0) return;
      const { aimed } = hold;
      hold.aimed = null;
      if (hold.dragged) event.stopPropagation();
      else if (aimed !== null && !(event.target instanceof Node && aimed.on.contains(event.target))) {
        event.stopPropagation();
        aimed.on.focus({ preventScroll: true });
        // Acts as if the finger had touched the middle of the place.
        aimed.on.dispatchEvent(
          new PointerEvent('click', {
            bubbles: true,
            cancelable: true,
            detail: 1,
            pointerType: 'touch',
            clientX: event.clientX,
            clientY: event.clientY,
          }),
        );
      }
    });
    on('wheel', (event) => {
      event.preventDefault();
      if (event.deltaY !== 0) told('onWheel', event.deltaY > 0, placeOf(event), event.ctrlKey);
    });
    return () => end.abort();
  }, [node]);
}

function placeOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}
