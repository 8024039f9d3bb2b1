/** Room for every board, from a small phone to a laptop: what can be pressed can be hit, is whole and in sight, and what is written can be read. */
import type { Page } from '@playwright/test';
import { expect, local as test } from '../agora.ts';
import { type Fault, bandBelow, faultsOf, outOfSight, still, sightOf } from './room.ts';
import { brokenBeforeMove, brokenOff, longest, resume, shortest } from '../saved.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 360, height: 560 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const;

const DESKS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
] as const;

/** What a table shows is decided by the move that comes next: before which one, from where in the game on, and what is pressed first. */
interface Sight {
  readonly before: string;
  readonly from: number;
  readonly press?: readonly RegExp[];
  /** All that is lit is in sight at once on every screen. */
  readonly whole?: true;
  /** Pixels a place takes at least, where they lie side by side. */
  readonly least?: number;
}

const SIGHTS: Readonly<Record<string, readonly Sight[]>> = {
  katason: [
    { before: 'buildHouse', from: 0, whole: true },
    { before: 'buildRoad', from: 0.2, press: [/^Road/] },
    { before: 'moveRobber', from: 0.5 },
    { before: 'playKnight', from: 0 },
    { before: 'offerTrade', from: 0.5, press: [/^Trade/] },
    { before: 'acceptOffer', from: 0 },
  ],
  'lost-cities': [
    { before: 'advance', from: 0.5 },
    { before: 'drawCard', from: 0.7 },
  ],
  atlantis: [
    { before: 'movePawn', from: 0 },
    { before: 'payToll', from: 0.4 },
    { before: 'buildBridge', from: 0 },
  ],
  attika: [
    { before: 'build', from: 0.5 },
    { before: 'keepBuilding', from: 0.3 },
    { before: 'build', from: 0.5, press: [/: ready.*/] },
    { before: 'layLand', from: 0.1, least: 28 },
  ],
  asterion: [
    { before: 'placeTile', from: 0 },
    { before: 'placeTile', from: 0.9 },
  ],
};

for (const [game, sights] of Object.entries(SIGHTS)) {
  test(`room for ${game} at every size: places and buttons of 24 pixels, 40 from near, nothing cut, covered or too small to read`, async ({
    player,
  }) => {
    const ann = await player('Ann');
    const { page } = ann;
    for (const { before, from, press = [], whole, least } of sights) {
      const { record, seat } = brokenBeforeMove(shortest(game, 4), before, from);
      await page.setViewportSize(SIZES[0]);
      await resume(page, record, [seat]);
      await page.getByRole('list', { name: 'Players' }).waitFor();
      for (const name of press) await page.getByRole('button', { name }).first().click();
      let lately = 0;
      for (const size of SIZES) {
        await begin(page, size, lately);
        const what = `${game} before ${before} at ${size.width} × ${size.height}`;
        expect.soft(await faultsOf(page, size.width < 960 ? 11 : 0), what).toEqual([]);
        if (least !== undefined) expect.soft(await sightOf(page, least), what).toEqual([]);
        expect.soft(await bandBelow(page), `${what}: empty below the hand`).toBeLessThanOrEqual(24);
        if (whole === true) expect.soft(await outOfSight(page), what).toEqual([]);
        const { small, presses } = await lookFromNear(page);
        expect.soft(small, `${what}, from near`).toEqual([]);
        if (presses > 0) lately = await widthOf(page);
      }
    }
  });
}

/** What the mouse points at, or the keyboard stands on, says something about itself over whatever lies beside it. */
async function untold(page: Page): Promise<void> {
  // A press beside everything: until the next one, whoever has used keys is led back to where they stood.
  await page.mouse.click(0, 0);
  await expect(page.locator('[data-tip]')).toHaveCount(0);
}

/** As wide as none of those that are looked at. */
const BETWEEN = { width: 700, height: 700 } as const;

/**
 * Turns the screen to a size nobody has gone near at. A board of another width than the one that was looked at from near
 * `lately` is begun with anew; one as wide is, too, once something was looked at on another.
 */
async function begin(page: Page, size: (typeof SIZES)[number], lately: number): Promise<void> {
  await turn(page, size);
  if ((await widthOf(page)) !== lately) return;
  await turn(page, BETWEEN);
  await page.keyboard.press('+');
  await turn(page, size);
}

async function turn(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await untold(page);
  await still(page);
}

