/** The data folder when other processes are at it: a backup tool, a second server, whoever copies the file. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import type { Move } from '../../../games/kit/rules.ts';
import { transact } from '../../../server/storage/sqlite/connection.mjs';
import { openSqlite } from '../../../server/storage/sqlite/database.ts';
import { bazaar, makeMove, rawSocket, type Seated, seatedMatch, serve, tableOf, until } from '../harness.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora-locked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('while another process writes, what would change a match is refused, and nothing is stuck afterwards', async () => {
  const dataDir = dataFolder();
  const agora = await serve({ dataDir });
  const { matchID, seats, lobby } = await seatedMatch(agora.url);
  const [ann] = seats as [Seated, Seated];
  const socket = await rawSocket(agora.url);
  const bid = () => {
    const { card } = bazaar.rules.legal(tableOf(agora, matchID).state, 0)[0] as Move & { card: number };
    return socket.update(makeMove('bid', [{ card }], ann), 0, matchID, '0');
  };
  const other = new Database(join(dataDir, 'agora.sqlite'), { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');
  socket.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'hi' }, ann.credentials);
  await until(() => socket.last('agora:refused'));
  await expect(lobby.createMatch('bazaar', { numPlayers: 2 })).rejects.toThrow('503');
  await expect(lobby.updatePlayer('bazaar', matchID, { ...ann, newName: 'Bo' })).rejects.toThrow('503');
  expect(await bid()).toMatchObject({ ok: false, refusal: { code: 'serverError' } });
  other.exec('ROLLBACK');
  other.close();
  expect(await bid()).toEqual({ ok: true, stateID: 1 });
});

test('what a write failed of is told, also where there is nothing left to undo', async () => {
  const database = openSqlite(':memory:');
  onTestFinished(() => database.close());
  const write = database.transaction(async ({ run }) => {
    // As SQLite itself does when a disk is full.
    await run('ROLLBACK');
    throw new Error('disk full');
  });
  await expect(write).rejects.toThrow('disk full');
});

test('a write within another is part of it', () => {
  const { connection } = openSqlite(':memory:');
  onTestFinished(() => void connection.close());
  connection.exec('CREATE TABLE note (text TEXT)');
  const inner = connection.prepare('INSERT INTO note VALUES (?)');
  const outer = () =>
    transact(connection, () => {
      transact(connection, () => inner.run('half'));
      throw new Error('no');
    });
  expect(outer).toThrow('no');
  expect(connection.prepare('SELECT * FROM note').all()).toEqual([]);
});

test('after a clean end the one file holds everything', async () => {
  const dataDir = dataFolder();
  const agora = await serve({ dataDir });
  const { matchID } = await seatedMatch(agora.url);
  await agora.close();
  const copy = dataFolder();
  copyFileSync(join(dataDir, 'agora.sqlite'), join(copy, 'agora.sqlite'));
  const restored = await serve({ dataDir: copy });
  expect(await restored.store.list({})).toEqual([matchID]);
});

test('a second server on the same folder is refused in a sentence, and the first goes on', async () => {
  const dataDir = dataFolder();
  const first = await serve({ dataDir });
  await expect(serve({ dataDir })).rejects.toThrow('another Agora server runs on DATA_DIR');
  await seatedMatch(first.url);
  await first.close();
  expect(await (await serve({ dataDir })).store.list({})).toHaveLength(1);
});
