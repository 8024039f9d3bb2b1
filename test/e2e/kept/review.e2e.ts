/** A match that is over, looked over by bots in a worker, and played on from where it turned; and a deal played twice alike. */
import { expect, local as test } from '../agora.ts';
import { expectClean } from '../access/axe.ts';
import { resume, shortest } from '../saved.ts';

test('a finished match is reviewed, and played on from its turning point', async ({ player }) => {
  const { page } = await player('Ann');
  await resume(page, shortest('atlantis', 2), [0]);
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('Analysis complete.')).toBeVisible({ timeout: 60_000 });
  await expectClean(page, 'a review');
  await page
    .getByRole('button', { name: /^Turning point 1/ })
    .last()
    .click();
  await page.getByRole('link', { name: 'See this moment' }).click();
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL('**/local/atlantis/*');
  await expect(page.getByText(/^From move \d+ of a match of Ann and Ben$/)).toBeVisible();
});

test('the deal of the day begins alike however often it is opened, and its table says whose deal it is', async ({
  player,
}) => {
  const { page } = await player('Ann');
  const hands: (string | null)[] = [];
  while (hands.length < 2) {
    await page.goto('/daily/lost-cities');
    const code = (await page.getByText(/^LOST-CITIES-/).textContent()) ?? '';
    await page.getByRole('button', { name: 'Play this deal' }).click();
    await page.waitForURL('**/local/lost-cities/*');
    await expect(page.getByText(code)).toBeVisible();
    hands.push(await page.locator('[data-panel="hand"], [class*="hand"]').first().textContent());
  }
  expect(hands[0]).not.toBe('');
  expect(hands[1]).toBe(hands[0]);
});
