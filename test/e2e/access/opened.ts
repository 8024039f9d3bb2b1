/** Looks at all of a page, or at what lies in front of it, as somebody does who has just opened something. */
import type { Page } from '@playwright/test';

/** What can't be seen, read or pressed of what is open on a page, each in one line. */
export function faultsOfOpen(page: Page): Promise<readonly string[]> {
  return page.evaluate(look);
}

/** Runs in the page, so it stands alone. */
function look(): readonly string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** Borders and letters end between pixels. */
  const ROUNDED = 1.5;
  /** Letters are lower than their line. */
  const LINE = 0.25;
  /** Which part of a target another one may share. */
  const SHARED = 5;
  /** What is scrolled shows a line at least. */
  const SLIT = 24;
  const CONTROLS =
    'button, a[href], summary, input, select, textarea, [role="tab"], [role="option"], [role="menuitem"]';
  /** What lies over other things because it was asked for. */
  const FRONT = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], [data-front], [data-tip]';
  const told = new Set<string>();
  // A page that isn't painted is seen through, and seen for as long as this takes.
  const { style } = document.documentElement;
  const { opacity } = style;
  style.opacity = '';

  const sizeOf = ({ left, top, right, bottom }: Box) => [right - left, bottom - top] as const;
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], .visually-hidden, svg, [role="log"], [data-part="board"] [data-target]') === null;
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || element.tagName))
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
  const where = ({ left, top, right, bottom }: Box) => [left, top, right, bottom].map(Math.round).join(' ');

  const fronts = [...document.querySelectorAll(FRONT)].filter((each) => each.checkVisibility());
  const root = fronts.findLast((each) => !each.matches('[data-tip]')) ?? document.body;

  const known = new Map<Element, readonly HTMLElement[]>();
  /** Elements from an element's parent to the page, as far as they hold it. */
  const frames = (element: Element): readonly HTMLElement[] => {
    const found = known.get(element) ?? framesOf(element);
    known.set(element, found);
    return found;
  };
  const framesOf = (element: Element): readonly HTMLElement[] => {
    const all: HTMLElement[] = [];
    let { position } = getComputedStyle(element);
    for (let frame = element.parentElement; frame !== null && frame !== document.body; frame = frame.parentElement) {
      if (position === 'fixed') return all;
      const own = getComputedStyle(frame);
      // What is placed by hand is held by the next one that is placed at all.
      const holds = position !== 'absolute' || own.position !== 'static' || own.containerType !== 'normal';
      if (!holds) continue;
      all.push(frame);
      ({ position } = own);
    }
    return all;
  };
  const scrolls = (frame: Element, way: 'overflowX' | 'overflowY') =>
    ['auto', 'scroll'].includes(getComputedStyle(frame)[way]);
  /** Scrolls as a hand could, so that a box lies in the middle of whatever holds it. */
  const bring = (box: () => Box, holders: readonly HTMLElement[]) => {
    for (const holder of holders) {
      const edge = holder.getBoundingClientRect();
      const own = box();
      if (scrolls(holder, 'overflowY') && (own.top < edge.top || own.bottom > edge.bottom))
        holder.scrollTop += (own.top + own.bottom - edge.top - edge.bottom) / 2;
      if (scrolls(holder, 'overflowX') && (own.left < edge.left || own.right > edge.right))
        holder.scrollLeft += (own.left + own.right - edge.left - edge.right) / 2;
    }
    const { top, bottom } = box();
    if (top < 0 || bottom > innerHeight) scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
  };
  const isPainted = (frame: Element) => {
    const { borderTopWidth, borderTopColor, backgroundColor, backgroundImage, display } = getComputedStyle(frame);
    if (display === 'inline' || display === 'contents') return false;
    const clear = /^(?:transparent|rgba\(.*, 0\)|oklab\(.* \/ 0\))$/;
    const edged = Number.parseFloat(borderTopWidth) > 0 && !clear.test(borderTopColor);
    return edged || backgroundImage !== 'none' || !clear.test(backgroundColor);
  };

  /** Where a box is cut off for good, or leaves the card it belongs to; what of it remains to be seen. */
  const seenOf = (whole: Box, holders: readonly HTMLElement[], of: string): Box => {
    let box = whole;
    let held = true;
    for (const holder of holders) {
      if (sizeOf(box).some((size) => size < 1)) return box;
      const style = getComputedStyle(holder);
      if (style.clipPath !== 'none') return { left: 0, top: 0, right: 0, bottom: 0 };
      const edge = holder.getBoundingClientRect();
      const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const ways = [
        ['overflowX', box.left - edge.left, edge.right - box.right, holder.clientWidth, box.right - box.left],
        ['overflowY', box.top - edge.top, edge.bottom - box.bottom, holder.clientHeight, box.bottom - box.top],
      ] as const;
      for (const [way, before, after, room, size] of ways) {
        if (style[way] === 'visible') continue;
        const lost = Math.max(0, -before) + Math.max(0, -after);
        const fits = scrolls(holder, way) ? Math.max(0, size - room) : 0;
        if (!shortened && lost > fits + ROUNDED) told.add(`cut by ${Math.round(lost)} px: ${of} (${where(box)})`);
        if (scrolls(holder, way)) held = false;
      }
      const outside = Math.max(
        edge.left - box.left,
        box.right - edge.right,
        edge.top - box.top,
        box.bottom - edge.bottom,
      );
      if (held && !shortened && outside > ROUNDED && isPainted(holder))
        told.add(`outside its box by ${Math.round(outside)} px: ${of} (${where(box)})`);
      if (['absolute', 'fixed'].includes(style.position)) held = false;
      if (style.overflow !== 'visible') box = meet(box, edge);
    }
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const [width, height] = sizeOf(meet(box, screen));
    const [wide, high] = sizeOf(box);
    if (width < Math.min(wide, innerWidth) - ROUNDED || height < Math.min(high, innerHeight) - ROUNDED)
      told.add(`beyond the screen: ${of} (${where(box)})`);
    return meet(box, screen);
  };

  /** What was opened over other things, if an element is in it. */
  const layerOf = (element: Element) => {
    const unfolded = element.closest('details[open] > :not(summary)');
    const over = unfolded !== null && getComputedStyle(unfolded).position === 'absolute';
    return element.closest(FRONT) ?? (over ? unfolded : null);
  };
  /** What lies on the middle of a box in place of the element it belongs to. */
  const isUnder = (box: Box, element: Element) => {
    const [width, height] = sizeOf(box);
    if (width < 2 || height < 2 || getComputedStyle(element).pointerEvents === 'none') return undefined;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null || element.contains(hit) || element.closest('label')?.contains(hit)) return undefined;
    if (!element.matches(CONTROLS)) {
      // What can be pressed reaches beyond what is seen of it, over words that belong to it.
      const own = [...hit.getClientRects()].some(
        (rect) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom,
      );
      if (hit.contains(element) || !own) return undefined;
    }
    const front = layerOf(hit);
    return front !== null && !front.contains(element) ? undefined : hit;
  };

  /** What lies on an element wherever one scrolls it to: at the edges of what holds it something may stay put. */
  const liesUnder = (element: Element, box: () => Box, holders: readonly HTMLElement[], seen: Box) => {
    let over = isUnder(seen, element);
    const scroller = holders.find(
      (holder) => scrolls(holder, 'overflowY') && holder.scrollHeight > holder.clientHeight + 1,
    );
    for (const end of ['top', 'bottom'] as const) {
      if (over === undefined || scroller === undefined) return over;
      scroller.scrollTop += box()[end] - scroller.getBoundingClientRect()[end];
      over = isUnder(meet(box(), scroller.getBoundingClientRect()), element);
    }
    return over;
  };

  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) told.add(`the page is ${beyond} px too wide`);

  const controls = [...root.querySelectorAll(CONTROLS)].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return shown(each) && width > 2 && height > 2 && getComputedStyle(each).clipPath === 'none';
  });
  // Before anything is scrolled: which controls share a place.
  // Some let a press anywhere on their card count, and others lie on top; some stay put where one scrolls.
  const spreads = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
  const stays = (element: Element): boolean => {
    const { parentElement } = element;
    return getComputedStyle(element).position === 'sticky' || (parentElement !== null && stays(parentElement));
  };
  const apart = controls.filter((control) => !spreads(control) && !stays(control));
  const places = apart.map((control) => {
    let box: Box = control.getBoundingClientRect();
    for (const holder of frames(control))
      if (getComputedStyle(holder).overflow !== 'visible') box = meet(box, holder.getBoundingClientRect());
    return { control, box, layer: layerOf(control) };
  });
  for (const [i, one] of places.entries())
    for (const other of places.slice(i + 1)) {
      if (one.layer !== other.layer || one.control.contains(other.control) || other.control.contains(one.control))
        continue;
      const [width, height] = sizeOf(meet(one.box, other.box));
      // Cards of a fan lie a little over each other, and what can be pressed reaches a little beyond what is seen.
      const [least = 0] = [one, other].map(({ box }) => sizeOf(box)[0] * sizeOf(box)[1]).toSorted((a, b) => a - b);
      if (width > 2 && height > 2 && width * height > least / SHARED)
        told.add(`over each other: ${nameOf(one.control)}, ${nameOf(other.control)}`);
    }
  for (const control of controls) {
    const holders = frames(control);
    // A link within a text may take several lines.
    const box = () => control.getClientRects()[0] ?? control.getBoundingClientRect();
    bring(box, holders);
    const seen = seenOf(box(), holders, nameOf(control));
    const over = liesUnder(control, box, holders, seen);
    if (over !== undefined)
      told.add(`under ${over.tagName.toLowerCase()} ${nameOf(over)}: ${nameOf(control)} (${where(seen)})`);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const said = (node.nodeValue ?? '').trim();
    const of = node.parentElement;
    if (said === '' || of === null || !shown(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = range.getClientRects().length;
    const holders = [...(getComputedStyle(of).display === 'inline' ? [] : [of]), ...frames(of)];
    for (let i = 0; i < lines; i++) {
      const letters = () => {
        const { left, right, top, bottom } = range.getClientRects()[i] ?? new DOMRect();
        const inset = (bottom - top) * LINE;
        return { left, right, top: top + inset, bottom: bottom - inset };
      };
      bring(letters, holders);
      const [width, height] = sizeOf(letters());
      if (width < 2 || height < 2) continue;
      const name = said.slice(0, 40);
      const seen = seenOf(letters(), holders, name);
      const over = liesUnder(of, letters, holders, seen);
      if (over !== undefined) told.add(`under ${over.tagName.toLowerCase()} ${nameOf(over)}: ${name} (${where(seen)})`);
    }
  }
  for (const scroller of root.querySelectorAll<HTMLElement>('*')) {
    if (!shown(scroller) || !scrolls(scroller, 'overflowY') || scroller.matches('textarea')) continue;
    const { clientHeight, scrollHeight } = scroller;
    if (scrollHeight > clientHeight + 2 && clientHeight < SLIT)
      told.add(`a slit of ${clientHeight} px for ${scrollHeight}: ${nameOf(scroller)}`);
  }
  style.opacity = opacity;
  return [...told];
}
