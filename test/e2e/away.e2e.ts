/** People who come and go: a table goes on whatever they do, and their seats wait for them. */
import { expect, test } from './agora.ts';
import { type Player, playToEnd } from './player.ts';
import { asterion } from './strategies/asterion.ts';

test.use({ settings: { AWAY_PATIENCE_S: '3' } });

/** Plays on until another sees that it is somebody's move, a few moves from now. */
async function until(mover: Player, other: Player): Promise<void> {
  let looks = 0;
  await playToEnd([mover, other], asterion, {
    until: (player, { prompt }) => player === other && prompt.includes(`Waiting for ${mover.name}`) && ++looks > 3,
  });
}

test('a player vanishes on their turn and comes back, then leaves, and the match ends anyway', async ({ player }) => {
  const ann = await player('Ann');
  const link = await ann.openTable({ game: 'Asterion', players: 2, seed: 'who is away' });
  const ben = await player('Ben');
  await ben.sitDown(link);
  await until(ann, ben);

  const { page } = ann;
  const table = page.url();
  await page.goto('about:blank');
  await expect(ben.panel('Ann')).toContainText(/away, a bot in 0:0\d/);
  await expect(ben.page.getByRole('timer')).toHaveText(
    /^Ann is away\. In 0:0\d a bot stands in until they are back\.$/,
  );
  await expect(ben.panel('Ann')).toContainText('a bot stands in');
  await expect(ben.page.getByRole('timer')).toHaveCount(0);
  await expect(ben.prompt).toHaveText(/^Your turn/);

  await page.goto(table);
  await expect(ann.panel('Ann')).toContainText('you');
  await expect(ben.panel('Ann')).not.toContainText('a bot stands in');
  await until(ann, ben);

  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let a bot play on now' }).click();
  await expect(page).toHaveURL('/');
  await expect(ben.panel('Ann')).toContainText('has left; a bot plays on');
  await playToEnd([ben], asterion);
  const { places } = await ben.result();
  expect(places.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben']);
});
