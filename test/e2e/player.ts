/**
 * Plays Agora as a person would: through roles, labels and words on the page, never through its insides.
 *
 *     import { expect, test } from './agora.ts';
 *     import { playToEnd } from './player.ts';
 *     import { katason } from './games/strategies/katason.ts';
 *
 *     test('two friends play online', async ({ player }) => {
 *       const ann = await player('Ann');                            // a browser of her own, in English, without motion
 *       const link = await ann.openTable({ game: 'Katason', players: 3, seed: 'a short game' });
 *       const ben = await player('Ben');
 *       await ben.sitDown(link);
 *       await ann.seatBot();                                        // in the waiting room: the first free seat
 *       await playToEnd([ann, ben], katason);                       // whoever is to move asks the strategy what to press
 *       const result = await ben.result();
 *       expect(result.title).toBe('Ann wins');
 *     });
 *
 * On one screen: `await ann.startLocal({ game: 'Katason', rivals: 'people', names: ['Ann', 'Ben', 'Eve'], seed: 'x' })`,
 * then the same `playToEnd([ann], katason)`; it passes the curtain by itself.
 *
 * Write a game's strategy in strategies/<game>.ts: a function from what is seen (`Seen`) to the button or lit place to
 * press next, or undefined to wait. `preferring(/^Declare/, /^Roll/, …)` presses the first enabled one of the first
 * pattern that fits; `best(seen, /^Place a house/, score)` picks among lit places by what their names say. Every lit place
 * must therefore be a button with a name of its own, as it must for anybody who can't see the board.
 * Both tests and strategies speak English. A test fails by itself on console errors, page errors and foreign requests.
 */
import { type ElementHandle, type Locator, type Page, expect } from '@playwright/test';
import { type Choice, type Look, type Seen, look } from './seen.ts';

/** What to press next, or undefined while there is nothing to do. */
export type Strategy = (seen: Seen) => Choice | undefined;

export interface TableWish {
  /** The game's English name. */
  readonly game: string;
  readonly players?: number;
  /** The deal, where a test needs the same one every time. The lobby has no field for it. */
  readonly seed?: string;
  /** Options by label and choice, as the form shows them. */
  readonly options?: Readonly<Record<string, string>>;
  /** Players may ask bots what they would do. */
  readonly hints?: boolean;
}

export interface LocalWish extends TableWish {
  /** People pass the screen around; bots leave the first seat to the one person. */
  readonly rivals: 'people' | 'bots';
  /** From the first seat on; the dialog's own names where absent. */
  readonly names?: readonly string[];
  /** As the dialog names it. */
  readonly level?: 'easy' | 'normal' | 'hard';
}

export interface ResultSheet {
  readonly title: string;
  readonly ending: string;
  /** Best first. */
  readonly places: readonly {
    readonly name: string;
    readonly rank: string;
    /** By the item's label; what counted nothing is 0. */
    readonly items: Readonly<Record<string, number>>;
    readonly total: number;
  }[];
}

/** Unfolds the ways to play a game that stand behind the first one. */
async function otherWays(page: Page, game: string): Promise<void> {
  await page.locator(`summary[aria-label="${game}: Other ways"]`).click();
}

/** One person at one browser. */
export class Player {
  private last: Look | undefined;

  constructor(
    readonly page: Page,
    readonly name: string,
  ) {}

  /** Opens a table in the lobby and sits down at it. Returns the invite link. */
  async openTable({ game, players, options = {}, seed, hints = false }: TableWish): Promise<string> {
    const { page } = this;
    await page.goto('/');
    await otherWays(page, game);
    await page.getByRole('link', { name: `${game}: Play online` }).click();
    const form = page.getByRole('region', { name: 'Create a table' });
    await form.getByRole('textbox', { name: 'Your name' }).fill(this.name);
    // A listed table has a clock of its own accord; tests take the time they need.
    await choose(form, {
      Time: 'No clock',
      ...(players === undefined ? {} : { Players: String(players) }),
      ...options,
    });
    if (hints) await form.getByRole('switch', { name: /^Allow hints/ }).click();
    if (seed !== undefined) await this.dealFrom(seed);
    // By key: a click so soon after the form has moved may be taken for one on what stood there before.
    await form.getByRole('button', { name: 'Create' }).press('Enter');
    await expect(page.getByText('Waiting for players')).toBeVisible();
    return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  }

  /** Comes by the invite link and takes a free seat. */
  async sitDown(link: string): Promise<void> {
    const { page } = this;
    await page.goto(link);
    await page.getByRole('textbox', { name: 'Your name' }).fill(this.name);
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    await expect(page.getByRole('button', { name: 'Sit down and play' })).toBeHidden();
  }

