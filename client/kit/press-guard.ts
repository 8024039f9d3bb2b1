/**
 * When something disappears under a finger, its place can't be pressed for a moment. A second press, or one that was
 * already on its way, was meant for the old thing and not for what has replaced it.
 */
import { useEffect } from 'react';

const PRESSABLE =
  'button, a[href], input, select, textarea, summary, label, [role="button"], [role="tab"], [role="option"]';

/** For how many milliseconds the place can't be pressed. */
const REST = 600;
/** For how many milliseconds after a press its place is watched for things that move there or cover it. */
const FRESH = 1000;
/** The width and height that a finger hits, in pixels. */
const FINGER = 44;

/** All events that a press consists of. */
const PRESSES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
] as const;

interface Press {
  readonly on: Element;
  /** Its name: if it is rendered anew, it is still the same thing to the person who presses it. */
  readonly called: string;
  readonly x: number;
  readonly y: number;
  readonly place: DOMRect;
  readonly at: number;
  readonly beside: readonly Beside[];
}

/** What else could be pressed near the press, and where it was. */
interface Beside {
  readonly on: Element;
  readonly place: DOMRect;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Guards the whole page while the calling component is mounted. */
export function usePressGuard(): void {
  useEffect(guardPresses, []);
}

function guardPresses(): () => void {
  let press: Press | null = null;
  let shield: HTMLElement | null = null;
  const lift = () => {
    shield?.remove();
    shield = null;
  };
  const note = ({ target, detail, clientX, clientY }: MouseEvent) => {
    const on = target instanceof Element ? target.closest(PRESSABLE) : null;
    // Presses by key have no place on the screen.
    press = on === null || detail === 0 ? null : pressed(on, clientX, clientY);
    watch(press);
  };
  // The board and its surroundings may move a moment after the press has changed them.
  const watch = (watched: Press | null) => {
    if (watched === null || watched !== press || !isFresh(watched)) return;
    look();
    requestAnimationFrame(() => watch(watched));
  };
  const look = () => {
    if (press === null || stands(press)) return;
    lift();
    const fresh = (shield = shieldOver(press));
    press = null;
    setTimeout(() => fresh === shield && lift(), REST);
  };
  /** Whether the press hits something that has come there since the last look; on a busy machine a frame takes long. */
  const comesTooSoon = (event: Event) => {
    if (press === null || event.type !== 'pointerdown' || !(event instanceof MouseEvent)) return false;
    look();
    return shield !== null && document.elementFromPoint(event.clientX, event.clientY) === shield;
  };
  const swallow = (event: Event) => {
    if (event.target !== shield && !comesTooSoon(event)) return;
    // A press on an empty place must not close what has just opened, either.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // While the press is fresh, its place is checked once per frame: checking after every change would compute the layout
  // each time.
  const observer = new MutationObserver(() => {
    if (press !== null && !isFresh(press)) look();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of PRESSES) window.addEventListener(type, swallow, { capture: true, passive: false });
  window.addEventListener('click', note, { capture: true });
  return () => {
    press = null;
    lift();
    observer.disconnect();
    for (const type of PRESSES) window.removeEventListener(type, swallow, { capture: true });
    window.removeEventListener('click', note, { capture: true });
  };
}

function pressed(on: Element, x: number, y: number): Press | null {
  const place = on.getBoundingClientRect();
  // In tests without a screen nothing has a size.
  if (place.width === 0) return null;
  const beside = standingIn(reach(x, y, place)).filter((each) => !each.on.contains(on) && !on.contains(each.on));
  return { on, called: calledAt(on), x, y, place, at: performance.now(), beside };
}

/** What can be pressed in an area and isn't covered. */
function standingIn(area: Box): readonly Beside[] {
  const all = [...document.querySelectorAll(PRESSABLE)].map((on) => ({ on, place: on.getBoundingClientRect() }));
  return all.filter(({ on, place }) => {
    const { left, right, top, bottom } = common(area, place);
    if (left >= right || top >= bottom) return false;
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(PRESSABLE) === on;
  });
}

const isFresh = ({ at }: Pick<Press, 'at'>) => performance.now() - at <= FRESH;

/** Whether the pressed thing is still there, as far as a finger can tell. */
function stands({ on, called, x, y, at }: Press): boolean {
  if (on.isConnected && !isFresh({ at })) return true;
  const there = document.elementFromPoint(x, y)?.closest(PRESSABLE) ?? null;
  if (there === null) return on.isConnected;
  return there === on || calledAt(there) === called;
}

function calledAt(on: Element): string {
  return on.getAttribute('aria-label') ?? on.textContent;
}

function shieldOver(press: Press): HTMLElement {
  const shield = document.createElement('div');
  shield.dataset.shield = '';
  const { left, right, top, bottom } = coverOf(press);
  Object.assign(shield.style, {
    position: 'fixed',
    zIndex: '2147483647',
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
    pointerEvents: 'auto',
  });
  document.body.append(shield);
  return shield;
}

/**
 * The area that a second press may hit, without the neighbours that are still where they were: pressing those is
 * intended.
 */
function coverOf({ x, y, place, beside }: Press): Box {
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
