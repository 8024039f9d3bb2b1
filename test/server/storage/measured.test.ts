/** A database that is timed, and of which no more is asked than it can do. */
import { expect, test } from 'vitest';
import { BoundLoader, timed } from '../../../server/storage/measured.ts';
import { openSqlite } from '../../../server/storage/sqlite/driver.ts';

/** Counts what was measured, once it was ended. */
function timer() {
  const ended = { count: 0 };
  return { ended, begin: () => () => void ended.count++ };
}

test('every statement is timed, also one that fails', () => {
  const { ended, begin } = timer();
  const driver = timed(openSqlite(':memory:'), begin);
  driver.exec('CREATE TABLE one (number INTEGER NOT NULL) STRICT');
  const insert = driver.prepare('INSERT INTO one VALUES (?)');
  driver.transaction(() => insert.run(1));
  expect(driver.prepare('SELECT number FROM one').get()).toMatchObject({ number: 1 });
  expect(() => insert.run('one')).toThrow();
  expect(ended.count).toBe(4);
  driver.close();
});

test('only so many matches are read at once, and whoever comes when they are read has their turn', async () => {
  const open: (() => void)[] = [];
  const load = () => new Promise<undefined>((done) => open.push(() => done(undefined)));
  const { ended, begin } = timer();
  const loader = new BoundLoader(
    {
      load,
      describe: async () => undefined,
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
