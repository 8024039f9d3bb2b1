/** Somebody who has never been here. */
import { expect, local as test } from './agora.ts';

test('a newcomer’s second press, counted from the front page, is the first move', async ({ player }) => {
  const { page } = await player('Ann', { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start with Katason' }).click();
  const corner = page.getByRole('button', { name: /^Place a house: / }).first();
  await expect(corner).toBeVisible();
  await corner.press('Enter');
  await expect(page.getByRole('button', { name: /^Place a road: / }).first()).toBeVisible();
});
