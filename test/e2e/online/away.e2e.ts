/** People who come and go: a table goes on whatever they do, and their seats wait for them. */
import { expect, local, test } from '../agora.ts';
import { playAhead, randomGame } from './ahead.ts';
import { type Player, playToEnd } from '../player.ts';
import { asterion } from '../games/strategies/asterion.ts';

const MINUTE = 60_000;

test.use({ clock: 'hand' });

/** Plays on until another sees that it is somebody's move, a few moves from now. */
async function until(mover: Player, other: Player): Promise<void> {
  let looks = 0;
  await playToEnd([mover, other], asterion, {
    until: (player, { prompt }) => player === other && prompt.includes(`Waiting for ${mover.name}`) && ++looks > 3,
  });
}

test('a player vanishes on their turn and comes back, then leaves, and the match ends anyway', async ({
  agora,
  player,
}) => {
  const ann = await player('Ann');
  const seed = 'who is away';
  const link = await ann.openTable({ game: 'Asterion', players: 2, seed });
  const ben = await player('Ben');
  await ben.sitDown(link);
  await playAhead(link, [ann, ben], await randomGame('asterion', 2, seed), 0.5);
  await until(ann, ben);

  const { page } = ann;
  const table = page.url();
  await page.goto('about:blank');
  await expect(ben.panel('Ann')).toContainText(/away, a bot in \d:\d\d/);
  await expect(ben.page.getByRole('timer')).toHaveText(
    /^Ann is away\. In \d:\d\d a bot stands in until they are back\.$/,
  );
  await agora.turn(MINUTE);
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

local('the host frees the seat of who has gone and starts with bots; a guest may do neither', async ({ player }) => {
  const ann = await player('Ann');
  const link = await ann.openTable({ game: 'Asterion', players: 4 });
  const ben = await player('Ben');
  await ben.sitDown(link);
  const eve = await player('Eve');
  await eve.sitDown(link);
  const table = ben.page.url();
  await ben.page.goto('about:blank');

  const seats = eve.page.getByRole('list').filter({ hasText: 'Ben' });
  await expect(seats.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('away');
  await expect(eve.page.getByText('Ann is host and decides who sits where.')).toBeVisible();
  await expect(seats.getByRole('button', { name: /^(?:Free|Close|Seat|Send|Make) / })).toHaveCount(0);

  await ann.page.getByRole('button', { name: 'Free Ben’s seat' }).click();
  await expect(eve.page.getByText('2 seats still free')).toBeVisible();
  await ben.page.goto(table);
  await expect(ben.page.getByText('You no longer have that seat.')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Sit down and play' })).toBeVisible();

  await ann.page
    .getByRole('button', { name: /^Close seat / })
    .last()
    .click();
  await expect(eve.page.getByText('1 seat still free')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Start with bots in the free seats' }).click();
  for (const { page } of [ann, eve])
    await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(3);
});
