/** Phones and forced colours: behind every tab, in every drawer and sheet, nothing axe objects to, and no dialog that ends beyond a small screen. */
import { shelf } from '../../../games/index.ts';
import { expect, local as test } from '../agora.ts';
import { expectClean, expectSameForced } from './axe.ts';
import { expectToFit } from './fit.ts';
import { brokenOff, resume, shortest } from '../saved.ts';

/** Browsers tell a page the colours it wrote, not those that are forced on it: of them axe would say what nobody sees. */
const WRITTEN = ['color-contrast'];
const PHONE = { width: 390, height: 844 };
/** What another tab, and what a dialog, shows anew of a table that has been looked at. */
const DIALOG = ['[role="dialog"]'];
const PANEL = ['[role="tablist"]', '[role="tabpanel"]:not([hidden])'];

for (const { meta } of shelf.values()) {
  test(`axe finds nothing on a phone at ${meta.names.en}: tabs, rules, a player’s sheet, which fit small screens as the result does (dark, forced colours)`, async ({
    player,
  }) => {
    const ann = await player('Ann', { colorScheme: 'dark', viewport: PHONE });
    const { page } = ann;
    const whole = shortest(meta.id);
    const { record, seat } = await brokenOff(whole, 0.5);
    await resume(page, record, [seat]);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    for (const [name, within] of [
      ['Hand', []],
      ['Log', PANEL],
    ] as const) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expectClean(page, `${name} of ${meta.id}`, { within });
      await expectSameForced(page, `${name} of ${meta.id}`);
    }
    for (const name of ['Rules and help', /: details$/]) {
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectClean(page, `${String(name)} at ${meta.id}`, { within: DIALOG });
      await expectSameForced(page, `${String(name)} at ${meta.id}`);
      await expectToFit(ann, `${String(name)} of ${meta.id}`);
    }
    await resume(page, whole, [0]);
    await expectToFit(ann, `the result of ${meta.id}`);
  });
}

test('axe finds nothing on a phone where people chat (dark, forced colours)', async ({ player }) => {
  const ann = await player('Ann', { colorScheme: 'dark' });
  const link = await ann.openTable({ game: 'Asterion', players: 2 });
  await ann.page.setViewportSize(PHONE);
  await expectClean(ann.page, 'a waiting room');
  await expectSameForced(ann.page, 'a waiting room');
  await (await player('Ben')).sitDown(link);
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  await ann.page.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await ann.page.keyboard.press('Enter');
  await expect(ann.page.getByRole('list', { name: 'Chat' })).toContainText('Good luck!');
  await expectClean(ann.page, 'chat');
  await expectSameForced(ann.page, 'chat');
  await expect(ann.page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
});

test('axe finds nothing around the games with forced colours', async ({ player }) => {
  const { page } = await player('Ann', { forcedColors: 'active', viewport: PHONE });
  for (const path of [
    '/',
    '/play',
    '/play/katason',
    '/rules/katason',
    '/settings',
    '/you',
    '/replay',
    '/learn/katason',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await expectClean(page, path, { without: WRITTEN });
  }
});
