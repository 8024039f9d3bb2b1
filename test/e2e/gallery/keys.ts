/**
 * `npm run keys [-- --grep katason]`: decisions of one person against bots in each game, by Tab, arrows and Enter and by what the
 * accessibility tree tells, without a pointer or a look at the page's insides. Fails where a decision leaves the focus on nothing
 * that can be used, is not told of, or can't be come to.
 */
import type { CDPSession, Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import { expect, test } from '../agora.ts';
import type { Choice } from '../seen.ts';
import { brokenOff, resume, shortest } from '../saved.ts';
import { STRATEGIES } from '../games/strategies/index.ts';
import { type Node, focusIn, seenIn, spokenIn, treeOf } from './axtree.ts';

/** Presses, some of which only choose a card or a tool: at least fifteen decisions. */
const PRESSES = 30;
/** Stops that Tab may take to come to something, and arrows from one place to another. */
const STOPS = 120;
const STRIDES = 60;
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

for (const { meta } of shelf.values()) {
  test(`${meta.id} by keys alone`, async ({ player }) => {
    const { page } = await player('Ann');
    const { record, seat } = await brokenOff(shortest(meta.id), 0.2);
    await resume(page, record, [seat]);
    await page.getByRole('list', { name: 'Players' }).waitFor();
    const tools = await page.context().newCDPSession(page);
    const faults: string[] = [];
    let stops = 0;
    let presses = 0;
    for (; presses < PRESSES; presses++) {
      const chosen = await nextChoice(page, tools, meta.id);
      if (chosen === null) break;
      const walked = await walkTo(page, tools, chosen);
      stops += walked ?? 0;
      if (walked === null) {
        faults.push(`no way to "${chosen.name}"`);
        break;
      }
      const before = await treeOf(tools);
      // No person presses as soon as this does: another key says that the press is meant.
      await page.keyboard.press('Shift');
      await page.keyboard.press('Enter');
      // What stays pressed says so itself.
      const told = await comesTrue(tools, (tree) => spokenIn(tree) !== spokenIn(before));
      if (!told && focusIn(await treeOf(tools))?.pressed !== true) faults.push(`nothing is said of "${chosen.name}"`);
      const usable = await comesTrue(tools, (tree) => isUsable(focusIn(tree)));
      if (!usable) faults.push(`after "${chosen.name}" the focus is on ${nameOf(focusIn(await treeOf(tools)))}`);
    }
    console.log(`${meta.id}: ${presses} presses, ${(stops / Math.max(1, presses)).toFixed(1)} keys to each`);
    expect(faults).toEqual([]);
    expect(presses).toBeGreaterThanOrEqual(15);
  });
}

/** What to press next, once it is one's turn; null when the match is over. */
async function nextChoice(page: Page, tools: CDPSession, game: string): Promise<Node | null> {
  for (;;) {
    const { seen, behind } = seenIn(await treeOf(tools));
    if (seen.over) return null;
    const choice: Choice | undefined = STRATEGIES[game]?.(seen);
    const node = choice === undefined ? undefined : behind.get(choice);
    if (node !== undefined) return node;
    await page.waitForTimeout(50);
  }
}

/**
 * Goes on from where the focus is. How many keys it took; null where it can't be come to. Among places that share one stop any
 * other that can be pressed does as well.
 */
async function walkTo(page: Page, tools: CDPSession, goal: Node): Promise<number | null> {
  for (let stop = 0; stop < STOPS; stop++) {
    const focus = focusIn(await treeOf(tools));
    if (focus?.name === goal.name) return stop;
    if (focus !== null && isBeside(focus, goal)) {
      const strides = await strideTo(page, tools, goal);
      if (strides !== null) return stop + strides;
    }
    await page.keyboard.press('Tab');
  }
  return null;
}

/** By arrows, each way from each place once, as long as they lead on. */
async function strideTo(page: Page, tools: CDPSession, goal: Node): Promise<number | null> {
  const tried = new Map<string, number>();
  let focus = focusIn(await treeOf(tools));
  for (let stride = 0, still = 0; stride < STRIDES && still < ARROWS.length; stride++) {
    const from = focus?.name ?? '';
    const way = tried.get(from) ?? 0;
    tried.set(from, way + 1);
    await page.keyboard.press(ARROWS[way % ARROWS.length]!);
    focus = focusIn(await treeOf(tools));
    if (focus === null || !isBeside(focus, goal)) return null;
    if (focus.name === goal.name || (stride > STRIDES / 2 && isLike(focus, goal))) return stride + 1;
    still = focus.name === from ? still + 1 : 0;
  }
  return null;
}

/** Whether both are places of one board or buttons of one row. */
function isBeside(one: Node, other: Node): boolean {
  return one.role === other.role && one.parent?.role === other.parent?.role && one.parent?.name === other.parent?.name;
}

/** Whether pressing one is as good as pressing the other: "Place a house …". */
function isLike(one: Node, other: Node): boolean {
  return !one.disabled && one.name.split(' ', 1)[0] === other.name.split(' ', 1)[0];
}

function isUsable(focus: Node | null): boolean {
  return focus !== null && focus.focusable;
}

function nameOf(node: Node | null): string {
  return node === null ? 'the page' : `${node.role} "${node.name}"`;
}

/** Whether something comes true within some seconds. */
async function comesTrue(tools: CDPSession, of: (tree: Node) => boolean): Promise<boolean> {
  for (let looks = 0; looks < 40; looks++) {
    if (of(await treeOf(tools))) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return false;
}
