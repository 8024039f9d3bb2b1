/** What is cut off or out of reach on a page that may be scrolled: small windows, large letters. */
import type { Page } from '@playwright/test';

/** Text at twice its size, as browsers can be set to. */
export function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** The words that are cut off, and whether the page is wider than its window. */
export function cutOffOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(cutOff);
}

/** The buttons within `part` of a page that can't be pressed even where one has scrolled to them. */
export function outOfReachOn(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate(outOfReach, part);
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

/** Runs in the page, so it stands alone. */
function outOfReach(part: string): readonly string[] {
  const told: string[] = [];
  for (const button of document.querySelectorAll(`${part} :is(button, a, summary, [role="tab"])`)) {
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
