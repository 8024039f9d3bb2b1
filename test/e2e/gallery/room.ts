/**
 * `npm run room [-- --grep katason]`: whether, in whole games at six sizes, all that can be pressed on the board can be reached, and how
 * much of the screen the board has. ROOM_EVERY=5 looks at every fifth decision. Figures and faults go to test-results/room.json.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import { test } from '../agora.ts';
import { resume } from '../saved.ts';
import { still } from '../access/room.ts';
import { playedByBots } from './played.ts';

const FOLDER = fileURLToPath(new URL('../../../test-results', import.meta.url));
const EVERY = Number(process.env.ROOM_EVERY ?? 1);
/** No two of a width follow each other: a board of another width is begun with anew. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 360, height: 560 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
] as const;

type Size = (typeof SIZES)[number];

/** How a table lies at one size before one decision. */
interface Lie {
  readonly places: number;
  /** Those that can be pressed as the board lies, and those only once it has gone there. */
  readonly seen: number;
  readonly gone: number;
  /** Those that can't, with what lies on them. */
  readonly lost: readonly string[];
  /** The board's part of the screen's height. */
  readonly share: number;
  /** Pixels above each other that are empty beside the board's column while the board could be larger. */
  readonly band: number;
}

for (const { meta } of shelf.values()) {
  test(`${meta.id} in the hand`, async ({ player }) => {
    test.setTimeout(3_600_000);
    const record = await playedByBots(meta.id, meta.players.default, 'room');
    const { page } = await player('Ann');
    const found = new Map<Size, Lie[]>(SIZES.map((size) => [size, []]));
    for (let at = 0; at < record.turns.length; at += EVERY) {
      const { seat, move } = record.turns[at]!;
      await page.setViewportSize(SIZES[0]);
      await resume(page, { ...record, turns: record.turns.slice(0, at) }, [seat]);
      await page.getByRole('list', { name: 'Players' }).waitFor();
      await page.evaluate(choose, at / EVERY);
      let gone = false;
      for (const size of SIZES) {
        if (gone) await beginAnew(page);
        await page.setViewportSize(size);
        await still(page);
        const lie = await page.evaluate(lieOf);
        gone = lie.gone > 0;
        found.get(size)!.push(lie);
        if (lie.lost.length > 0 || lie.band > 24) note({ game: meta.id, at, move: move.type, ...size, ...lie });
      }
    }
    for (const [size, lies] of found) tell(meta.id, size, lies);
  });
}

/** Looks elsewhere at a size that isn't measured, so that the next one is begun with anew. */
async function beginAnew(page: Page): Promise<void> {
  await page.setViewportSize({ width: 700, height: 700 });
  await still(page);
  await page.keyboard.press('+');
}

/**
 * Chooses in turn nothing, the first, the second … of what only opens other choices: a card, a kind of building, a pawn. Runs in the
 * page, so it stands alone.
 */
async function choose(turn: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frames = 0; frames < 10; frames++) await frame();
  const choosers = [
    ...document.querySelectorAll('[data-part="board"] *, [data-panel="hand"] *, [data-part="hand"] *'),
  ].filter((each) => each.matches('[aria-pressed="false"]:not([aria-disabled="true"], :disabled)'));
  const chosen = choosers[(turn % (choosers.length + 1)) - 1];
  chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

/** Measures the page. Runs in it, so it stands alone. */
async function lieOf(): Promise<Lie> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const board = document.querySelector('[data-part="board"]')!;
  const drawing = board.querySelector('svg[role="group"]') ?? board;
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const hitAt = (element: Element) => document.elementFromPoint(...middleOf(element));
  const nameOf = (element: Element | null) =>
    (element?.closest('[aria-label]')?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 40);
  const pressed = (place: Element) => place.contains(hitAt(place));
  const room = board.getBoundingClientRect();
  const high = window.innerHeight;
  const band = emptyBand();

  const places = [...board.querySelectorAll<SVGElement>('[data-target]')];
  const lost: string[] = [];
  let gone = 0;
  for (const place of places) {
    if (pressed(place)) continue;
    place.focus();
    await frame();
    await frame();
    if (pressed(place)) gone++;
    else lost.push(`${nameOf(place)} at ${middleOf(place).map(Math.round).join(' ')} under ${nameOf(hitAt(place))}`);
  }
  return {
    places: places.length,
    seen: places.length - gone - lost.length,
    gone,
    lost,
    share: room.height / high,
    band,
  };

  /** From which height on the board gains nothing more. The style says it in parts of the screen. */
  function bestHeight(): number {
    const probe = board.appendChild(document.createElement('div'));
    probe.style.cssText = 'position: absolute; height: var(--board-best, 92vw)';
    const { height } = probe.getBoundingClientRect();
    probe.remove();
    return height;
  }

  /** The highest stretch of the board's column with nothing in it; 0 where a higher board would show nothing more, nor larger. */
  function emptyBand(): number {
    const near = drawing.getAttribute('data-near') === 'true';
    const drawn = drawing.querySelector(':scope > g:last-of-type')?.getBoundingClientRect();
    if (!near && drawn !== undefined && drawn.width >= room.width - 12) return 0;
    if (!near && room.height >= bestHeight() - 1) return 0;
    const filled: (readonly [from: number, to: number])[] = [[room.top, room.bottom]];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || board.contains(element)) continue;
      const solid =
        node instanceof Element ? node.matches('button, a, input, svg, img, [role="tab"]') : node.nodeValue?.trim();
      if (!solid || element.closest('.visually-hidden, [inert]') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNode(node);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (right > room.left && left < room.right && bottom > 0 && top < high) filled.push([top, bottom]);
    }
    let [reached, widest] = [0, 0];
    for (const [from, to] of filled.toSorted(([a], [b]) => a - b)) {
      widest = Math.max(widest, from - reached);
      reached = Math.max(reached, to);
    }
    return Math.round(Math.max(widest, high - reached));
  }
}

/** One line of figures, to be read at once and to be kept. */
function tell(game: string, { width, height }: Size, lies: readonly Lie[]): void {
  const sum = (of: (lie: Lie) => number) => lies.reduce((all, lie) => all + of(lie), 0);
  const shares = lies.map(({ share }) => share).toSorted((a, b) => a - b);
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  const line = {
    decisions: lies.length,
    places: sum(({ places }) => places),
    seen: sum(({ seen }) => seen),
    gone: sum(({ gone }) => gone),
    lost: sum(({ lost }) => lost.length),
    share: percent(shares[Math.floor(shares.length / 2)] ?? 0),
    least: percent(shares[0] ?? 0),
    bands: lies.filter(({ band }) => band > 24).length,
    band: Math.max(0, ...lies.map(({ band }) => band)),
  };
  console.log(`${game} ${width} × ${height}`, JSON.stringify(line));
  note({ game, width, height, ...line });
}

function note(entry: object): void {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(join(FOLDER, 'room.json'), `${JSON.stringify(entry)}\n`);
}
