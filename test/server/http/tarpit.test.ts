/** Who is refused and asks on. */
import { expect, test } from 'vitest';
import { Tarpit } from '../../../server/http/tarpit.ts';

/** Whether a promise is settled by the time all that is due now has been done. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

test('a hundred refusals are told at once, then they take a while; nobody else waits for that', async () => {
  let now = 0;
  const tarpit = new Tarpit(() => now);
  for (let time = 0; time < 100; time++) expect(await isSettled(tarpit.refused('ann'))).toBe(true);
  const slow = tarpit.refused('ann');
  expect(await isSettled(slow)).toBe(false);
  expect(await isSettled(tarpit.refused('bob'))).toBe(true);
  await slow;
  now += 11_000;
  expect(await isSettled(tarpit.refused('ann'))).toBe(true);
});

test('only so many are kept waiting', async () => {
  const tarpit = new Tarpit();
  const all = Array.from({ length: 1100 }, () => tarpit.refused('ann'));
  expect(await isSettled(tarpit.refused('ann'))).toBe(true);
  await Promise.all(all);
});
