/** What no page may have: something axe objects to, or something beside it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './agora.ts';

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** Nothing axe objects to but for rules that are left out. */
export async function expectClean(page: Page, what: string, without: readonly string[] = []): Promise<void> {
  // No page has frames, so axe needn't gather from them, nor describe what it has nothing against: that takes it seven times as long.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules([...without]);
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join('\n  ')}`);
  expect.soft(told, `axe on ${what}`).toEqual([]);
}

/** Nothing axe objects to, and at no width anything beside the page. */
export async function expectFit(page: Page, what: string): Promise<void> {
  await expectClean(page, what);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(beyond, `${what} at ${size.width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(SIZES[0]);
}
