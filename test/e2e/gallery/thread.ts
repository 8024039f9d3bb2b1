/**
 * `npm run thread [-- --grep katason]`: milliseconds of the page's main thread at each game's table, for a move (one person and
 * bots, all that is drawn and told of it), for a move of the pointer over a board with lit places, and for a second in which
 * nothing happens. AGORA_BUILD names another build to compare with. Time of the processor, so that a busy machine counts little.
 */
import type { CDPSession, Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { test } from '../agora.ts';
import { type Player, type Strategy, preferring } from '../player.ts';
import { still } from '../access/room.ts';
import { brokenOff, resume } from '../saved.ts';
import { STRATEGIES } from '../games/strategies/index.ts';
import { playedByBots } from './played.ts';

/** Moves of a table, those of bots too, and how long to look away between two looks, in milliseconds. */
const MOVES = 24;
const REST = 150;
/** Moves of the pointer, and how many lie on a line across the board. */
const SWEEP = 240;
const ACROSS = 40;
const IDLE_SECONDS = 3;

const hurry = preferring(/^Fast forward$/);

/** Seconds of the main thread since the page is there, by what they were spent on. */
interface Spent {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

for (const { meta } of shelf.values()) {
  test(`main thread at ${meta.id}`, async ({ player }) => {
    const record = await playedByBots(meta.id, meta.players.default, 'room');
    const person = await player('Ann');
    const tools = await person.page.context().newCDPSession(person.page);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await sit(person.page, record);
    const idle = await during(tools, () => person.page.waitForTimeout(IDLE_SECONDS * 1000));
    console.log(`${meta.id} second of idleness`, told(idle, IDLE_SECONDS));
    console.log(`${meta.id} pointer move`, told(await sweep(person.page, tools), SWEEP));
    await choose(person.page);
    console.log(`${meta.id} pointer move, something chosen`, told(await sweep(person.page, tools), SWEEP));
    // Without what was chosen, which strategies don't expect.
    await sit(person.page, record);
    const { spent, moves } = await play(person, tools, STRATEGIES[meta.id]!);
    console.log(`${meta.id} move of ${moves}`, told(spent, moves));
  });
}

/** Sits down half way through a game, to move, and waits until nothing on the page goes on. */
async function sit(page: Page, whole: GameRecord): Promise<void> {
  const { record, seat } = await brokenOff(whole, 0.5);
  await resume(page, record, [seat]);
  await page.getByRole('list', { name: 'Players' }).waitFor();
  await page.waitForLoadState('networkidle');
  await still(page);
}

/** Chooses the first card, building or tool of the hand: more places are lit then. */
async function choose(page: Page): Promise<void> {
  const hand = page.getByRole('region', { name: 'Your hand' });
  const [chooser] = await hand.getByRole('button', { pressed: false, disabled: false }).all();
  // By key: the pointer is to come to the board from where it was.
  await chooser?.press('Enter');
  await still(page);
}

/** Leads the pointer over the whole board, line by line. */
async function sweep(page: Page, tools: CDPSession): Promise<Spent> {
  const room = await page.locator('[data-part="board"]').boundingBox();
  if (room === null) throw new Error('no board');
  const { x, y, width, height } = room;
  await page.mouse.move(x + 1, y + 1);
  return during(tools, async () => {
    for (let at = 0; at < SWEEP; at++) {
      const line = Math.floor(at / ACROSS);
      const along = line % 2 === 0 ? at % ACROSS : ACROSS - 1 - (at % ACROSS);
      const down = (line + 0.5) / (SWEEP / ACROSS);
      await page.mouse.move(x + (width * (along + 0.5)) / ACROSS, y + height * down);
    }
  });
}

/** Plays on, and adds up what everything but looking at the page has cost. */
async function play(person: Player, tools: CDPSession, strategy: Strategy): Promise<{ spent: Spent; moves: number }> {
  const begun = await made(person.page);
  let spent: Spent = { all: 0, script: 0, style: 0, layout: 0 };
  for (let moves = 0; ; moves = (await made(person.page)) - begun) {
    const seen = await person.look();
    if (moves >= MOVES || seen.over) return { spent, moves };
    const choice = hurry(seen) ?? strategy(seen);
    const cost = await during(tools, async () => {
      if (choice !== undefined) await person.press(choice);
      await person.page.waitForTimeout(REST);
    });
    spent = added(spent, cost, 1);
  }
}

/** How many moves this browser has kept of its game. */
function made(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kept = localStorage.getItem('agora.moves.left-here') ?? '{"turns":[]}';
    return (JSON.parse(kept) as { readonly turns: readonly unknown[] }).turns.length;
  });
}

async function during(tools: CDPSession, happens: () => Promise<void>): Promise<Spent> {
  const before = await spentSoFar(tools);
  await happens();
  return added(await spentSoFar(tools), before, -1);
}

async function spentSoFar(tools: CDPSession): Promise<Spent> {
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    all: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  };
}

function added(one: Spent, other: Spent, sign: 1 | -1): Spent {
  return {
    all: one.all + sign * other.all,
    script: one.script + sign * other.script,
    style: one.style + sign * other.style,
    layout: one.layout + sign * other.layout,
  };
}

/** In milliseconds, each of so many. */
function told(spent: Spent, of: number): string {
  const each = Object.entries(spent).map(([name, seconds]) => `${name} ${((seconds / of) * 1000).toFixed(2)}`);
  return `${each.join(', ')} ms`;
}
