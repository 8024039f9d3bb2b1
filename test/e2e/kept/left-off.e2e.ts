/** Several games of one kind at one screen: each is come back to from the home page, as it was left. */
import { expect, local as test } from '../agora.ts';
import { playToEnd } from '../player.ts';
import { asterion } from '../games/strategies/asterion.ts';

test('two games of one kind lie beside each other, and each goes on where it was left', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await ann.startLocal({ game: 'Asterion', rivals: 'people', names: ['Ann', 'Ben'] });
  const first = page.url();
  const taking = new Set<string>();
  await playToEnd([ann], asterion, {
    until: (_, { choices }) => {
      for (const { name } of choices) if (name.startsWith('I’m ')) taking.add(name);
      return taking.size > 1;
    },
  });
  const [, next = ''] = taking;
  await ann.startLocal({ game: 'Asterion', rivals: 'people', names: ['Eve', 'Dan'] });
  expect(page.url()).not.toBe(first);

  await page.goto('/');
  const begun = page.getByRole('region', { name: 'Continue playing' }).getByRole('article');
  await expect(begun).toHaveCount(2);
  await expect(begun.filter({ hasText: 'Eve' })).toContainText('Not begun yet');
  await expect(begun.filter({ hasText: 'Ben' })).toContainText(/(?:Ann|Ben) to move.*1 move/);
  await begun.filter({ hasText: 'Ben' }).getByRole('link').click();
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('button', { name: next })).toBeVisible();
});
