/** Every page for everybody: nothing axe objects to, nothing that scrolls sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './agora.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

const PAGES = ['/', '/play', '/play/katason', '/rules/katason', '/settings'];

for (const locale of ['en-GB', 'ja-JP']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any page around the games (${locale}, ${colorScheme})`, async ({ player }) => {
      const { page } = await player('Ann', { locale, colorScheme });
      for (const path of PAGES) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await expectFit(page, path);
      }
      await page.goto('/play/katason');
      await page.getByRole('textbox').first().fill('Ann');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/match/*');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await expectFit(page, 'waiting room');
    });
  }
}

/** Nothing axe objects to, and at no width anything beside the page. */
async function expectFit(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join('\n  ')}`);
  expect.soft(told, `axe on ${what}`).toEqual([]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(beyond, `${what} at ${size.width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(SIZES[0]);
}
