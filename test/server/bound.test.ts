import { expect, test } from 'vitest';
import { Bound } from '../../server/bound.ts';
import { Metrics } from '../../server/metrics.ts';

test('only so much is under way at once, and whoever comes when that is done has their turn', async () => {
  const open: (() => void)[] = [];
  const bound = new Bound(2, 'That is too much.');
  const run = () => bound.run(() => new Promise<void>((done) => open.push(done)));
  const first = run();
  const second = bound.run(() => first.then(() => Promise.reject(new Error('gone'))));
  await expect(run()).rejects.toMatchObject({ refusal: { code: 'tooFast' }, message: 'That is too much.' });
  expect([bound.length, open.length]).toEqual([2, 1]);
  open[0]!();
  await first;
  await expect(second).rejects.toThrow('gone');
  expect(bound.length).toBe(0);
  const third = run();
  open.at(-1)!();
  expect(await third).toBeUndefined();
});

test('reads of matches are timed, also those that fail', async () => {
  const metrics = new Metrics();
  expect(await metrics.read(() => Promise.resolve('a match'))).toBe('a match');
  await expect(metrics.read(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await metrics.text()).toContain('agora_read_seconds_count 2');
});
