/**
 * Keeps the keyboard's place on a table. Most decisions remove the button that was pressed. Browsers then focus
 * nothing, and the next Tab would start at the top of the page.
 */
import { useEffect } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { useScope } from '../scope/context.ts';
import { isUsable, usableIn } from './usable.ts';

/** What the player must press now. */
const LEADING = '[data-target], [data-act="true"]';
/** Controls that only change how the table looks. */
const ASIDE = '[data-zoom], [data-part="players"], [role="log"]';
/** Attributes whose change can make an element unusable. */
const USE = ['tabindex', 'role', 'disabled', 'hidden', 'inert', 'aria-hidden'];

/** Where the focus was. */
interface Place {
  readonly element: Element;
  /** Its ancestors, from the inside out. */
  readonly around: readonly Element[];
  readonly middle: Point | null;
  /**
   * Whether the element was usable when it got the focus: some focused elements never are, such as a panel that opens.
   */
  readonly usable: boolean;
}

/**
 * When the focused element disappears, moves the focus to the nearest element or to what the player must press, for
 * people who play by keyboard.
 */
export function useKeptPlace(): void {
  const scope = useScope();
  useEffect(() => {
    const table = scope.element();
    return table === null ? undefined : keepPlace(table);
  }, [scope]);
}

function keepPlace(table: HTMLElement): () => void {
  let place: Place | null = null;
  let byKeys = false;
  /** Where the focus was put while the player had nothing to decide, until they move it themselves. */
  let waiting: Element | null = null;
  /** Where the focus is moving to. For a moment nothing has it, and the page may already change. */
  let bound: EventTarget | null = null;
  const leave = ({ relatedTarget }: FocusEvent) => {
    bound = relatedTarget;
  };
  const enter = ({ target }: FocusEvent) => {
    bound = null;
    if (target instanceof Element && table.contains(target)) place = placeOf(target, table);
  };
  const key = (event: KeyboardEvent) => {
    byKeys = true;
    if (event.type === 'keydown' && !event.repeat) waiting = null;
  };
  const point = () => {
    byKeys = false;
  };
  const look = () => {
    if (!byKeys || place === null || isComing(bound)) return;
    const held = isHeld(place);
    // What the player must press after a decision may take a moment to appear.
    if (held && (waiting !== document.activeElement || table.querySelector(LEADING) === null)) return;
    // An element that only moved in the document loses the focus, too.
    const next = !held && isUsable(place.element) ? place.element : nextTo(place, table);
    if (next === undefined) return;
    const leads = next.matches(LEADING);
    if (held && !leads) return;
    waiting = leads ? null : next;
    next.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  // What closes may be outside the table, like a dialog.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: USE });
  // In the capture phase, before any other listener.
  document.addEventListener('focusout', leave, { capture: true });
  document.addEventListener('focusin', enter);
  window.addEventListener('keydown', key, { capture: true });
  window.addEventListener('keyup', key, { capture: true });
  window.addEventListener('pointerdown', point, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusout', leave, { capture: true });
    document.removeEventListener('focusin', enter);
    window.removeEventListener('keydown', key, { capture: true });
    window.removeEventListener('keyup', key, { capture: true });
    window.removeEventListener('pointerdown', point, { capture: true });
  };
}

/** Whether the focus will still arrive there. */
function isComing(bound: EventTarget | null): boolean {
  return bound instanceof Element && bound.isConnected;
}

/** Whether a usable element has the focus. A pressed element may stay on the page and stop being a button. */
function isHeld({ element, usable }: Place): boolean {
  const { activeElement } = document;
  if (activeElement === element) return !usable || isUsable(element);
  return activeElement !== null && activeElement !== document.body;
}

function placeOf(element: Element, table: Element): Place {
  const around: Element[] = [];
  for (let each = element.parentElement; each !== null && each !== table; each = each.parentElement) around.push(each);
  return { element, around: [...around, table], middle: middleOf(element), usable: isUsable(element) };
}

/**
 * What the player must press, preferably in the same part of the table; otherwise any usable element nearby. Buttons
 * that can't be used now come last.
 */
function nextTo({ around, middle }: Place, table: Element): HTMLElement | SVGElement | undefined {
  const left = around.filter((each) => table.contains(each));
  const part = left.find((each) => each.matches('[data-part]')) ?? table;
  // The table is searched only once: it is large, and each search takes time.
  const all = usableIn(table);
  const open = all.filter((each) => each.getAttribute('aria-disabled') !== 'true');
  const asked = open.filter((each) => each.matches(LEADING));
  const near = open.filter((each) => each.closest(ASIDE) === null);
  const within = (room: Element, some: typeof all) => some.filter((each) => each !== room && room.contains(each));
  const choices = [within(part, asked), asked, ...left.map((room) => within(room, near))];
  return nearestTo(middle, choices.find((some) => some.length > 0) ?? all);
}

function nearestTo<T extends Element>(middle: Point | null, all: readonly T[]): T | undefined {
  const far = (each: T) => {
    const there = middleOf(each);
    return middle === null || there === null ? 0 : Math.hypot(there.x - middle.x, there.y - middle.y);
  };
  return all.map((each) => ({ each, far: far(each) })).toSorted((a, b) => a.far - b.far)[0]?.each;
}

/** Null if the element has no layout. */
function middleOf(element: Element): Point | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}
