/** Playing now: who finds nobody waits at a bot's table and is called, and who comes next is taken there. */
import { expect, test } from '../agora.ts';

test('one opens a table by one press and plays a bot until the next who presses sits down', async ({ player }) => {
  const [ann, ben] = [await player('Ann'), await player('Ben')];
  await ann.page.goto('/play/asterion');
  await ann.page.getByRole('button', { name: 'Play now' }).click();
  const form = ann.page.locator('form').filter({ has: ann.page.getByRole('button', { name: 'Play now' }) });
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await form.getByRole('button', { name: 'Play now' }).click();
  await expect(ann.page.getByRole('heading', { name: 'You are the first' })).toBeVisible();

  await ann.page.getByRole('button', { name: 'Play a bot meanwhile' }).click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  const strip = ann.page.getByRole('complementary', { name: 'Looking for players for Asterion' });
  await expect(strip).toContainText('Looking for players for Asterion');
  await expect(ann.page.getByRole('list', { name: 'Players' })).toBeVisible();

  await ben.page.goto('/play');
  const row = ben.page.getByRole('listitem').filter({ hasText: 'Asterion' }).filter({ hasText: 'Ann' });
  await expect(row).not.toContainText('away');
  await ben.page.getByRole('button', { name: 'Play now' }).click();
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Play now' }).click();

  await expect(strip).toContainText('Ben is here: your match of Asterion has begun.');
  await expect(ann.page).toHaveTitle(/^● Ben is here/);
  await strip.getByRole('link', { name: 'To the table' }).click();
  for (const { page } of [ann, ben])
    await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
  await expect(strip).toHaveCount(0);
  await expect(ben.panel('Ann')).not.toContainText('away');
});
