/** Text at twice its size, as browsers can be set to: nothing is cut off, nothing lies beside the page, every button can be pressed. */
import type { Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import { expect, local as test } from '../agora.ts';
import { cutWordsOn, cutOffOn, enlarge, outOfReachOn } from './reach.ts';
import { still } from './room.ts';
import { brokenOff, resume, shortest } from '../saved.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
/** As many columns as a result of every game can have. */
const MANY = 4;
const PAGES = ['/', '/play', '/play/katason', '/rules/katason', '/settings', '/replay'];

test('with text twice as large no page is wider than its window, nor are words cut off', async ({ player }) => {
  const { page } = await player('Ann');
  for (const path of PAGES) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await enlarge(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await still(page);
      expect.soft(await cutOffOn(page), `${path} at ${size.width}`).toEqual([]);
    }
  }
});

for (const { meta } of shelf.values()) {
  test(`with text twice as large all of a table of ${meta.names.en} can be pressed, and its numbers are whole`, async ({
    player,
  }) => {
    const { page } = await player('Ann');
    const whole = shortest(meta.id, MANY);
    const { record, seat } = await brokenOff(whole, 0.9);
    await resume(page, record, [seat]);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await expectWithin(page, meta.id);
    await resume(page, whole, [seat]);
    await page.getByRole('dialog').getByRole('table').waitFor();
    await enlarge(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await still(page);
      const what = `the result of ${meta.id} at ${size.width}`;
      expect.soft(await cutOffOn(page), what).toEqual([]);
      expect.soft(await cutWordsOn(page), what).toEqual([]);
    }
  });
}

test('with text twice as large all of a waiting room, its table with chat and a review can be pressed', async ({
  player,
}) => {
  const ann = await player('Ann');
  const link = await ann.openTable({ game: 'Asterion', players: 2 });
  await expectWithin(ann.page, 'a waiting room');
  await (await player('Ben')).sitDown(link);
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  await expectWithin(ann.page, 'a table with chat');
  const eve = await player('Eve');
  await resume(eve.page, shortest('asterion', 2), [0]);
  await eve.page.getByRole('link', { name: 'Review' }).click();
  await expect(eve.page.getByText('Analysis complete.')).toBeVisible({ timeout: 60_000 });
  await expectWithin(eve.page, 'a review');
});

async function expectWithin(page: Page, what: string): Promise<void> {
  await enlarge(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await still(page);
    expect.soft(await outOfReachOn(page, 'main'), `${what} at ${size.width}`).toEqual([]);
    expect.soft(await cutOffOn(page), `${what} at ${size.width}`).toEqual([]);
    expect.soft(await cutWordsOn(page), `${what} at ${size.width}`).toEqual([]);
  }
}
