/** Everything that opens, at every size, in both languages, with the longest names: whole, in sight, within its box, and to be pressed. */
import type { Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import { expect, local, test } from '../agora.ts';
import { brokenOff, learnt, resume, shortest } from '../saved.ts';
import { faultsOfOpening } from './opens.ts';

/** As long as names may be. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'en-GB': [
    'Bartholomew Featherstone',
    'Wilhelmina Worthingtonne',
    'Maximilian Oberhuberson',
    'Anastasia Papadimitriou',
  ],
  'ja-JP': [
    'とてもながいなまえのあきこさんとそのおともだちだ',
    'はるのかぜがふくころにうまれたひとのなまえはるか',
    'なつ',
    'ふゆ',
  ],
};
const PAGES = ['/', '/play', '/play/katason', '/rules/katason', '/settings', '/you', '/replay', '/deal'];

for (const locale of Object.keys(NAMES)) {
  const names = NAMES[locale]!;

  for (const path of PAGES)
    local(`what opens at ${path} (${locale})`, async ({ player }) => {
      const { page } = await player('Ann', { locale });
      await page.goto(path);
      await expectSound(page, path);
    });

  for (const { meta } of shelf.values())
    local(`what opens at a table of ${meta.names.en} and at its end (${locale})`, async ({ player }) => {
      const { page } = await player('Ann', { locale });
      const whole = shortest(meta.id, 4);
      const { record, seat } = await brokenOff(whole, 0.6);
      await resume(page, record, [seat], names);
      await expectSound(page, `a table of ${meta.id}`);
      await resume(page, whole, [seat], names);
      await page.getByRole('dialog').getByRole('table').waitFor();
      await expectSound(page, `the end of ${meta.id}`);
      await learnt(page, meta.id);
      await expectSound(page, `the end of the lesson of ${meta.id}`);
    });

  test(`what opens in a waiting room, at a table with chat and for who looks on (${locale})`, async ({ player }) => {
    const [host, guest, eve] = [await player(names[0]!), await player(names[1]!), await player('Eve')];
    const link = await host.openTable({ game: 'Katason', players: 4 });
    await guest.sitDown(link);
    // Else the host would still see their seat free, and seat the bot there.
    await host.page.getByText(names[1]!).first().waitFor();
    await host.seatBot();
    await eve.page.goto(link);
    await speak(eve.page, locale);
    await expectSound(eve.page, 'a waiting room for who comes');
    await speak(host.page, locale);
    await expectSound(host.page, 'a waiting room');
    await speak(eve.page, 'en-GB');
    await eve.sitDown(link);
    await host.page.getByRole('list', { name: PLAYERS }).waitFor();
    await expectSound(host.page, 'a table with chat');
  });
}

const PLAYERS = /^(?:プレイヤー|Players)$/;

/** Goes on in another language: what the other steps press is called so in English. */
async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate(
    (language) => {
      const settings: object = JSON.parse(localStorage.getItem('agora.settings') ?? '{}');
      localStorage.setItem('agora.settings', JSON.stringify({ ...settings, language }));
    },
    locale.slice(0, 2),
  );
  await page.reload();
}

async function expectSound(page: Page, what: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await faultsOfOpening(page, what)).toEqual([]);
}
