/** A match whose chance anybody can check: scrubbed while it goes on, replayed by its link, saved, damaged and checked. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test } from '../agora.ts';
import { playBeside } from './ahead.ts';
import { expectClean } from '../access/axe.ts';

test('what both browsers add is dealt from, and what a record says of it is checked', async ({ player }, testInfo) => {
  const [ann, ben, eve] = [await player('Ann'), await player('Ben'), await player('Eve')];
  const link = await ann.openTable({ game: 'Asterion', players: 2 });
  await ann.page.getByRole('button', { name: 'Provably fair' }).click();
  const before = await ann.page.getByRole('dialog').getByRole('definition').first().textContent();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  await ann.page.keyboard.press('Escape');
  await ben.sitDown(link);
  await eve.page.goto(link);
  await playBeside(link, 'asterion', [ann, ben], 12);
  for (const { page } of [ann, eve]) await lookBack(page, 12);
  await playBeside(link, 'asterion', [ann, ben]);

  await ann.page.getByRole('button', { name: 'More', exact: true }).click();
  const download = ann.page.waitForEvent('download');
  await ann.page.getByRole('button', { name: 'Save the record' }).click();
  const saved = testInfo.outputPath('saved.json');
  await (await download).saveAs(saved);
  await ann.page.getByRole('link', { name: 'Verify the deal' }).click();
  await expect(ann.page.getByRole('heading', { name: 'Everything fits' })).toBeVisible();
  await expect(ann.page.getByText('yours, as this browser kept it')).toBeVisible();
  await expect(ann.page.getByText('fits the hash this browser was shown before the deal')).toBeVisible();
  await expect(ann.page.getByText('Its hash is the one this browser was shown')).toBeVisible();
  await expect(ann.page.getByText(before!, { exact: true })).toBeVisible();
  await expect(ann.page.getByText(/^\d+ moves were compared with what this browser saw of the match\.$/)).toBeVisible();
  await expectClean(ann.page, 'what fits');

  await eve.page.goto(link.replace('/match/', '/replay/match/').concat('&at=3'));
  await expect(eve.page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^After move 3 of/);
  await open(eve.page, 'damaged.json', readText(saved).slice(0, -40));
  await expect(eve.page.getByText('That file holds no recorded match.')).toBeVisible();
  const record = JSON.parse(readText(saved)) as { draw: { secret: string }; seed: string };
  const tampered = { ...record, draw: { ...record.draw, secret: '0'.repeat(64) } };
  await open(eve.page, 'tampered.json', JSON.stringify(tampered));
  await eve.page.waitForURL('**/replay/file/*');
  await eve.page.goto(eve.page.url().replace('/replay/', '/check/').replace(/\?.*/, ''));
  await expect(eve.page.getByRole('heading', { name: 'Something doesn’t fit' })).toBeVisible();
  await expectClean(eve.page, 'what does not fit');
  await eve.page.emulateMedia({ colorScheme: 'dark' });
  await eve.page.getByRole('button', { name: '日本語' }).click();
  await expect(eve.page.getByRole('heading', { name: '合わないところがあります' })).toBeVisible();
  await expectClean(eve.page, 'the same in Japanese and dark');
});

/** To the first moment and on, while the match stays where it is. */
async function lookBack(page: Page, moves: number): Promise<void> {
  await page.getByRole('button', { name: 'Look back' }).click();
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before the first move');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', `After move 1 of ${moves}`);
  await page.getByRole('button', { name: 'Back to now' }).click();
}

async function open(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/replay');
  await page.getByLabel('Open a record').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

const readText = (path: string) => readFileSync(path, 'utf8');
