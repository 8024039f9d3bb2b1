/** Measures a table as it lies on the screen: how large what can be pressed is, and whether it is all there. */
import type { ElementHandle, Page } from '@playwright/test';

export interface Fault {
  readonly fault: string;
  /** The name of the button or place, or the words that are too small. */
  readonly of: string;
}

/** A finger hits what is this wide, in pixels. */
const LEAST = 24;

/** Waits until nothing on the page has moved for so many frames; meanwhile one element may be kept in sight. */
export function still(page: Page, frames = 3, inSight?: ElementHandle<HTMLElement>): Promise<void> {
  return page.evaluate(
    async ([least, kept]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const drawn = () =>
        // Nor is what shields the place of a press for a moment.
        [...document.querySelectorAll('button, [role="button"], [data-part], [data-shield]')]
          .map((each) => Object.values(each.getBoundingClientRect().toJSON()).join(' '))
          .join();
      for (let before = '', same = 0; same < least;) {
        await frame();
        kept?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const now = drawn();
        same = now === before && document.querySelector('[data-shield]') === null ? same + 1 : 0;
        before = now;
      }
    },
    [frames, inSight] as const,
  );
}

/** What is too small to press, cut off, covered, or written smaller than `text` pixels. */
export function faultsOf(page: Page, text: number): Promise<readonly Fault[]> {
  return page.evaluate(measured, { least: LEAST, text, boardOnly: false });
}

/** The places in sight that are smaller than so many pixels, on the board alone. */
export function sightOf(page: Page, least: number): Promise<readonly Fault[]> {
  return page.evaluate(measured, { least, text: 0, boardOnly: true });
}

/** The lit places that a press on their middle doesn't meet. */
export function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-part="board"] [data-target]')]
      .filter((place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        return !place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((place) => place.getAttribute('aria-label') ?? ''),
  );
}

/** How many pixels are empty below a hand that lies below a board of which not all is in sight; 0 elsewhere. */
export function bandBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
    const hand = document.querySelector('[data-layout="phone"] [data-part="hand"]');
    const near = document.querySelector('[data-part="board"] svg[data-near="true"]') !== null;
    if (!near || hand === null || board === undefined) return 0;
    const below = hand.getBoundingClientRect();
    if (below.top < board.bottom) return 0;
    const seen = [...hand.querySelectorAll('button, svg, [role="img"], p')].filter((each) => each.checkVisibility());
    return below.bottom - Math.max(...seen.map((each) => each.getBoundingClientRect().bottom));
  });
}

interface Measure {
  readonly least: number;
  readonly text: number;
  readonly boardOnly: boolean;
}

/** Runs in the page, so it stands alone. */
function measured({ least, text, boardOnly }: Measure): readonly Fault[] {
  const faults: Fault[] = [];
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], .visually-hidden, [role="log"]') === null;
  /** What a press meets at a place, and so far from it to the left, right, above and below. */
  const around = (x: number, y: number, reach: number) =>
    [
      [0, 0],
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ].map(([right = 0, down = 0]) => document.elementFromPoint(x + right, y + down));
  const check = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const [middle, ...sides] = around(x, y, least / 2 - 1).map((hit) => hit !== null && element.contains(hit));
    if (boardOnly ? middle === true && Math.min(width, height) < least : middle !== true || sides.includes(false)) {
      const size = `${Math.round(width)} × ${Math.round(height)} at ${Math.round(x)} ${Math.round(y)}`;
      faults.push({ fault: middle === true ? `small: ${size}` : `cut or covered: ${size}`, of: nameOf(element) });
    }
  };
  const board = document.querySelector('[data-part="board"] svg[role="group"]')?.getBoundingClientRect();
  /** A board that is looked at from near goes on beyond its edges; within them nothing lies on it. */
  const beyond = (element: Element) => {
    if (board === undefined || !element.matches('[data-target]')) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inside = Math.min(x - board.left, board.right - x, y - board.top, board.bottom - y) >= least / 2;
    return document.querySelector('[data-part="board"] svg[data-near="true"]') !== null && !inside;
  };
  const places = '[data-part="board"] [data-target]';
  const within = boardOnly ? places : `:is(button, [role="tab"], summary), ${places}`;
  for (const each of document.querySelectorAll(`main :is(${within})`)) if (shown(each) && !beyond(each)) check(each);

  if (boardOnly) return faults;
  /** Whether something else lies on the middle of words that are in sight. What belongs to the same drawing may. */
  const covered = (words: Node, element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const [line] = range.getClientRects();
    if (line === undefined) return false;
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
    for (let frame: Element | null = element; frame !== null; frame = frame.parentElement) {
      const edge = frame.getBoundingClientRect();
      const { overflow, clipPath } = getComputedStyle(frame);
      const clips = overflow !== 'visible' || clipPath !== 'none';
      if (clips && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return false;
    }
    const hit = document.elementFromPoint(x, y);
    const drawing = element.closest('svg') ?? element;
    if (hit === null || drawing.contains(hit) || hit.contains(drawing)) return false;
    // What can be pressed reaches beyond what is seen of it.
    const own = hit.getBoundingClientRect();
    return x >= own.left && x <= own.right && y >= own.top && y <= own.bottom;
  };
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const small = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = (node.nodeValue ?? '').trim();
    const element = node.parentElement;
    if (words === '' || element === null || !shown(element)) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const scale = matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < text - 0.05) small.add(`${size.toFixed(1)} px: ${words}`);
    if (/\d/.test(words) && covered(node, element)) faults.push({ fault: 'number covered', of: words });
  }
  for (const of of small) faults.push({ fault: 'too small to read', of });
  return faults;
}