  /** Fills the first free seat of the waiting room with a bot that doesn't think for long. */
  async seatBot(): Promise<void> {
    await choosing(this.page.getByRole('combobox', { name: 'Bot strength' }), 'easy');
    const free = this.page.getByRole('button', { name: 'Seat a bot' });
    const before = await free.count();
    await free.first().click();
    await expect(free).toHaveCount(before - 1);
  }

  /** Sets up a game on this screen from the home page and starts it. */
  async startLocal({ game, rivals, players, names = [], level, options = {}, seed }: LocalWish): Promise<void> {
    const { page } = this;
    await page.goto('/');
    const way = rivals === 'bots' ? 'Choose the bots' : 'On one screen';
    await otherWays(page, game);
    await page.getByRole('button', { name: `${game}: ${way}` }).click();
    const dialog = page.getByRole('dialog');
    const count = players ?? (names.length > 1 ? names.length : undefined);
    await choose(dialog, { ...(count === undefined ? {} : { Players: String(count) }), ...options });
    for (const [i, name] of names.entries()) {
      await dialog.getByRole('textbox', { name: `Name at seat ${i + 1}` }).fill(name);
    }
    if (level !== undefined) {
      const strengths = dialog.getByRole('combobox', { name: /^Bot strength at/ });
      await expect(strengths.first()).toBeVisible();
      for (const select of await strengths.all()) {
        await choosing(select, level);
      }
    }
    if (seed !== undefined) await dialog.getByRole('textbox', { name: 'Word for the deal' }).fill(seed);
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
  }

  async look(): Promise<Seen> {
    this.last = await look(this.page);
    return this.last.seen;
  }

  /** Presses one of the choices of the last look, unless it is gone or disabled by now: others move too. */
  async press(choice: Choice): Promise<void> {
    const button = await this.last?.elementOf(choice);
    // Whoever has looked at the page again means what is there now: nobody needs to wait until it can be pressed.
    await this.page.evaluate(() => document.querySelector('[data-shield]')?.remove());
    try {
      // Nothing on a page without motion needs to be waited for; what covers a button makes its press come to nothing.
      await button?.click({ timeout: 8000, force: true });
    } catch (error) {
      if (button !== undefined && button !== null && (await canBePressed(button))) throw error;
    }
  }

  /** The sentence above the hand. */
  get prompt(): Locator {
    return this.page.getByRole('main').getByRole('status');
  }

  /** The lines of the log. On narrow screens its tab must be open. */
  get log(): Locator {
    return this.page.getByRole('log').getByRole('paragraph');
  }

  /** A player's panel. */
  panel(name: string): Locator {
    return this.page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });
  }

  /** Reads the result of the game, which opens by itself. */
  async result(): Promise<ResultSheet> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.getByRole('table')).toBeVisible();
    const title = (await dialog.getByRole('heading').first().textContent()) ?? '';
    const ending = (await dialog.getByRole('paragraph').first().textContent()) ?? '';
    const rows = await dialog
      .getByRole('row')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => (cell as HTMLElement).innerText.trim())),
      );
    return sheet(title, ending, rows);
  }

  /** Starts from a given deal the next match this browser asks the server for. */
  private async dealFrom(seed: string): Promise<void> {
    await this.page.route(
      '**/create',
      async (route) => {
        const body = route.request().postDataJSON() as { terms?: object };
        await route.continue({ postData: { ...body, terms: { ...body.terms, seed } } });
      },
      { times: 1 },
    );
  }
}

/** In one look: between two the element may be gone, or its whole page. */
function canBePressed(button: ElementHandle<Element>): Promise<boolean> {
  return button
    .evaluate((element) => element.isConnected && element.checkVisibility() && !element.matches(':disabled'))
    .catch(() => false);
}

function sheet(title: string, ending: string, rows: readonly (readonly string[])[]): ResultSheet {
  const [heads = [], totals = [], ...body] = rows;
  const points = (cell = '') => Number.parseInt(cell.replace('–', '0').replace('−', '-'), 10);
  const places = heads.slice(1).map((head, i) => {
    const [rank = '', ...name] = head.split('\n');
    const items = Object.fromEntries(body.map((row) => [row[0] ?? '', points(row[i + 1])]));
    return { name: name.join(' ').trim(), rank, items, total: points(totals[i + 1]) };
  });
  return { title, ending, places };
}

