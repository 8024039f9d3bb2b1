/**
 * Keeps the keyboard's place on a table. Most decisions take away what was pressed, and browsers then put the focus nowhere: the
 * next Tab would begin at the top of the page.
 */
import { useEffect } from 'react';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { useScope } from '../scope/context.ts';
import { isUsable, usableIn } from './usable.ts';

/** What is asked for now. */
const LEADING = '[data-target], [data-act="true"]';
/** What only changes how the table is looked at. */
const ASIDE = '[data-zoom], [data-part="players"], [role="log"]';
/** By what an element ceases to be of use where it stands. */
const USE = ['tabindex', 'role', 'disabled', 'hidden', 'inert', 'aria-hidden'];

/** Where the focus was. */
interface Place {
  readonly element: Element;
  /** What it stood in, from within outwards. */
  readonly around: readonly Element[];
  readonly middle: Point | null;
  /** Whether it could be used when the focus came to it: not all that has the focus ever can, as a panel that opens. */
  readonly usable: boolean;
}

/** Leads whoever plays by keys on to what is nearest, or asked for, when what they had the focus on goes. */
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
  /** What keys have come to by themselves, until one is pressed anew. */
  let landing: Element | null = null;
  /** Where the focus was led while nothing was asked for, until somebody goes on from there. */
  let waiting: Element | null = null;
  /** Where the focus is on its way to: for a moment nothing has it, and what it leaves may change the page already. */
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
    // A key that is still down was meant for what stood there before; a new press is meant for what has the focus now.
    if (!event.repeat) landing = null;
    if (landing !== event.target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const point = () => {
    byKeys = false;
  };
  const look = () => {
    if (!byKeys || place === null || isComing(bound)) return;
    const held = isHeld(place);
    // What is asked for after a decision may take a moment to come.
    if (held && (waiting !== document.activeElement || table.querySelector(LEADING) === null)) return;
    // What only changes its place in the page loses the focus, too.
    const next = !held && isUsable(place.element) ? place.element : nextTo(place, table);
    if (next === undefined) return;
    const leads = next.matches(LEADING);
    if (held && !leads) return;
    landing = next;
    waiting = leads ? null : next;
    next.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  // What closes may stand beside the table, as dialogs do.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: USE });
  // Before anything else hears of it.
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

/** Whether the focus will still come there. */
function isComing(bound: EventTarget | null): boolean {
  return bound instanceof Element && bound.isConnected;
}

/** Whether something has the focus that can be used: what has been pressed may stay, and be a button no more. */
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
 * What is asked for, best in the same part of the table; else whatever can be used nearby. Nothing that can't be done now
 * while there is something else.
 */
function nextTo({ around, middle }: Place, table: Element): HTMLElement | SVGElement | undefined {
  const left = around.filter((each) => table.contains(each));
  const part = left.find((each) => each.matches('[data-part]')) ?? table;
  // Asked of the whole table once: it is large, and each look at it takes a while.
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

/** Null where nothing is laid out. */
function middleOf(element: Element): Point | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}
