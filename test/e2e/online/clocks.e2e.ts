/** A table with a clock: what people see of it, across a restart of the server. */
import { expect, test } from '../agora.ts';
import { type Player, playToEnd } from '../player.ts';
import { asterion } from '../games/strategies/asterion.ts';

const SECOND = 1000;

test.use({ clock: 'hand' });

const timerOf = (viewer: Player, name: string) => viewer.panel(name).getByRole('timer');

test('a clock outlasts the server; when it runs out a bot decides, and twice in a row plays on until its player is back', async ({
  agora,
  player,
  troubles,
}) => {
  const ben = await player('Ben');
  const link = await ben.openTable({
    game: 'Asterion',
    players: 2,
    seed: 'clocks',
    options: { Time: 'Quick: 15 s a decision, 2 min in reserve' },
  });
  const ann = await player('Ann');
  await ann.sitDown(link);
  await expect(ann.prompt).toHaveText(/^Your turn/);
  await expect(timerOf(ben, 'Ben')).toHaveText('2:00 in reserve');
  await expect(timerOf(ben, 'Ann')).toHaveText(/^[01]:\d\d left, then 2:00 in reserve$|^[12]:\d\d in reserve$/);

  // A first decision has a minute more.
  await agora.turn(135 * SECOND);
  await troubles.whileAway(async () => {
    await agora.stop();
    for (const { prompt } of [ann, ben]) await expect(prompt).toContainText('The server is being restarted.');
    await agora.turn(3600 * SECOND);
    await agora.start();
    for (const { prompt } of [ann, ben]) await expect(prompt).not.toContainText('The server is being restarted.');
  });
  // A minute of the reserve is used up; an hour without a server has cost nothing, and the decision begins anew.
  // Both must be back: whoever was away would take the decision back from the bot on coming.
  for (const viewer of [ann, ben]) await expect(timerOf(viewer, 'Ann')).toHaveText(/(1:00|0:[345]\d) in reserve$/);

  await agora.turn(135 * SECOND);
  await expect(ben.prompt).toHaveText(/^Your turn/);
  await expect(ann.page.getByText('Your time was up, so a bot decided for you.').last()).toBeVisible();
  await expect(timerOf(ben, 'Ann')).toHaveText('0:00 in reserve');

  await playToEnd([ben], asterion, { until: (_, { prompt }) => prompt.includes('Waiting for Ann') });
  await agora.turn(15 * SECOND);
  await expect(ben.panel('Ann')).toContainText('a bot plays on');
  await ann.page.getByRole('button', { name: 'I’m here' }).click();
  await expect(ben.panel('Ann')).not.toContainText('a bot plays on');
});
