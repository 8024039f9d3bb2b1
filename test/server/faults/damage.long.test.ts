/** A damaged row costs its own match, which the log names, and nobody else anything. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../../server/storage/sqlite/database.ts';
import { rawSocket, seatedMatch, type Seated, serve, stillPlays, until } from '../harness.ts';

const damages: readonly (readonly [string, string])[] = [
  ['a state that is no JSON', "UPDATE match SET state = '{' WHERE id = ?"],
  ['a state that is empty', "UPDATE match SET state = 'null' WHERE id = ?"],
  ['a first state that is no JSON', "UPDATE match SET initial = '{' WHERE id = ?"],
  ['metadata that are no JSON', "UPDATE match SET metadata = '{' WHERE id = ?"],
  ['metadata that are a list', "UPDATE match SET metadata = '[]' WHERE id = ?"],
  ['metadata without players', `UPDATE match SET metadata = '{"players":null,"setupData":null}' WHERE id = ?`],
  ['a player that is nobody', `UPDATE match SET metadata = json_set(metadata, '$.players.0', NULL) WHERE id = ?`],
  ['players under other seats', `UPDATE match SET metadata = json_set(metadata, '$.players.0.id', 1) WHERE id = ?`],
  ['a log that is no JSON', `INSERT INTO log VALUES (?, 0, '{')`],
  ['a state of the future', `UPDATE match SET state = json_set(state, '$.G.format', 99) WHERE id = ?`],
];

test.each(damages)('%s costs one match', async (_, sql) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-damage-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const before = await serve({ dataDir });
  const damaged = await seatedMatch(before.url);
  const whole = await seatedMatch(before.url);
  await before.close();
  const database = openSqlite(dataDir);
  database.connection.prepare(sql).run(damaged.matchID);
  await database.close();

  const lines: string[] = [];
  const sink = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) });
  const agora = await serve({ dataDir }, { log: pino({ level: 'error' }, sink) });
  const socket = await rawSocket(agora.url);
  socket.socket.emit('sync', damaged.matchID, '0', damaged.seats[0]?.credentials);
  const refused = await until(() => socket.last('agora:refused'));
  expect(['noSuchMatch', 'wornOut']).toContain((refused[0] as { refusal: { code: string } }).refusal.code);
  expect(socket.last('sync')).toBeUndefined();
  const told = lines.filter((line) => line.includes(damaged.matchID));
  expect(told.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['a match cannot be read']);
  expect(lines.filter((line) => !line.includes(damaged.matchID))).toEqual([]);
  const list = (await (await fetch(`${agora.url}/games/bazaar`)).json()) as { matches: { matchID: string }[] };
  expect(list.matches.map(({ matchID }) => matchID)).toContain(whole.matchID);
  await stillPlays(agora.url, whole.matchID, whole.seats[1] as Seated);
});
