/** Pictures of every page as it is met, to be looked at: home, lobby, waiting room, and each game's table and result. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { test } from '../agora.ts';
import { enlarge } from '../access/reach.ts';
import { brokenBeforeMove, brokenOff, resume } from '../saved.ts';
import { playedByBots } from './played.ts';

const FOLDER = fileURLToPath(new URL('../../../test-results/shots', import.meta.url));
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 390, height: 664 },
] as const;
/** Each language in one of the themes: both are seen, and the number of pictures stays one that can be looked through. */
const LOOKS = [
  { locale: 'ja-JP', colorScheme: 'light' },
  { locale: 'en-GB', colorScheme: 'dark' },
] as const;
/** How far into a game its table is shown. */
const MOMENTS = { early: 0.2, middle: 0.55, late: 0.9 } as const;

/** Where somebody pays, or decides what to build for: before which move. */
const PAYMENTS: Readonly<Record<string, string>> = {
  katason: 'discard',
  atlantis: 'payToll',
  attika: 'keepBuilding',
};

for (const look of LOOKS) {
  test(`around the games (${look.locale})`, async ({ player }) => {
    const { page } = await player('Ann', look);
    await page.goto('/');
    await shoot(page, look.locale, 'home');
    await page.goto('/play/katason');
    await shoot(page, look.locale, 'lobby');
    await page.getByRole('textbox', { name: /^(?:あなたの名前|Your name)$/ }).fill('Ann');
    await page.getByRole('button', { name: /^(?:卓を立てる|Create)$/ }).click();
    await page.getByRole('textbox', { name: /^(?:この卓へのリンク|Link to this table)$/ }).waitFor();
    await shoot(page, look.locale, 'waiting-room');
    for (const { meta } of shelf.values()) {
      await page.goto(`/rules/${meta.id}`);
      await shoot(page, look.locale, `rules-${meta.id}`);
      await page.goto(`/learn/${meta.id}`);
      await page.getByRole('list', { name: /^(?:プレイヤー|Players)$/ }).waitFor();
      await shoot(page, look.locale, `lesson-${meta.id}`);
    }
  });
}

for (const { meta } of shelf.values()) {
  test.describe(meta.id, () => {
    let record: GameRecord;
    test.beforeAll(async () => {
      record = await playedByBots(meta.id, meta.players.default, 'gallery');
    });

    for (const look of LOOKS) {
      test(`${meta.id} (${look.locale})`, async ({ player }) => {
        const { page } = await player('Ann', look);
        for (const [moment, share] of Object.entries(MOMENTS)) {
          const { record: part, seat } = await brokenOff(record, share);
          await resume(page, part, [seat]);
          await shoot(page, look.locale, `${meta.id}-${moment}`);
        }
        if (meta.id === 'katason') await shootTrade(page, record, look.locale);
        const payment = PAYMENTS[meta.id];
        if (payment !== undefined) {
          const { record: part, seat } = brokenBeforeMove(record, payment, 0);
          await resume(page, part, [seat]);
          await shoot(page, look.locale, `${meta.id}-payment`);
        }
        await enlarge(page);
        // A table looks anew at the size of its letters when its window changes.
        await page.setViewportSize(SIZES[1]);
        await shoot(page, look.locale, `${meta.id}-large`);
        await resume(page, record, [0]);
        await page.getByRole('dialog').getByRole('table').waitFor();
        await shoot(page, look.locale, `${meta.id}-result`);
      });
    }
  });
}

/** Katason's trade panel with an offer begun, in the middle of a turn. */
async function shootTrade(page: Page, record: GameRecord, locale: string): Promise<void> {
  const built = record.turns.findIndex(({ move }, i) => i > record.turns.length / 2 && move.type === 'endTurn');
  const part = { ...record, turns: record.turns.slice(0, built) };
  await resume(page, part, [record.turns[built]!.seat]);
  await page.getByRole('button', { name: /^(?:貿易|Trade)/ }).click();
  await page
    .getByRole('button', { name: /を1枚選ぶ|^Add one/, disabled: false })
    .last()
    .click();
  await shoot(page, locale, 'katason-trade');
}

/** One picture for every size. */
async function shoot(page: Page, locale: string, what: string): Promise<void> {
  // By its tag: under a dialog the page has no roles.
  await page.locator('h1').waitFor({ state: 'attached' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const name = `${what}-${locale.slice(0, 2)}-${size.width}x${size.height}.png`;
    await page.screenshot({ path: join(FOLDER, name), animations: 'disabled' });
  }
  await page.setViewportSize(SIZES[0]);
}