/** What is still too small when one has gone as near as one likes, and by how many presses one has. */
async function lookFromNear(page: Page): Promise<{ readonly small: readonly Fault[]; readonly presses: number }> {
  let small = await sightOf(page, 40);
  let presses = 0;
  for (; small.length > 0 && presses < 4; presses++) {
    await page.keyboard.press('+');
    await still(page);
    small = await sightOf(page, 40);
  }
  return { small, presses };
}

/** How wide the board is, in pixels. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('[data-part="board"] svg[role="group"]')?.clientWidth ?? 0);
}

test('while one puts a trade of Katason together the turn can be ended at every size', async ({ player }) => {
  const { page } = await player('Ann', { viewport: SIZES[0] });
  const { record, seat } = brokenBeforeMove(shortest('katason', 4), 'offerTrade', 0.5);
  await resume(page, record, [seat]);
  await page.getByRole('button', { name: /^Trade/ }).click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: 'End turn' })).toBeInViewport({ ratio: 1 });
  }
});

test('all that can be done with a card of Lost Cities is in sight at every size', async ({ player }) => {
  const { page } = await player('Ann', { viewport: SIZES[0] });
  const { record, seat } = brokenBeforeMove(shortest('lost-cities', 4), 'startPath', 0);
  await resume(page, record, [seat]);
  await page
    .getByRole('button', { name: /, can be played$/ })
    .last()
    .click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const button of await page.getByRole('group', { name: 'What you can do' }).getByRole('button').all())
      await expect(button, `at ${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
  }
});

test('a trade of Katason leaves the board four fifths of its height on a desk and a phone', async ({ player }) => {
  for (const locale of ['en-GB', 'ja-JP']) {
    const { page } = await player('Ann', { locale });
    const { record, seat } = brokenBeforeMove(shortest('katason', 4), 'offerTrade', 0.5);
    await resume(page, record, [seat]);
    const trade = page.getByRole('button', { name: /^(?:Trade|貿易)/, pressed: false });
    await trade.waitFor();
    const whole = await heightsOf(page);
    await trade.click();
    await page
      .getByRole('button', { name: /を1枚選ぶ|^Add one/, disabled: false })
      .last()
      .click();
    for (const [at, height] of (await heightsOf(page)).entries()) {
      const { width, height: high } = SCREENS[at]!;
      expect.soft(height, `at ${width} × ${high}, ${locale}`).toBeGreaterThanOrEqual(0.8 * whole[at]!);
    }
  }
});

const SCREENS = [...DESKS, ...SIZES.filter(({ width }) => width < 960)];

/** How high the board is on each desk and phone. */
async function heightsOf(page: Page): Promise<readonly number[]> {
  const heights: number[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await still(page);
    heights.push(await page.locator('[data-part="board"]').evaluate((board) => board.clientHeight));
  }
  return heights;
}

test('what to do now keeps its width beside tools and the past, in Japanese on a desk', async ({ player }) => {
  const { page } = await player('Ann', { locale: 'ja-JP' });
  for (const [game, sights] of Object.entries(SIGHTS)) {
    const { before, from } = sights.at(-1)!;
    const { record, seat } = brokenBeforeMove(shortest(game, 4), before, from);
    await resume(page, record, [seat]);
    await page.getByRole('list', { name: 'プレイヤー' }).waitFor();
    for (const width of [960, 1024, 1199, 1200, 1280, 1439]) {
      await page.setViewportSize({ width, height: 860 });
      await still(page);
      const ems = await page.locator('[data-yours] output').evaluate((prompt) => {
        const { parentElement } = prompt;
        return parentElement!.clientWidth / Number.parseFloat(getComputedStyle(parentElement!).fontSize);
      });
      expect.soft(ems, `${game} at ${width}`).toBeGreaterThanOrEqual(16);
    }
  }
});

test('nothing that scrolls downwards is wider than it is, in Japanese on a desk', async ({ player }) => {
  const { page } = await player('Ann', { locale: 'ja-JP' });
  for (const game of Object.keys(SIGHTS)) {
    const { record, seat } = await brokenOff(longest(game), 0.9);
    await resume(page, record, [seat]);
    await page.getByRole('list', { name: 'プレイヤー' }).waitFor();
    await still(page);
    expect.soft(await page.evaluate(tooWide), game).toEqual([]);
  }
});

/** Runs in the page, so it stands alone. */
function tooWide(): readonly string[] {
  return [...document.querySelectorAll('main *')]
    .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.clientWidth} of ${each.scrollWidth} px: ${each.textContent?.slice(0, 40)}`);
}
