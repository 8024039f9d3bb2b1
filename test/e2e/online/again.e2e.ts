/** The next match of the same people: who comes sits, who doesn't is waited for a minute. */
import { expect, test } from '../agora.ts';
import { playAhead, randomGame } from './ahead.ts';
import { playToEnd } from '../player.ts';
import { asterion } from '../games/strategies/asterion.ts';

test.use({ clock: 'hand' });

test('of three who played two go on, with a bot in the seat of the third once it was kept for long enough', async ({
  agora,
  player,
}) => {
  const [ann, ben, eve] = [await player('Ann'), await player('Ben'), await player('Eve')];
  const seed = 'once more';
  const link = await ann.openTable({ game: 'Asterion', players: 3, seed });
  await ben.sitDown(link);
  await eve.sitDown(link);
  const people = [ann, ben, eve];
  await playAhead(link, people, await randomGame('asterion', 3, seed), 0.95);
  await playToEnd(people, asterion);

  await ann.page.getByRole('button', { name: 'Play again' }).click();
  const seats = ann.page.getByRole('list').filter({ hasText: 'Kept for' });
  // Eve began, so she sits last.
  await expect(seats.getByRole('listitem')).toHaveText([/^Ann/, /^Kept for Ben/, /^Kept for Eve/]);
  await expect(ann.page.getByText('Waiting for Ben and Eve')).toBeVisible();
  await expect(ann.page.getByRole('button', { name: 'Start with bots in the free seats' })).toHaveCount(0);
  for (const { page } of [ben, eve])
    await expect(page.getByRole('dialog')).toContainText('Ann waits for you at the next table. Your seat is kept for');

  await ben.page.getByRole('button', { name: 'Join the next match' }).click();
  await expect(ann.page.getByRole('listitem').filter({ hasText: 'Ben' })).toHaveText(/^Ben/);
  await expect(eve.page.getByRole('dialog')).toContainText('Ann and Ben wait for you');

  // Eve still looks at what has ended: her seat falls free when it was said.
  await agora.turn(60_000);
  await expect(eve.page.getByRole('dialog')).toContainText('Ann and Ben sit at the next table, and a seat is free.');
  await ann.page.getByRole('button', { name: 'Start with bots in the free seats' }).click();
  for (const { page } of [ann, ben])
    await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(3);
  await expect(ann.panel('Ann')).toContainText('you');
  await expect(eve.page.getByRole('dialog')).toContainText('The next match has begun.');
  await eve.page.getByRole('link', { name: 'Watch the next match' }).click();
  await expect(eve.page.getByText('You are watching')).toBeVisible();
});
