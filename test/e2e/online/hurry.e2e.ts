/** Online, too, who only waits for bots need not wait out their pauses. */
import { expect, test } from '../agora.ts';
import { playToEnd } from '../player.ts';
import { asterion } from '../games/strategies/asterion.ts';

// A bot moves after its pause, or at once where nobody wants one: here no pause ever ends.
test.use({ clock: 'hand', settings: { BOT_DELAY_MS: '10000' } });

test('bots that people have asked to hurry move without a pause, until one’s next turn', async ({ player }) => {
  const ann = await player('Ann');
  const link = await ann.openTable({ game: 'Asterion', players: 3, seed: 'in a hurry' });
  await ann.seatBot();
  const ben = await player('Ben');
  await ben.sitDown(link);
  const hurry = ({ page }: typeof ann) => page.getByRole('button', { name: 'Fast forward', exact: true });
  await playToEnd([ann, ben], asterion, {
    until: async () => (await hurry(ann).isVisible()) || hurry(ben).isVisible(),
  });

  await hurry(ann).click();
  const asked = ann.page.getByRole('button', { name: 'Fast forward once everybody wants it', pressed: true });
  await expect(asked).toBeVisible();
  await expect(ben.prompt).toHaveText(/^Waiting for/);
  await hurry(ben).click();
  await expect(ann.prompt).toHaveText(/^Your turn/);
  await expect(hurry(ann)).toBeHidden();
});
