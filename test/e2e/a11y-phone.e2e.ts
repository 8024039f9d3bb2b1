/** Phones and forced colours: behind every tab, in every drawer and sheet, nothing axe objects to. */
import { shelf } from '../../games/index.ts';
import { expect, local as test } from './agora.ts';
import { expectClean } from './axe.ts';
import { brokenOff, resume, shortest } from './saved.ts';

/** Browsers tell a page the colours it wrote, not those that are forced on it: of them axe would say what nobody sees. */
const WRITTEN = ['color-contrast'];
const WAYS = [
  ['forced colours', { forcedColors: 'active' }, WRITTEN],
  ['dark', { colorScheme: 'dark' }, []],
] as const;
const PHONE = { width: 390, height: 844 };
const TABS = ['Hand', 'Log'];

for (const { meta } of shelf.values()) {
  for (const [way, like, without] of WAYS) {
    test(`axe finds nothing on a phone at ${meta.names.en}: tabs, rules, a player’s sheet (${way})`, async ({
      player,
    }) => {
      const { page } = await player('Ann', { ...like, viewport: PHONE });
      const { record, seat } = await brokenOff(shortest(meta.id), 0.5);
      await resume(page, record, [seat]);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      for (const name of TABS) {
        await page.getByRole('tab', { name, exact: true }).click();
        await expectClean(page, `${name} of ${meta.id}`, without);
      }
      await page.getByRole('button', { name: 'Rules and keys' }).click();
      await page.getByRole('dialog').waitFor();
      await expectClean(page, `rules at ${meta.id}`, without);
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /: details$/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await expectClean(page, `a player's sheet at ${meta.id}`, without);
    });
  }
}

for (const [way, like, without] of WAYS) {
  test(`axe finds nothing on a phone where people chat (${way})`, async ({ player }) => {
    const ann = await player('Ann', like);
    const link = await ann.openTable({ game: 'Asterion', players: 2 });
    await ann.page.setViewportSize(PHONE);
    await expectClean(ann.page, 'a waiting room', without);
    await (await player('Ben')).sitDown(link);
    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    await ann.page.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
    await ann.page.keyboard.press('Enter');
    await expect(ann.page.getByRole('list', { name: 'Chat' })).toContainText('Good luck!');
    await expectClean(ann.page, 'chat', without);
    await expect(ann.page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  });
}

test('axe finds nothing around the games with forced colours', async ({ player }) => {
  const { page } = await player('Ann', { forcedColors: 'active', viewport: PHONE });
  for (const path of ['/', '/play', '/play/katason', '/rules/katason', '/settings', '/replay', '/learn/katason']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await expectClean(page, path, WRITTEN);
  }
});
