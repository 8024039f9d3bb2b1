/** A seat that goes along: from one browser to another by a private link, and back to one alone. */
import { expect, local as test } from '../agora.ts';
import { type Player, playToEnd } from '../player.ts';
import { asterion } from '../games/strategies/asterion.ts';

/** Makes one's next move and waits until another screen shows that it was made. */
async function moves(mover: Player, watcher: Player): Promise<void> {
  const before = await watcher.log.count();
  await playToEnd([mover], asterion, { until: async () => (await watcher.log.count()) > before });
}

test('a seat moves to a second device, both play, and one signs the other out', async ({ player }) => {
  const ann = await player('Ann');
  await ann.openTable({ game: 'Asterion', players: 2, seed: 'two screens' });
  await ann.seatBot();
  await moves(ann, ann);

  await ann.page.getByRole('button', { name: 'Continue on another device or browser' }).click();
  const link = await ann.page.getByRole('textbox', { name: 'Link to your seat' }).inputValue();
  await ann.page.keyboard.press('Escape');
  const other = await player('Ann');
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Play from here' }).click();
  await expect(other.prompt).toHaveText(/^Your turn/);
  await moves(other, ann);
  await expect(ann.prompt).toHaveText(/^Your turn/);
  await moves(ann, other);

  await other.page.getByRole('button', { name: 'Continue on another device or browser' }).click();
  await other.page.getByRole('button', { name: 'Sign out the other devices' }).click();
  await expect(ann.page.getByText('Another device with your seat signed this one out.')).toBeVisible();
  await expect(ann.page.getByText('You are watching', { exact: true })).toBeVisible();
  await expect(other.prompt).toHaveText(/^Your turn/);
});
