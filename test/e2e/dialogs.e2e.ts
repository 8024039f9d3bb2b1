/** Dialogs and sheets on a phone on its side and on a small one: all of them can be scrolled to, pressed and closed. */
import type { Page } from '@playwright/test';
import { shelf } from '../../games/index.ts';
import { expect, local as test } from './agora.ts';
import { cutOffOn, outOfReachOn } from './reach.ts';
import { still } from './room.ts';
import { brokenOff, resume, shortest } from './saved.ts';

const SIZES = [
  { width: 844, height: 390 },
  { width: 360, height: 640 },
] as const;

for (const { meta } of shelf.values()) {
  test(`rules, players’ sheets and the way out of ${meta.names.en} fit small screens`, async ({ player }) => {
    const { page } = await player('Ann', { viewport: SIZES[0] });
    const { record, seat } = await brokenOff(shortest(meta.id), 0.5);
    await resume(page, record, [seat]);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    for (const name of ['Rules and keys', /: details$/]) {
      await page.getByRole('button', { name }).first().click();
      await expectToFit(page, `${String(name)} of ${meta.id}`);
    }
    await resume(page, shortest(meta.id), [0]);
    await expectToFit(page, `the result of ${meta.id}`);
  });
}

test('what is asked before a game fits small screens', async ({ player }) => {
  const { page } = await player('Ann');
  for (const { meta } of shelf.values()) {
    for (const way of ['Choose the bots', 'On one screen']) {
      // Phones show it behind a game's name.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/');
      await page.locator(`summary[aria-label="${meta.names.en}: Other ways"]`).click();
      await page.getByRole('button', { name: `${meta.names.en}: ${way}` }).click();
      await expectToFit(page, `${way} for ${meta.id}`);
    }
  }
});

/** Closes it by its cross afterwards. */
async function expectToFit(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await still(page);
    const where = `${what} at ${size.width} × ${size.height}`;
    expect.soft(await outOfReachOn(page, '[role="dialog"]'), where).toEqual([]);
    expect.soft(await cutOffOn(page), where).toEqual([]);
    expect.soft(await dialog.evaluate(seen), `${where}: how much of it can be seen`).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** What of a dialog can't be scrolled to. Runs in the page, so it stands alone. */
function seen(dialog: Element): readonly string[] {
  const told: string[] = [];
  const { top, bottom, left, right } = dialog.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight + 1 || left < 0 || right > window.innerWidth + 1)
    told.push(`it ends beyond the screen: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
  for (const part of dialog.children) {
    const hidden = part.scrollHeight - part.clientHeight;
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(part).overflowY);
    if (hidden > 1 && !scrolls) told.push(`${hidden} px below its end: ${part.textContent?.slice(0, 40)}`);
    if (scrolls && part.clientHeight < 96) told.push(`what scrolls is ${part.clientHeight} px high`);
  }
  return told;
}

test('a list that pops up keeps clear of a notch', async ({ player }) => {
  const { page } = await player('Ann');
  await page.goto('/');
  await page.locator('summary[aria-label="Katason: Other ways"]').click();
  await page.getByRole('button', { name: 'Katason: Choose the bots' }).click();
  await page.setViewportSize(SIZES[0]);
  const list = page.getByRole('combobox').first();
  const topOfList = async () => {
    await list.click();
    await still(page);
    const box = await page.getByRole('listbox').boundingBox();
    await page.keyboard.press('Escape');
    return box!.y;
  };
  const free = await topOfList();
  // Browsers here have no notch: what one would take is said in its place, and the page learns it as it would there.
  await page.evaluate((taken) => {
    document.documentElement.style.setProperty('--taken-top', `${taken}px`);
    window.dispatchEvent(new Event('resize'));
  }, free + 20);
  expect(await topOfList()).toBeGreaterThanOrEqual(free + 20);
});
