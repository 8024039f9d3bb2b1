/** Names and titles are whole where they have the least room, and frames no larger than what they hold. */
import type { Locator } from '@playwright/test';
import { expect, local as test } from '../agora.ts';
import { brokenOff, longest, resume, shortest } from '../saved.ts';

const NARROW = { width: 360, height: 640 } as const;
const DESK = { width: 1280, height: 800 } as const;

/** What is cut short of what stands in an element. */
function cutIn(within: Locator): Promise<readonly string[]> {
  return within
    .locator('span')
    .evaluateAll((spans) =>
      spans
        .filter((span) => getComputedStyle(span).textOverflow === 'ellipsis' && span.scrollWidth > span.clientWidth)
        .map(({ textContent }) => textContent),
    );
}

/** In how many lines a text stands. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

/** Bots think for as long as one looks. Runs in the page, so it stands alone. */
function thinkForever(): void {
  window.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  } as unknown as typeof Worker;
}

test('the name of a bot is whole while it is to move', async ({ player }) => {
  const { page } = await player('Ann', { viewport: DESK });
  await page.addInitScript(thinkForever);
  const { record, seat } = await brokenOff(shortest('atlantis', 4), 0.5);
  const names = ['Ann', 'Ben', 'Eve', 'Dan'].map((name, of) => (of === seat ? 'Emmanuel' : name));
  await resume(page, record, [(seat + 1) % 4], names);
  const players = page.getByRole('list', { name: 'Players' });
  await players.getByText('to move').waitFor();
  expect(await cutIn(players)).toEqual([]);
});

test('of two players both names of three wide letters are whole on a narrow phone', async ({ player }) => {
  const { page } = await player('Ann', { viewport: NARROW });
  const { record, seat } = await brokenOff(shortest('lost-cities', 2), 0.5);
  await resume(page, record, [seat], ['ニコス', 'ダフネ']);
  const players = page.getByRole('list', { name: 'Players' });
  await players.waitFor();
  expect(await cutIn(players)).toEqual([]);
});

for (const game of ['atlantis', 'lost-cities', 'asterion'])
  test(`the title of the page of ${game} breaks inside no word of Japanese on a narrow phone`, async ({ player }) => {
    const { page } = await player('Ann', { viewport: NARROW, locale: 'ja-JP' });
    await page.goto(`/play/${game}`);
    const title = page.getByRole('heading', { level: 1 }).locator('span');
    await title.waitFor();
    expect(await linesOf(title)).toBe(1);
  });

test('the journal’s title stands in one line beside three expeditions and the result', async ({ player }) => {
  const { page } = await player('Ann', { viewport: DESK });
  await resume(page, longest('lost-cities'), [0, 1, 2, 3]);
  await page.getByRole('button', { name: /^Journal/ }).click();
  const title = page.getByRole('heading', { name: 'Journal', exact: true });
  await page.getByRole('button', { name: 'Third expedition' }).waitFor();
  expect(await linesOf(title)).toBe(1);
});

test('a picture of the rules beside the table has a frame no higher than it is', async ({ player }) => {
  const { page } = await player('Ann', { viewport: DESK });
  const { record, seat } = await brokenOff(shortest('atlantis', 3), 0.3);
  await resume(page, record, [seat]);
  await page.getByRole('button', { name: 'Rules and help' }).click();
  const figures = page.locator('[data-plate]');
  await figures.first().waitFor();
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded();
    const frame = figure.locator('[inert]');
    // Its caption has drawings, too.
    await frame.locator('svg').first().waitFor();
    const spare = await frame.evaluate(
      (each) => each.getBoundingClientRect().height - each.querySelector('svg')!.getBoundingClientRect().height,
    );
    expect(spare, (await figure.getAttribute('data-plate')) ?? '').toBeLessThanOrEqual(4);
  }
});
