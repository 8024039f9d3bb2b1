/** Being called back to a table: asked for with one press at it, and told to the server. */
import { expect, test } from './agora.ts';

test('a player asks for calls at the table, and takes it back', async ({ player }) => {
  const ann = await player('Ann', { serviceWorkers: 'allow' });
  const { page } = ann;
  await page.addInitScript(standIn);
  await ann.openTable({ game: 'Asterion', players: 2 });
  const told = page.waitForResponse((response) => response.url().endsWith('/calls'));
  await page.getByRole('button', { name: 'Call me when it is my turn' }).click();
  expect((await told).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Call me when it is my turn', pressed: true })).toBeVisible();

  await page.getByRole('button', { name: 'Call me when it is my turn' }).click();
  await expect(page.getByRole('button', { name: 'Call me when it is my turn', pressed: false })).toBeVisible();
});

/**
 * The tests' browser shows no notices and reaches no push service: this one says yes, and gives an address of the right shape.
 * Runs in the page, so it stands alone.
 */
function standIn(): void {
  const keys = {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  };
  const endpoint = 'https://push.example.org/ann';
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let permission: NotificationPermission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = 'granted');
  PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
}
