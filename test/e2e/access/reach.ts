/** What is cut off or out of reach on a page that may be scrolled: small windows, large letters. */
import type { Page } from '@playwright/test';
import { painted } from '../painting.ts';

/** Text at twice its size, as browsers can be set to. */
export function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** The words that are cut off, and whether the page is wider than its window. */
export function cutOffOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(cutOff);
}

/** Words and numbers of which a part is cut off, and those that are printed over each other, on the page or in its open dialog. */
export function cutWordsOn(page: Page): Promise<readonly string[]> {
  return painted(page, () => page.evaluate(cutWords));
}

/** The buttons within `part` of a page that can't be pressed even where one has scrolled to them. */
export function outOfReachOn(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate(outOfReach, part);
}

/** Runs in the page, so it stands alone. */
function cutOff(): readonly string[] {
  const told: string[] = [];
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) told.push(`the page is ${beyond} px too wide`);
  for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, p, label, summary, output')) {
    if (element.closest('.visually-hidden, svg') !== null || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const { overflowX, position, clipPath } = getComputedStyle(element);
    if (overflowX === 'visible' || position === 'absolute' || clipPath !== 'none') continue;
    if (element.scrollWidth > element.clientWidth + 1) told.push(`cut: ${element.textContent?.slice(0, 60)}`);
  }
  return told;
}

/** Runs in the page, so it stands alone. */
function cutWords(): readonly string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** Letters are lower than their line. */
  const LINE = 0.3;
  const told: string[] = [];
  const root = document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body;
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const empty = ({ left, top, right, bottom }: Box) => right - left < 2 || bottom - top < 2;
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], .visually-hidden, svg, [role="log"]') === null;
  /** What of a box its frames let through; and whether that is less than its width where nobody could scroll to the rest. */
  const through = (element: Element, box: Box) => {
    let seen = box;
    let cut = false;
    for (let frame: Element | null = element; frame !== null && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(frame);
      if (clipPath !== 'none') return null;
      if (overflowX === 'visible' || (frame === element && getComputedStyle(frame).display === 'inline')) continue;
      const edge = frame.getBoundingClientRect();
      const scrolls = (overflowX === 'auto' || overflowX === 'scroll') && element.closest('table') === null;
      const shortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (!scrolls && !shortened && (seen.left < edge.left - 1 || seen.right > edge.right + 1)) cut = true;
      seen = meet(seen, edge);
    }
    return { seen, cut };
  };
  const words: { readonly said: string; readonly of: Element; readonly box: Box }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const of = node.parentElement;
    const said = (node.nodeValue ?? '').trim();
    if (of === null || said === '' || !shown(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const inset = (line.bottom - line.top) * LINE;
      const letters = { left: line.left, right: line.right, top: line.top + inset, bottom: line.bottom - inset };
      const passed = through(of, letters);
      if (passed === null) continue;
      if (passed.cut) told.push(`cut: ${said} in ${of.parentElement?.textContent?.slice(0, 60)}`);
      if (!empty(passed.seen)) words.push({ said, of, box: passed.seen });
    }
  }
  for (const [i, one] of words.entries())
    for (const other of words.slice(i + 1))
      if (one.of !== other.of && !empty(meet(one.box, other.box)))
        told.push(`over each other: ${one.said}, ${other.said}`);
  return [...new Set(told)];
}

/** Runs in the page, so it stands alone. */
function outOfReach(part: string): readonly string[] {
  const told: string[] = [];
  for (const button of document.querySelectorAll(`${part} :is(button, a, summary, [role="tab"])`)) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    if (button.closest('[inert], .visually-hidden, [data-part="board"], [role="log"]') !== null) continue;
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
    if (hit === null || !button.contains(hit))
      told.push(`${name}: ${Math.round(width)} × ${Math.round(height)} at ${Math.round(x)} ${Math.round(y)}`);
  }
  return told;
}
