/** A table in somebody's hands: taps that come twice, the way back, games by keys alone. */
import type { Page } from '@playwright/test';
import { shelf } from '../../games/index.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { expect, local as test } from './agora.ts';
import { brokenOff, resume, shortest } from './saved.ts';

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true } as const;
/** Between two taps of an impatient finger, in milliseconds. */
const TWICE = 90;
const TAPS = 12;

/** What presses have come to, by what a press means something to. */
interface Heard {
  heard: Element[];
}

/** Notes what each press on the page reaches. */
function listen(): void {
  const page = window as unknown as Heard;
  page.heard = [];
  document.addEventListener(
    'click',
    ({ target }) => {
      const on = (target as Element).closest('button, a[href], input, label, [role="button"], [role="tab"]');
      if (on !== null) page.heard.push(on);
    },
    { capture: true },
  );
}

/** The middle of everything of the game that a finger can press now. */
function pressable(): readonly { readonly x: number; readonly y: number }[] {
  const parts = [...document.querySelectorAll('[data-part="board"], [data-panel="hand"], output')];
  const rooms = parts.map((part) => part.closest('[data-yours]') ?? part);
  const all = rooms.flatMap((room) => [...room.querySelectorAll('button, [role="button"]')]);
  return all.flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const out = element.closest('[data-zoom], [role="tab"], [aria-disabled="true"], [aria-haspopup]') !== null;
    return !out && element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
  });
}

for (const { meta } of shelf.values()) {
  test(`${meta.names.en}: of two taps at one place the second never presses what came there after the first`, async ({
    player,
  }) => {
    const { page } = await player('Ann', PHONE);
    await page.addInitScript(listen);
    const { record, seat } = await brokenOff(shortest(meta.id), 0.3);
    await resume(page, record, [seat]);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    const random = randomFrom(`taps at ${meta.id}`);
    const astray: string[] = [];
    for (let taps = 0; taps < TAPS; taps++) {
      await expect.poll(async () => (await page.evaluate(pressable)).length).toBeGreaterThan(0);
      astray.push(...(await tapTwice(page, random.pick(await page.evaluate(pressable)))));
      // Until the next two begin nothing is in a finger's way any more.
      await page.locator('[data-shield]').waitFor({ state: 'detached' });
      if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    }
    expect(astray).toEqual([]);
  });
}

/** Returns what a second tap pressed that wasn't there, or not called so, at the first. */
async function tapTwice(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<readonly string[]> {
  await page.evaluate(() => void ((window as unknown as Heard).heard = []));
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(TWICE);
  await page.touchscreen.tap(x, y);
  return page.evaluate(() => {
    const [first, ...more] = (window as unknown as Heard).heard;
    const call = (on: Element | undefined) => on?.getAttribute('aria-label') ?? on?.textContent ?? '';
    return more.filter((on) => on !== first && call(on) !== call(first)).map((on) => `${call(first)} → ${call(on)}`);
  });
}

test('the way back closes the rules first, and leaves the table afterwards', async ({ player }) => {
  const { page } = await player('Ann', PHONE);
  await page.goto('/');
  const { record, seat } = await brokenOff(shortest('asterion'), 0.3);
  await resume(page, record, [seat]);
  const table = page.url();
  await page.getByRole('button', { name: 'Rules and keys' }).click();
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(table);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.url()).not.toBe(table);
});

test('a game of Asterion by keys alone, to its end: the focus is never lost', async ({ player }) => {
  const { page } = await player('Ann');
  const { record, seat } = await brokenOff(shortest('asterion'), 0.2);
  await resume(page, record, [seat]);
  const result = page.getByRole('dialog').getByRole('table');
  const random = randomFrom('keys at asterion');
  const lost: string[] = [];
  for (let presses = 0; presses < 400 && !(await result.isVisible()); presses++) {
    const lit = page.locator('[data-target], [data-part="hand"] [data-act="true"]:not([aria-disabled="true"])');
    await expect(lit.or(result).first()).toBeVisible();
    const count = await lit.count();
    if (count === 0) continue;
    const place = lit.nth(random.below(count));
    const name = await place.getAttribute('aria-label', { timeout: 1000 }).catch(() => null);
    await place.focus({ timeout: 1000 }).catch(() => undefined);
    await page.keyboard.press('Enter');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (await page.evaluate(() => document.activeElement === document.body)) lost.push(name ?? 'a button');
  }
  await expect(result).toBeVisible();
  expect(lost).toEqual([]);
});
