/** Dialogs and sheets on a phone on its side and on a small one: all of them can be scrolled to, pressed and closed. */
import type { Page } from '@playwright/test';
import { expect } from '../agora.ts';
import type { Player } from '../player.ts';
import { cutOffOn, outOfReachOn } from './reach.ts';
import { still } from './room.ts';

export const SMALL = [
  { width: 844, height: 390 },
  { width: 360, height: 640 },
] as const;

/** Looks at the open dialog on both and closes it by its cross. */
export async function expectToFit(player: Player, what: string): Promise<void> {
  const { page } = player;
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expectSmall(page, what);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function expectSmall(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const size of SMALL) {
    await page.setViewportSize(size);
    await still(page);
    const where = `${what} at ${size.width} × ${size.height}`;
    expect.soft(await outOfReachOn(page, '[role="dialog"]'), where).toEqual([]);
    expect.soft(await cutOffOn(page), where).toEqual([]);
    expect.soft(await dialog.evaluate(seen), `${where}: how much of it can be seen`).toEqual([]);
  }
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
