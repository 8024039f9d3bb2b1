/** What no page may have: something axe objects to, or something beside it. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../agora.ts';
import { painted } from '../painting.ts';
import { still } from './room.ts';

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

interface Scope {
  /** Rules that are left out. */
  readonly without?: readonly string[];
  /** What is looked at; all of the page unless it is said. */
  readonly within?: readonly string[];
}

/** Nothing axe objects to. */
export async function expectClean(page: Page, what: string, { without = [], within = [] }: Scope = {}): Promise<void> {
  // Half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const told = await painted(page, () => page.evaluate(objections, { without, within }));
  expect.soft(told, `axe on ${what}`).toEqual([]);
}

/** What axe objects to, rule by rule. Runs in the page, so it stands alone. */
async function objections({ without, within }: Required<Scope>): Promise<readonly string[]> {
  const { axe: looker } = window as unknown as { axe: typeof axe };
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  // It needn't describe what it has nothing against: that takes it seven times as long.
  const { violations } = await looker.run(within.length > 0 ? { include: [...within] } : document, {
    resultTypes: ['violations'],
    rules,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n  ')}`);
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

/**
 * With forced colours the same stands where it stood, so that but for colours axe would find what it finds without. Of those
 * it would say what nobody sees: browsers tell a page the colours it wrote, not those that are forced on it.
 */
export async function expectSameForced(page: Page, what: string): Promise<void> {
  await still(page);
  const free = await painted(page, () => page.evaluate(standing));
  await page.emulateMedia({ forcedColors: 'active' });
  await still(page);
  const forced = await painted(page, () => page.evaluate(standing));
  await page.emulateMedia({ forcedColors: 'none' });
  const moved = forced.flatMap((each, index) => (each === free[index] ? [] : [`${free[index]} became ${each}`]));
  expect.soft(forced, `${what}: parts with forced colours`).toHaveLength(free.length);
  // What is moved moves all that follows it.
  expect.soft(moved.slice(0, 8), `${what} with forced colours`).toEqual([]);
}

/** Every part of the page by its tag and what is said of it, whether it is shown, and where. Runs in the page, so it stands alone. */
function standing(): readonly string[] {
  return [...document.querySelectorAll('body, body *')].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const shown = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const { display, visibility, overflow, pointerEvents } = getComputedStyle(part);
    const said = [...part.attributes].map(({ name, value }) => (name === 'd' ? '' : `${name}="${value}"`)).join(' ');
    const place = [left, top, width, height].map(Math.round).join(' ');
    return `<${part.localName} ${said}> ${display} ${visibility} ${overflow} ${pointerEvents} ${shown ? 'shown' : 'not shown'} at ${place}`;
  });
}
