/** Opens whatever a page says can be opened, one after the other, and looks at it at every size. */
import type { ElementHandle, Page } from '@playwright/test';
import { faultsOfOpen } from './opened.ts';
import { enlarge } from './reach.ts';
import { still } from './room.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const DESKS: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
/** A desk of 1280 × 720 at a zoom of 200 %. */
const ZOOMED: Size = { width: 640, height: 360 };
const PHONES: readonly Size[] = [
  { width: 844, height: 390 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

/** Found by what it says of itself, so that whatever is new is found as well; in a hand, tools that open a panel. */
const OPENERS =
  'summary, [aria-haspopup], [aria-expanded], [role="tab"], [role="combobox"], [data-part="hand"] button[aria-pressed]';
const FRONTS = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';
/** With reduced motion a page moves for as long as it takes to lay itself out: so many frames. */
const BRIEFLY = 2;
/** A busy machine takes longer over one step of it: what is wrong then is looked at once more after so many. */
const SURELY = 12;
/** A dialog within a panel of a page, and a list within that. */
const DEEPEST = 3;

interface Opener {
  readonly name: string;
  /** What looks alike opens alike. */
  readonly kind: string;
  readonly element: ElementHandle<HTMLElement>;
}

/** Everything that is wrong with the page as it stands and with whatever it opens, each with where and at which size. */
export async function faultsOfOpening(page: Page, what: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const pressed = new Set<string>();
  const known = new Set<string>();
  const address = page.url();
  const see = async (path: string, opener?: Opener) => {
    for (const [fault, at] of await lookAtEverySize(page, opener)) {
      // What is wrong before something is opened is so afterwards, too.
      if (!known.has(nameIn(fault))) faults.push(`${path}: ${fault} at ${[...new Set(at)].join(', ')}`);
      known.add(nameIn(fault));
    }
  };
  await see(what);
  for (const size of [...DESKS, ...PHONES]) {
    await turn(page, size);
    await openAll(page, { path: what, pressed, see, faults, size, depth: 1 });
    if (page.url() !== address) throw new Error(`${what}: what should open something led to ${page.url()}`);
  }
  await turn(page, DESKS[0]!);
  return faults;
}

interface Opening {
  readonly path: string;
  readonly pressed: Set<string>;
  readonly see: (path: string, opener: Opener) => Promise<void>;
  readonly faults: string[];
  readonly size: Size;
  readonly depth: number;
}

async function openAll(page: Page, opening: Opening): Promise<void> {
  const { path, pressed, see, faults, size, depth } = opening;
  for (;;) {
    const opener = await nextOpener(page, pressed);
    if (opener === undefined) return;
    pressed.add(opener.kind);
    const way = `${path} > ${opener.name}`;
    const before = await frontsOn(page);
    if (!(await press(opener))) {
      faults.push(`${way} at ${said(size)}: can't be pressed`);
      continue;
    }
    if (!(await opened(page, opener, before))) {
      faults.push(`${way} at ${said(size)}: opens nothing`);
      continue;
    }
    await see(way, opener);
    await turn(page, size);
    if (depth < DEEPEST) await openAll(page, { ...opening, path: way, depth: depth + 1 });
    await close(page, opener, before);
    await opener.element.dispose();
  }
}

async function press({ element }: Opener): Promise<boolean> {
  try {
    // By key: a list opens under the pointer, which then chooses what lies there.
    if (await element.evaluate((each) => each.matches('[role="combobox"]'))) await element.press('ArrowDown');
    else await element.click({ timeout: 4000 });
    return true;
  } catch {
    return false;
  }
}

/** Waits for what is loaded only when it is opened. */
async function opened(page: Page, { element }: Opener, before: number): Promise<boolean> {
  if (await element.evaluate((each) => each.matches('[aria-haspopup="dialog"]:not([aria-expanded])')))
    for (let tries = 0; (await frontsOn(page)) <= before; tries++) {
      if (tries > 200) return false;
      await still(page, BRIEFLY);
    }
  await still(page, BRIEFLY);
  return true;
}

/** As it was before: what lies in front is left by Escape, everything else by a second press. */
async function close(page: Page, { element }: Opener, before: number): Promise<void> {
  for (let tries = 0; tries < 3 && (await frontsOn(page)) > before; tries++) {
    await page.keyboard.press('Escape');
    await still(page, BRIEFLY);
  }
  await element.evaluate((each) => {
    if (!each.isConnected) return;
    const details = each.matches('summary') ? each.closest('details') : null;
    if (details !== null) details.open = false;
    else if (each.matches('[aria-expanded="true"], [aria-pressed="true"]')) each.click();
    else if (each.matches('[role="tab"]'))
      each.closest('[role="tablist"]')?.querySelector<HTMLElement>('[role="tab"]')?.click();
  });
  await still(page, BRIEFLY);
}

/** The first one in sight, of a kind that hasn't been pressed, within what lies in front. */
async function nextOpener(page: Page, pressed: ReadonlySet<string>): Promise<Opener | undefined> {
  const found = await page.evaluateHandle(
    ({ openers, fronts, kinds }) => {
      const front = [...document.querySelectorAll(fronts)].findLast((each) => each.checkVisibility());
      for (const element of (front ?? document).querySelectorAll<HTMLElement>(openers)) {
        const kind = [
          element.tagName,
          element.getAttribute('role'),
          element.className,
          element.getAttribute('aria-haspopup'),
        ]
          .concat(element.matches('[role="tab"], [aria-pressed]') ? (element.textContent ?? '') : [])
          .join(' ');
        const usable = !element.matches(
          ':disabled, [aria-disabled="true"], [aria-selected="true"], [aria-pressed="true"]',
        );
        if (!usable || kinds.includes(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest('[inert], [role="option"]') !== null) continue;
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
        return { element, kind, name };
      }
      return null;
    },
    { openers: OPENERS, fronts: FRONTS, kinds: [...pressed] },
  );
  const told = await found.evaluate((each) => each && { kind: each.kind, name: each.name });
  const element = (await found.evaluateHandle((each) => each?.element)).asElement();
  await found.dispose();
  return told === null || element === null ? undefined : { ...told, element };
}

function frontsOn(page: Page): Promise<number> {
  return page.evaluate(
    (fronts) => [...document.querySelectorAll(fronts)].filter((each) => each.checkVisibility()).length,
    FRONTS,
  );
}

/**
 * At every size, with letters twice as large, and where something can be written over a keyboard that takes half the height:
 * each fault, and at which of them.
 */
async function lookAtEverySize(page: Page, opener?: Opener): Promise<ReadonlyMap<string, readonly string[]>> {
  const faults = new Map<string, string[]>();
  const look = async (size: Size, how = '') => {
    await page.setViewportSize(size);
    // Whoever has pressed it has it in sight, and what pops up beside it follows it.
    await still(page, BRIEFLY, opener?.element);
    for (const fault of await lastingFaults(page, opener)) {
      const like = [...faults.keys()].find((each) => nameIn(each) === nameIn(fault)) ?? fault;
      faults.set(like, [...(faults.get(like) ?? []), said(size) + how]);
    }
  };
  for (const size of [...DESKS, ZOOMED, ...PHONES]) await look(size);
  if (await canWrite(page))
    for (const { width, height } of PHONES) await look({ width, height: Math.floor(height / 2) }, ' over a keyboard');
  await enlarge(page);
  for (const size of [DESKS[1]!, PHONES[0]!, PHONES[1]!]) await look(size, ' with large letters');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return faults;
}

async function lastingFaults(page: Page, opener?: Opener): Promise<readonly string[]> {
  const faults = await faultsOfOpen(page);
  if (faults.length === 0) return faults;
  await still(page, SURELY, opener?.element);
  return await faultsOfOpen(page);
}

/** A fault without its measures: what it is, and of what. */
const nameIn = (fault: string) => fault.replace(/ by \d+ px/, '').replace(/ \([-\d ]+\)$/, '');

function canWrite(page: Page): Promise<boolean> {
  return page.evaluate((fronts) => {
    const front = [...document.querySelectorAll(fronts)].findLast((each) => each.checkVisibility()) ?? document;
    const fields = front.querySelectorAll('input:is(:not([type]), [type="text"], [type="search"]), textarea');
    return [...fields].some((each) => each.checkVisibility({ visibilityProperty: true }));
  }, FRONTS);
}

async function turn(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await still(page, BRIEFLY);
}

const said = ({ width, height }: Size) => `${width} × ${height}`;
