/** Who is refused and asks on. */
import { expect, test, vi } from 'vitest';
import { Insistence } from '../../server/http/insistence.ts';

/** Whether a promise is settled by the time all that is due now has been done. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

test('a hundred refusals are told at once, then they take a while; nobody else waits for that', async () => {
  const insistence = new Insistence();
  for (let time = 0; time < 100; time++) expect(await isSettled(insistence.refused('ann'))).toBe(true);
  const slow = insistence.refused('ann');
  expect(await isSettled(slow)).toBe(false);
  expect(await isSettled(insistence.refused('bob'))).toBe(true);
  await slow;
  vi.useFakeTimers({ toFake: ['performance'], now: performance.now() + 11_000 });
  vi.advanceTimersByTime(11_000);
  expect(await isSettled(insistence.refused('ann'))).toBe(true);
  vi.useRealTimers();
});

test('only so many are kept waiting', async () => {
  const insistence = new Insistence();
  const all = Array.from({ length: 1100 }, () => insistence.refused('ann'));
  expect(await isSettled(insistence.refused('ann'))).toBe(true);
  await Promise.all(all);
});
