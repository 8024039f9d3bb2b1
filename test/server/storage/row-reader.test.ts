/** Matches that are read ahead of time: what is at hand is what the database held at that moment, and for that moment only. */
import { expect, test } from 'vitest';
import { type Loaded, RowReader } from '../../../server/storage/row-reader.ts';
import type { Statements } from '../../../server/storage/statements.ts';

/** Rows of one match whose version tells them apart, a database that is asked at once, and one that answers when it is told to. */
function database() {
  const asked: string[] = [];
  const answers: ((version: number | undefined) => void)[] = [];
  const rowOf = (version: number): Loaded['row'] => ({
    version,
    game: 'bazaar',
    state: '',
    initial: '',
    metadata: '',
    created_at: 0,
    updated_at: 0,
  });
  const at = (name: string, answer: unknown) => ({
    get: () => (asked.push(name), answer),
    all: () => (asked.push(name), answer),
  });
  const sql = {
    read: at('row', rowOf(0)),
    readMetadata: at('metadata', rowOf(0)),
    version: at('version', rowOf(0)),
    readLog: at('log', [{ entry: 'at once' }]),
    readLogEnd: at('end', [{ entry: 'at once' }]),
    readLogFrom: at('rest', [{ entry: 'at once' }]),
    chat: at('chat', []),
  } as unknown as Statements;
  const load = () =>
    new Promise<Loaded | undefined>((resolve) => {
      const row = (version: number) => ({ row: rowOf(version), log: ['1', '2', '3'], chat: [] });
      answers.push((version) => resolve(version === undefined ? undefined : row(version)));
    });
  const rows = new RowReader(sql, {
    load,
    describe: async () => undefined,
    list: async () => [],
    versions: async () => new Map(),
    close: async () => {},
  });
  const answer = async (version: number | undefined) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.(version);
  };
  return { rows, asked, answer, waiting: () => answers.length };
}

test('whoever goes on at once finds all of it at hand, later it is asked for', async () => {
  const { rows, asked, answer } = database();
  const ahead = rows.ahead('match');
  await answer(7);
  await ahead;
  expect([rows.version('match'), rows.metadata('match')?.version, rows.row('match')?.version]).toEqual([7, 7, 7]);
  expect([rows.log('match'), rows.log('match', 2), rows.logEnd('match', 2), rows.chat('match')]).toEqual([
    ['1', '2', '3'],
    ['3'],
    ['2', '3'],
    [],
  ]);
  expect(asked).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect([rows.version('match'), rows.log('match')]).toEqual([0, ['at once']]);
  expect(asked).toEqual(['version', 'log']);
});

test('a match that is not there is not looked for twice', async () => {
  const { rows, asked, answer } = database();
  const ahead = rows.ahead('none');
  await answer(undefined);
  await ahead;
  expect([rows.row('none'), rows.version('none'), rows.log('none')]).toEqual([undefined, undefined, []]);
  expect(asked).toEqual([]);
});

test('what was written while it was read is read again', async () => {
  const { rows, answer, waiting } = database();
  const both = [rows.ahead('match'), rows.ahead('match')];
  await expect.poll(waiting).toBe(1);
  rows.forget('match');
  await answer(1);
  await answer(2);
  await Promise.all(both);
  expect(rows.version('match')).toBe(2);
  rows.forget('match');
  expect(rows.version('match')).toBe(0);
});

test('one that is written again and again is read at once in the end', async () => {
  const { rows, asked, answer } = database();
  const ahead = rows.ahead('match');
  for (let version = 1; version <= 10; version++) {
    rows.forget();
    await answer(version);
  }
  await ahead;
  expect([rows.version('match'), asked]).toEqual([0, ['version']]);
});
