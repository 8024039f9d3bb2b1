/** Matches that are read ahead of time: what is at hand is what the database held at that moment, and for that moment only. */
import { expect, test } from 'vitest';
import type { Loaded } from '../../../server/storage/loader.ts';
import { NotAtHand, RowReader } from '../../../server/storage/row-reader.ts';

/** Rows of one match whose version tells them apart, and a database that answers when it is told to. */
function database() {
  const answers: ((version: number | undefined) => void)[] = [];
  const rowOf = (version: number): Loaded['row'] => ({
    id: 'match',
    version,
    game: 'bazaar',
    state: '',
    initial: '',
    metadata: '',
    created_at: 0,
    updated_at: 0,
  });
  const asked = <T>(of: (version: number) => T) =>
    new Promise<T | undefined>((resolve) => {
      answers.push((version) => resolve(version === undefined ? undefined : of(version)));
    });
  const rows = new RowReader({
    load: () => asked((version) => ({ row: rowOf(version), log: ['1', '2', '3'], chat: [] })),
    describe: () => asked(rowOf),
  });
  const answer = async (version: number | undefined) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.(version);
  };
  const version = () => rows.metadata('match')?.version;
  return { rows, answer, version, waiting: () => answers.length };
}

/** Whoever awaits this goes on later. */
const later = () => new Promise((resolve) => setImmediate(resolve));

test('whoever goes on at once finds all of it at hand, and whoever comes later none of it', async () => {
  const { rows, answer } = database();
  const ahead = rows.ahead('match');
  await answer(7);
  await ahead;
  expect([rows.has('match'), rows.metadata('match')?.version, rows.row('match')?.version]).toEqual([true, 7, 7]);
  expect([rows.log('match'), rows.log('match', 2), rows.logEnd('match', 2), rows.chat('match')]).toEqual([
    ['1', '2', '3'],
    ['3'],
    ['2', '3'],
    [],
  ]);
  await later();
  expect(rows.has('match')).toBe(false);
});

test('what was not read ahead is refused as such: nothing here waits for it', async () => {
  const { rows, answer } = database();
  const asks = [
    () => rows.row('match'),
    () => rows.metadata('match'),
    () => rows.log('match'),
    () => rows.logEnd('match', 1),
    () => rows.chat('match'),
  ];
  for (const ask of asks) expect(ask).toThrow(NotAtHand);
  const ahead = rows.ahead('match');
  for (const ask of asks) expect(ask).toThrow('match match was not read before it was needed');
  await answer(1);
  await ahead;
  for (const ask of asks) expect(ask).not.toThrow();
  await later();
  for (const ask of asks) expect(ask).toThrow(NotAtHand);
});

test('of a match that was described its metadata are at hand, and nothing else', async () => {
  const { rows, answer, waiting } = database();
  const described = rows.describe('match');
  await answer(3);
  await described;
  expect(rows.metadata('match')?.version).toBe(3);
  for (const ask of [() => rows.row('match'), () => rows.log('match')]) expect(ask).toThrow(NotAtHand);
  const ahead = rows.ahead('match');
  await answer(4);
  await ahead;
  expect(rows.metadata('match')?.version).toBe(4);
  // It is known already.
  await rows.describe('match');
  expect(waiting()).toBe(0);
});

test('a match that is not there is not looked for twice', async () => {
  const { rows, answer, waiting } = database();
  const ahead = rows.ahead('none');
  await answer(undefined);
  await ahead;
  expect([rows.row('none'), rows.metadata('none'), rows.log('none')]).toEqual([undefined, undefined, []]);
  await rows.ahead('none');
  await rows.describe('none');
  expect(waiting()).toBe(0);
});

test('what was written while it was read is read again', async () => {
  const { rows, answer, version, waiting } = database();
  const both = [rows.ahead('match'), rows.ahead('match')];
  await expect.poll(waiting).toBe(1);
  rows.forget('match');
  await answer(1);
  await answer(2);
  await Promise.all(both);
  expect(version()).toBe(2);
  rows.forget('match');
  expect(version).toThrow(NotAtHand);
});

test('one that is written again and again is read until it stands still', async () => {
  const { rows, answer, version, waiting } = database();
  let isRead = false;
  const ahead = rows.ahead('match').then(() => (isRead = true));
  for (let written = 1; written <= 10; written++) {
    await expect.poll(waiting).toBe(1);
    rows.forget(written % 2 === 0 ? 'match' : undefined);
    await answer(written);
  }
  await expect.poll(waiting).toBe(1);
  expect([isRead, rows.has('match')]).toEqual([false, false]);
  await answer(11);
  await ahead;
  expect(version()).toBe(11);
});

test('a read that fails is told to everybody who waits for it, and the next one asks again', async () => {
  let isSilent = true;
  const rows = new RowReader({
    load: async () => {
      if (isSilent) throw new Error('no answer');
      return undefined;
    },
    describe: async () => undefined,
  });
  for (const read of [rows.ahead('match'), rows.ahead('match')]) await expect(read).rejects.toThrow('no answer');
  expect(rows.has('match')).toBe(false);
  isSilent = false;
  await rows.ahead('match');
  expect(rows.row('match')).toBeUndefined();
});
