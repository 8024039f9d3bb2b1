/** Being called back to a table: asked for with one press at it, and brought by push when a slow turn has come. */
import { pushReceiver, pushService } from '../../push-service.ts';
import { expect, test } from '../agora.ts';
import { playToEnd } from '../player.ts';
import { asterion } from '../games/strategies/asterion.ts';

test.use({ clock: 'hand' });

test('a slow table calls by push who has gone and asked for it', async ({ agora, player }) => {
  const service = await pushService();
  const { call, open } = pushReceiver(`${service.url}/ann`);
  const ben = await player('Ben');
  const link = await ben.openTable({
    game: 'Asterion',
    players: 2,
    seed: 'clocks',
    options: { Time: 'Once a day: 1 day a turn' },
  });
  const ann = await player('Ann', { serviceWorkers: 'allow' });
  const { page } = ann;
  await page.addInitScript(standIn, call);
  await ann.sitDown(link);
  await expect(ann.prompt).toHaveText(/^Your turn/);
  const button = page.getByRole('button', { name: 'Call me when it is my turn' });
  for (const pressed of ['true', 'false', 'true']) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', pressed);
  }
  await playToEnd([ann], asterion, { until: (_, { prompt }) => prompt.includes('Waiting for Ben') });
  const match = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto('about:blank');

  await playToEnd([ben], asterion, { until: (_, { prompt }) => prompt.includes('Waiting for Ann') });
  await expect.poll(() => agora.turn(5000).then(() => service.received.length)).toBe(1);
  expect(open(service.received[0]!)).toEqual({ code: 'yourTurn', game: 'asterion', match, language: 'en' });
  service.close();
});

type Subscribed = ReturnType<typeof pushReceiver>['call'];

/**
 * The tests' browser reaches no push service and shows no notices: this one subscribes at the tests' own. Runs in the page, so it
 * stands alone.
 */
function standIn({ endpoint, p256dh, auth }: Subscribed): void {
  const keys = { p256dh, auth };
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let permission: NotificationPermission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = 'granted');
  PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
}
