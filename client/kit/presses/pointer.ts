/** Watches the place of the last press by mouse or finger, and covers it for a moment whenever it offers something else. */
import { type Pressed, besideOf, coverOf, isNear } from './area.ts';
import { CHANGES, type Offer, REST, isAsItWas, isCalledAlike, isSame, offerOf } from './offer.ts';

/** For how many milliseconds after a change its place is looked at in each frame; later only when the page changes. */
const FRESH = 1000;

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

const LEAVING = ['pointermove', 'wheel'] as const;

/** The last press, and what its place offers since. */
interface Watched extends Pressed {
  /** What was pressed, and then whatever has come there; null if that can't be pressed. */
  readonly offer: Offer | null;
  /** What lay under the pointer then: a finger also presses what is near. */
  readonly under: Offer | null;
  readonly at: number;
}

/** Guards the whole page until the returned function is called. */
export function guardPointer(): () => void {
  let watched: Watched | null = null;
  let shield: HTMLElement | null = null;
  /** Whether the press that is under way comes to nothing. */
  let stopped = false;
  /** What the press under way was begun on. */
  let aim: Offer | null = null;
  let due = false;
  const lift = () => {
    shield?.remove();
    shield = null;
  };
  /** What can be pressed there but for the shield. */
  const offerAt = ({ x, y }: Pressed) => {
    if (shield !== null) shield.style.pointerEvents = 'none';
    const there = offerOf(document.elementFromPoint(x, y));
    if (shield !== null) shield.style.pointerEvents = 'auto';
    return there;
  };
  const note = ({ target, detail, clientX, clientY }: MouseEvent) => {
    // Presses by key have no place on the screen.
    const offer = detail === 0 ? null : offerOf(target);
    watched = offer === null ? null : watchedFrom(offer, clientX, clientY);
    watch();
  };
  // Once a frame and not after every change: each look computes the layout.
  const watch = () => {
    if (due || watched === null) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      look();
      // The board and its surroundings may move a moment after the press has changed them.
      if (watched !== null && performance.now() - watched.at <= FRESH) watch();
    });
  };
  const look = () => {
    if (watched === null) return;
    const there = offerAt(watched);
    if (stands(watched, there)) return;
    lift();
    const fresh = (shield = shieldOver(watched));
    watched = { ...watched, offer: there, under: there, at: performance.now() };
    setTimeout(() => fresh === shield && lift(), REST);
  };
  /** Whether the press hits something that has come there since the last look; on a busy machine a frame takes long. */
  const comesTooSoon = (event: MouseEvent) => {
    look();
    return shield !== null && document.elementFromPoint(event.clientX, event.clientY) === shield;
  };
  const begin = (event: PointerEvent) => {
    stopped = event.target === shield || comesTooSoon(event);
    aim = stopped ? null : offerOf(event.target);
  };
  /** Whether what the press was begun on has meanwhile become something else. */
  const missed = (event: MouseEvent) => {
    const met = event.type === 'click' && event.detail > 0 ? offerOf(event.target) : null;
    return met !== null && aim !== null && met.on === aim.on && !isCalledAlike(met, aim);
  };
  const swallow = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointerdown') begin(event);
    const byKey = event instanceof MouseEvent && event.type === 'click' && event.detail === 0;
    const stops = event.target === shield || (stopped && !byKey) || (event instanceof MouseEvent && missed(event));
    // The click ends a press; what is clicked by a program alone begins with none.
    if (event.type === 'click' && !byKey) {
      stopped = false;
      aim = null;
    }
    if (!stops) return;
    // A press on an empty place must not close what has just opened, either.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** Whoever goes elsewhere, or moves what lies under the pointer, means what they press then. */
  const leave = (event: MouseEvent) => {
    if (watched !== null && (event.type === 'wheel' || !isNear(watched, event))) watched = null;
  };
  const observer = new MutationObserver(watch);
  observer.observe(document.body, CHANGES);
  for (const type of PRESSES) window.addEventListener(type, swallow, { capture: true, passive: false });
  window.addEventListener('click', note, { capture: true });
  for (const type of LEAVING) window.addEventListener(type, leave, { capture: true, passive: true });
  return () => {
    watched = null;
    lift();
    observer.disconnect();
    for (const type of PRESSES) window.removeEventListener(type, swallow, { capture: true });
    window.removeEventListener('click', note, { capture: true });
    for (const type of LEAVING) window.removeEventListener(type, leave, { capture: true });
  };
}

function watchedFrom(offer: Offer, x: number, y: number): Watched | null {
  const place = offer.on.getBoundingClientRect();
  // In tests without a screen nothing has a size.
  if (place.width === 0) return null;
  const under = offerOf(document.elementFromPoint(x, y));
  return { offer, under, x, y, place, at: performance.now(), beside: besideOf(offer, x, y, place) };
}

/** Whether the place still offers what it did, as far as a finger can tell. */
function stands({ offer, under }: Watched, there: Offer | null): boolean {
  if (offer === null) return there === null;
  if (there !== null && isSame(there, offer)) return true;
  if (!isAsItWas(offer)) return false;
  // What can't be pressed may lie over it for a moment, as things do that fly.
  return there === null || (under !== null && isSame(there, under));
}

function shieldOver(pressed: Pressed): HTMLElement {
  const shield = document.createElement('div');
  shield.dataset.shield = '';
  const { left, right, top, bottom } = coverOf(pressed);
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
