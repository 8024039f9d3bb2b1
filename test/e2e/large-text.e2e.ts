/** Text at twice its size, as browsers can be set to: nothing is cut off, nothing lies beside the page, every button can be pressed. */
import type { Page } from '@playwright/test';
import { shelf } from '../../games/index.ts';
import { expect, local as test } from './agora.ts';
import { still } from './room.ts';
import { brokenOff, resume, shortest } from './saved.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
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
      expect.soft(await page.evaluate(cutOff), `${path} at ${size.width}`).toEqual([]);
    }
  }
});

for (const { meta } of shelf.values()) {
  test(`with text twice as large all of a table of ${meta.names.en} can be pressed`, async ({ player }) => {
    const { page } = await player('Ann');
    const { record, seat } = await brokenOff(shortest(meta.id), 0.5);
    await resume(page, record, [seat]);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await enlarge(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await still(page);
      const what = `${meta.id} at ${size.width} × ${size.height}`;
      expect.soft(await page.evaluate(outOfReach), what).toEqual([]);
      expect.soft(await page.evaluate(cutOff), what).toEqual([]);
    }
  });
}

function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Runs in the page, so it stands alone. */
function cutOff(): readonly string[] {
  const told: string[] = [];
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) told.push(`the page is ${beyond} px too wide`);
  for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, p, label, summary, output')) {
    if (element.closest('.visually-hidden, svg') !== null || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const { overflowX, position, clipPath } = getComputedStyle(element);
    if (overflowX === 'visible' || position === 'absolute' || clipPath !== 'none') continue;
    if (element.scrollWidth > element.clientWidth + 1) told.push(`cut: ${element.textContent?.slice(0, 60)}`);
  }
  return told;
}

/** The buttons that can't be pressed even where one has scrolled to them. Runs in the page, so it stands alone. */
function outOfReach(): readonly string[] {
  const told: string[] = [];
  for (const button of document.querySelectorAll('main :is(button, a, summary, [role="tab"])')) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    if (button.closest('[inert], .visually-hidden, [data-part="board"], [role="log"]') !== null) continue;
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
    if (hit === null || !button.contains(hit))
      told.push(`${name}: ${Math.round(width)} × ${Math.round(height)} at ${Math.round(x)} ${Math.round(y)}`);
  }
  return told;
}
