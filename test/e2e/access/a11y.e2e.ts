/** Every page for everybody: nothing axe objects to, nothing that scrolls sideways, and a game played with the keyboard alone. */
import type { Page } from '@playwright/test';
import { en } from '../../../client/text/shell/en.ts';
import { ja } from '../../../client/text/shell/ja.ts';
import { pace } from '../../../client/text/shell/pace.ts';
import { tableEn } from '../../../client/text/shell/table.en.ts';
import { tableJa } from '../../../client/text/shell/table.ja.ts';
import { shelf } from '../../../games/index.ts';
import { expect, local as test } from '../agora.ts';
import { expectFit } from './axe.ts';
import type { Player } from '../player.ts';
import { brokenOff, resume, shortest } from '../saved.ts';

/** Names hang on the language, contrast on the colours: each is looked at once. */
const SIGHTS = [
  ['en-GB', 'dark'],
  ['ja-JP', 'light'],
] as const;

const PAGES = ['/', '/play', '/play/katason', '/rules/katason', '/settings', '/you', '/replay', '/nowhere'];

for (const [locale, colorScheme] of SIGHTS) {
  test(`axe finds nothing on any page around the games (${locale}, ${colorScheme})`, async ({ player }) => {
    const { page } = await player('Ann', { locale, colorScheme });
    for (const path of PAGES) {
      await page.goto(path);
      await arrived(page);
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

const WORDS = {
  'en-GB': { shell: en, pace: pace.en, table: tableEn },
  'ja-JP': { shell: ja, pace: pace.ja, table: tableJa },
};

for (const [locale, colorScheme] of SIGHTS) {
  test(`axe finds nothing on the way of a game: left off, timed, taken along, looked back at and replayed (${locale}, ${colorScheme})`, async ({
    player,
  }) => {
    const { shell, pace, table } = WORDS[locale];
    const { page } = await player('Ann', { locale, colorScheme });
    const record = shortest('asterion');
    const middle = await brokenOff(record, 0.5);
    await resume(page, middle.record, [middle.seat]);
    await page.getByRole('button', { name: table.past.lookBack }).click();
    await page.getByRole('slider').waitFor();
    await expectFit(page, 'looking back');
    await resume(page, record, [0]);
    await page.getByRole('link', { name: table.past.replay }).click();
    await page.getByRole('slider').waitFor();
    await expectFit(page, 'replay');
    await page.goto('/');
    await page.getByRole('heading', { name: shell.home.finished }).waitFor();
    await expectFit(page, 'home with what one has played');

    await page.goto('/play/asterion');
    await page.getByRole('combobox', { name: pace.time }).click();
    await page.getByRole('option', { name: new RegExp(`^${pace.paces['normal']!}`) }).click();
    await page.getByRole('textbox').first().fill('Ann');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: shell.devices.heading }).click();
    await page.getByRole('textbox', { name: shell.devices.link }).waitFor();
    await expectFit(page, 'a seat taken along');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: shell.room.fill }).click();
    await page.getByRole('list', { name: table.players }).waitFor();
    await expectFit(page, 'table with a clock');
  });
}

for (const { meta } of shelf.values()) {
  for (const [locale, colorScheme] of SIGHTS) {
    test(`axe finds nothing at the table of ${meta.names.en} or in its result (${locale}, ${colorScheme})`, async ({
      player,
    }) => {
      const { page } = await player('Ann', { locale, colorScheme });
      const record = shortest(meta.id);
      const middle = await brokenOff(record, 0.5);
      await resume(page, middle.record, [middle.seat]);
      await arrived(page);
      await expectFit(page, 'table');
      await resume(page, record, [0]);
      await page.getByRole('dialog').getByRole('table').waitFor();
      await expectFit(page, 'result');
    });
  }
}

test('Katason without the mouse: a whole initial placement, a roll and the end of a turn', async ({ player }) => {
  const ann = await player('Ann', { sound: true });
  const names = ['Ann', 'Ben', 'Eve'];
  await ann.startLocal({ game: 'Katason', rivals: 'people', names, seed: 'seed 1469' });
  const { keyboard } = ann.page;
  for (const name of ['Ann', 'Ben', 'Eve', 'Eve', 'Ben', 'Ann']) {
    await takeScreen(ann, name);
    await reach(ann.page, /^Place a house/);
    const above = await heightOfFocus(ann.page);
    await keyboard.press('ArrowDown');
    expect(await heightOfFocus(ann.page)).toBeGreaterThan(above);
    await keyboard.press('Enter');
    await expect(ann.prompt).toHaveText('Choose where the road from this house goes.');
    await reach(ann.page, /^Place a road/);
    const laid = ann.log.filter({ hasText: new RegExp(`^${name} lays a road`) });
    await press(ann.page, 'Space');
    await expect(laid.last()).toBeVisible();
  }
  await expect(ann.prompt).toHaveText('Your turn: roll the dice.');
  await reach(ann.page, /^Roll the dice$/);
  await press(ann.page, 'Enter');
  await expect(ann.log.filter({ hasText: /^Ann rolls/ })).toHaveCount(1);
  await expect(ann.prompt).toHaveText('You can offer a trade or end your turn.');
  await reach(ann.page, /^End turn$/);
  const curtain = ann.page.getByRole('heading', { name: 'Pass the screen to Ben.' });
  await press(ann.page, 'Enter');
  await expect(curtain).toBeVisible();
  await press(ann.page, 'Enter');
  await expect(curtain).toBeHidden();
  await keyboard.press('r');
  await expect(ann.log.filter({ hasText: /^Ben rolls/ })).toHaveCount(1);
});

/** Whatever a page loads late comes with its heading, which not everybody sees. */
function arrived(page: Page): Promise<void> {
  return page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}

/**
 * Presses a key where the focus may have come by itself just now: there it does nothing for a moment, unless something
 * else was pressed before.
 */
async function press({ keyboard }: Page, key: string): Promise<void> {
  await keyboard.press('Shift');
  await keyboard.press(key);
}

/** The curtain's button has the focus already. */
async function takeScreen({ page }: Player, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `I’m ${name}`, exact: true });
  const curtain = page.getByRole('heading', { name: `Pass the screen to ${name}.` });
  await expect(curtain.or(page.getByText('Choose a corner for your second house: '))).toBeVisible();
  if (!(await curtain.isVisible())) return;
  await expect(button).toBeFocused();
  await press(page, 'Enter');
  await expect(curtain).toBeHidden();
}

/** Tabs on until the focus is on something of that name. */
async function reach(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name} with Tab`);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
}

/** How far down the page the focus stands, in pixels. */
function heightOfFocus(page: Page): Promise<number> {
  return page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
}