/** Sets radio groups and lists of a form, by label and choice. */
async function choose(form: Locator, wanted: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, choice] of Object.entries(wanted)) {
    const group = form.getByRole('radiogroup', { name: label });
    const list = form.getByRole('combobox', { name: label });
    await expect(group.or(list)).toBeVisible();
    if (await group.isVisible()) {
      await group.getByText(choice, { exact: true }).click();
    } else {
      await choosing(list, choice);
    }
  }
}

/** Chooses from a list that pops up. By key: a press where something has just appeared is not taken for one on it. */
async function choosing(list: Locator, choice: string): Promise<void> {
  await list.click();
  await list.page().getByRole('option', { name: choice, exact: true }).press('Enter');
  await expect(list).toContainText(choice);
  // What is pressed next is meant, however soon.
  await list.page().keyboard.press('Shift');
}

/** A strategy that presses the first enabled button of the first pattern any fits. */
export function preferring(...patterns: readonly RegExp[]): Strategy {
  return ({ choices }) => {
    for (const pattern of patterns) {
      const found = choices.find((choice) => !choice.disabled && pattern.test(choice.name));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** The enabled choice whose name fits and scores highest; undefined when none does. */
export function best(seen: Seen, pattern: RegExp, score: (name: string) => number): Choice | undefined {
  return seen.choices
    .filter((choice) => !choice.disabled && pattern.test(choice.name))
    .toSorted((a, b) => score(b.name) - score(a.name))[0];
}

/** How long nobody may find anything to do, in milliseconds: bots think, a slow machine draws. */
const PATIENCE = 60_000;
/** Between two looks while there is nothing to do, in milliseconds. */
const REST = 60;
/** Before pressing the same again, in milliseconds: the first press may still be on its way, or a bot is thinking. */
const PAUSE = 80;
/** Pauses double while presses change nothing. Beyond this something is stuck. */
const LONGEST_PAUSE = 15_000;
/** Anybody at a hotseat table takes the screen; whoever waits for bots alone hurries them. */
const courtesy = preferring(/^I’m /, /^Fast forward$/);
/** Online bots of tests don't pause; what is pressed there may be gone by then, with something else in its place. */
const isOnline = ({ page }: Player) => page.url().includes('/match/');

interface PlayOptions {
  /** Called before every press with who is about to press and what they see; a true answer ends the play. */
  readonly until?: (player: Player, seen: Seen) => boolean | Promise<boolean>;
  /** How many presses a whole game may take at most. */
  readonly limit?: number;
}

/** Plays on until the result shows, or until `until` says so. Returns how often something was pressed. */
export async function playToEnd(
  players: readonly Player[],
  strategy: Strategy,
  { until = () => false, limit = 3000 }: PlayOptions = {},
): Promise<number> {
  let quietSince = Date.now();
  let last = { press: '', sight: '', pause: PAUSE, paused: false };
  let presses = 0;
  let actor = players[0];
  while (actor !== undefined) {
    const seen = await actor.look();
    if (seen.over || (await until(actor, seen))) return presses;
    const choice = (isOnline(actor) ? undefined : courtesy(seen)) ?? strategy(seen);
    if (choice === undefined) {
      if (Date.now() - quietSince > PATIENCE) throw new Error(`nothing to do for ${actor.name}: ${told(seen)}`);
      actor = next(players, actor, seen);
      await actor.page.waitForTimeout(REST);
      continue;
    }
    const press = `${actor.name} ${choice.name}`;
    const sight = JSON.stringify(seen);
    if (press === last.press && !last.paused) {
      last.paused = true;
      await actor.page.waitForTimeout(last.pause);
      continue;
    }
    const pause = press === last.press && sight === last.sight ? last.pause * 2 : PAUSE;
    if (pause > LONGEST_PAUSE) throw new Error(`${actor.name} presses "${choice.name}" in vain: ${told(seen)}`);
    if (++presses > limit) throw new Error(`no end after ${limit} presses: ${told(seen)}`);
    await actor.press(choice);
    last = { press, sight, pause, paused: false };
    quietSince = Date.now();
  }
  return presses;
}

/** Who is to be asked next: somebody else who is said to be to move, else whoever comes next. */
function next(players: readonly Player[], actor: Player, { players: panels }: Seen): Player {
  const busy = panels.filter((panel) => /to move|deciding/.test(panel));
  const named = players.filter((player) => busy.some((panel) => panel.startsWith(player.name)));
  const round = named.length > 0 ? named : players;
  return round[(round.indexOf(actor) + 1) % round.length] ?? actor;
}

function told(seen: Seen): string {
  const open = seen.choices.filter((choice) => !choice.disabled).map((choice) => choice.name);
  return JSON.stringify(
    { prompt: seen.prompt, dialog: seen.dialog, players: seen.players, hand: seen.hand, open },
    null,
    1,
  );
}
