/** Reads of matches are timed, and no more of them is asked than can be done. */
import { expect, test } from 'vitest';
import { BoundLoader } from '../../../server/storage/bound-loader.ts';

/** Counts what was measured, once it was ended. */
function timer() {
  const ended = { count: 0 };
  return { ended, begin: () => () => void ended.count++ };
}

test('only so many matches are read at once, and whoever comes when they are read has their turn', async () => {
  const open: (() => void)[] = [];
  const load = () => new Promise<undefined>((done) => open.push(() => done(undefined)));
  const { ended, begin } = timer();
  const loader = new BoundLoader(
    {
      load,
      describe: async () => undefined,
      unfinished: async () => [],
      list: async () => [],
      versions: async () => new Map(),
      close: async () => {},
    },
    2,
    begin,
  );
  const first = loader.load('a');
  const second = loader.load('b');
  await expect(loader.load('c')).rejects.toMatchObject({ refusal: { code: 'tooFast' } });
  expect(loader.waiting).toBe(2);
  open.forEach((done) => done());
  await Promise.all([first, second]);
  expect([loader.waiting, ended.count]).toEqual([0, 2]);
  const third = loader.load('c');
  open.at(-1)?.();
  expect(await third).toBeUndefined();
});
