import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Slices } from '../../server/slices.ts';

const busy = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

test('much that comes at once is done in several turns, in the order in which it came', async () => {
  const slices = new Slices(5);
  const done: (number | string)[] = [];
  for (let number = 0; number < 6; number++)
    slices.take(() => {
      busy(6);
      done.push(number);
    });
  expect(done).toEqual([0]);
  setTimeout(() => done.push('another'), 1);
  while (done.length < 7) await turn();
  expect(done.filter((one) => one !== 'another')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(done.indexOf('another')).toBeLessThan(6);
});

test('what a piece of work leads to is done before the next one', async () => {
  const slices = new Slices(5);
  const done: string[] = [];
  slices.take(() => busy(6));
  for (const name of ['first', 'second'])
    slices.take(
      () =>
        void Promise.resolve()
          .then(() => done.push(`${name} begins`))
          .then(() => done.push(`${name} ends`)),
    );
  while (done.length < 4) await turn();
  expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a piece of work that throws keeps nothing from those after it', async () => {
  const slices = new Slices(5);
  const thrown = new Promise((resolve) => {
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.once('uncaughtException', (error) => {
      for (const other of others) process.on('uncaughtException', other);
      resolve(error);
    });
  });
  slices.take(() => busy(6));
  slices.take(() => {
    throw new Error('a mistake');
  });
  const done = slices.turn();
  expect(await thrown).toEqual(new Error('a mistake'));
  await done;
});
