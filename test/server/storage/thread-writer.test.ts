/** A server in a folder of its own writes by a thread: who holds the file up holds up nobody who reads, and nothing is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import type { MatchStore } from '../../../server/storage/match-store.ts';
import { openForServer } from '../../../server/storage/open.ts';
import { until } from '../harness.ts';
import { after, entry, newMatch } from './matches.ts';
import { storeAt } from './opened.ts';

const openIn = async (dataDir: string) => (await storeAt(await openForServer({ dataDir }, 'one'))).store;

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora-thread-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function storeIn(dataDir: string): Promise<MatchStore> {
  const store = await openIn(dataDir);
  onTestFinished(() => store.close());
  return store;
}

/** Another process that holds the file for a while. */
function holdUp(dataDir: string): () => void {
  const other = new Database(join(dataDir, 'agora.sqlite'), { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('COMMIT');
    other.close();
  };
}

test('while another process holds the file what is written waits, and all is read meanwhile', async () => {
  const dataDir = dataFolder();
  const store = await storeIn(dataDir);
  const match = newMatch();
  store.createMatch('m', match);
  await store.saved('m');
  const letGo = holdUp(dataDir);
  store.setState('m', after(match.initialState), [entry(0)]);
  const saved = store.saved('m');
  await store.ahead('m');
  expect([store.state('m')?._stateID, store.stored.state('m')?._stateID, store.stored.log('m')]).toEqual([1, 0, []]);
  letGo();
  await saved;
  await store.ahead('m');
  expect([store.stored.state('m')?._stateID, store.stored.log('m').length]).toEqual([1, 1]);
});

test('what could not be written for a lock has not happened, and the next is written', async () => {
  const dataDir = dataFolder();
  const store = await storeIn(dataDir);
  const match = newMatch();
  store.createMatch('m', match);
  await store.saved('m');
  const letGo = holdUp(dataDir);
  const act = () => store.setState('m', after(match.initialState), [entry(0)]);
  act();
  await expect(store.saved('m')).rejects.toThrow('locked');
  expect(store.state('m')?._stateID).toBe(0);
  await expect(store.say('m', { seat: 0, text: 'hello' })).rejects.toThrow('locked');
  letGo();
  act();
  await store.saved('m');
  expect(store.stored.state('m')?._stateID).toBe(1);
});

test('what others write is read anew a moment later, what the server itself writes is not', async () => {
  const dataDir = dataFolder();
  const store = await storeIn(dataDir);
  const match = newMatch();
  store.createMatch('m', match);
  await store.saved('m');
  let told = 0;
  store.whenBack(() => void told++);
  for (const line of ['one', 'two']) await store.say('m', { seat: 0, text: line });
  const known = store.metadata('m');
  const other = new Database(join(dataDir, 'agora.sqlite'), { timeout: 5000 });
  onTestFinished(() => void other.close());
  expect([told, store.metadata('m') === known]).toEqual([0, true]);
  other.prepare(`UPDATE match SET metadata = json_set(metadata, '$.gameName', 'other'), version = version + 1`).run();
  await until(() => told > 0);
  expect(store.isAtHand('m')).toBe(false);
  await store.ready('m');
  expect(store.metadata('m')?.gameName).toBe('other');
});

test('lines of the chat stand in the order in which they were said', async () => {
  const store = await storeIn(dataFolder());
  store.createMatch('m', newMatch());
  const said = await Promise.all(['one', 'two', 'three'].map((text) => store.say('m', { seat: 0, text })));
  await store.ahead('m');
  expect(said.map(({ text }) => text)).toEqual(store.stored.chat('m').map(({ text }) => text));
  expect(said.map(({ id }) => id)).toEqual(said.map(({ id }) => id).toSorted((a, b) => a - b));
});

test('what is on its way is stored before it closes', async () => {
  const dataDir = dataFolder();
  const first = await openIn(dataDir);
  first.createMatch('m', newMatch());
  await first.close();
  const next = await storeIn(dataDir);
  await next.ahead('m');
  expect(next.state('m')?._stateID).toBe(0);
});
