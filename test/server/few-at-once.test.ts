import { expect, test } from 'vitest';
import { fewAtOnce } from '../../server/few-at-once.ts';

test('each has its turn once, and only few at a time', async () => {
  const done: number[] = [];
  let [now, most] = [0, 0];
  await fewAtOnce(Array(1000).keys(), async (one) => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
    done.push(one);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array(1000).keys()]);
  expect(most).toBe(20);
});
