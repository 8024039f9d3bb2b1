/** Hints: what a bot would do, asked for at one's own decision. */
import { expect, local } from '../agora.ts';
import type { Player } from '../player.ts';

local('a hint names a move, says why and marks where, until it is put away', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  await ann.startLocal({ game: 'Katason', rivals: 'people', names: ['Ann', 'Ben', 'Eve'], seed: 'hint' });
  await page.getByRole('button', { name: 'I’m Ann' }).click();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.locator('[aria-live]').filter({ hasText: 'A bot’s advice' });
  await expect(hint).toContainText('Build a house between');
  await expect(hint).toContainText(/\d+ of 36 rolls pay there/);
  // It stands in the prompt's place, in three or four lines.
  expect((await page.locator('[data-part="prompt"]').boundingBox())!.height).toBeLessThan(110);
  const marked = page.locator('[data-spotlit="true"]');
  await expect(marked).toHaveCount(1);
  await page.keyboard.press('t');
  await expect(hint).toHaveCount(0);
  await expect(marked).toHaveCount(0);
});

local('at a table whose host allows it one asks aloud, and at others nobody can', async ({ player }) => {
  const [ann, ben] = [await player('Ann'), await player('Ben')];
  const ask = ({ page }: Player) => page.getByRole('button', { name: 'Hint', exact: true });
  const sitsAt = ({ page }: Player) => expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await ben.sitDown(await ann.openTable({ game: 'Asterion', players: 2 }));
  await sitsAt(ann);
  await expect(ask(ann)).toHaveCount(0);

  const link = await ann.openTable({ game: 'Asterion', players: 2, hints: true });
  await ben.page.goto(link);
  await expect(ben.page.getByText('Hints', { exact: true })).toBeVisible();
  await ben.sitDown(link);
  await sitsAt(ann);
  await sitsAt(ben);
  // Who begins is drawn.
  const begins = await ann.page.getByText(/^Your turn:/).count();
  const [mover, other] = begins > 0 ? [ann, ben] : [ben, ann];
  await ask(mover).click();
  // The others are told at once, and only for a while.
  await expect(other.page.getByText(`${mover.name} asks for a hint.`)).toBeVisible();
  await expect(other.page.getByRole('list', { name: 'Chat' })).toContainText('I’d like a hint.');
  await expect(mover.page.locator('[aria-live]').filter({ hasText: 'A bot’s advice' })).toContainText(
    'Place your tile',
  );
});
