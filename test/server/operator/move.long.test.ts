/** Data is taken from a folder to PostgreSQL and back: all of it, or nothing. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Move } from '../../../games/kit/rules.ts';
import { type Games, loadGames } from '../../../server/match/games.ts';
import { operate } from '../../../server/operator/commands.ts';
import { TABLES } from '../../../server/operator/tables.ts';
import type { Ask, Database } from '../../../server/storage/database.ts';
import { openPostgres } from '../../../server/storage/postgres/database.ts';
import { newest } from '../../../server/storage/schema.ts';
import { transact } from '../../../server/storage/sqlite/connection.mjs';
import { openSqlite, type SqliteDatabase } from '../../../server/storage/sqlite/database.ts';
import {
  bazaar,
  games,
  makeMove,
  rawSocket,
  type Seated,
  seatedMatch,
  serve,
  stillPlays,
  tableOf,
  type TestServer,
} from '../harness.ts';
import { madePasskey, peopleAt, PROFILE } from '../seats/passkeys.ts';
import type { Cluster } from '../storage/cluster.ts';
import { needCluster } from '../need.ts';

const loaded = await loadGames(games);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'agora-move-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const move = (from: string, to: string, known: Games = loaded) =>
  operate(['move', '--from', from, '--to', to], { dataDir: ':memory:', games: known, now: 0 });

/** A folder in which a match was played and talked at, with a person, a ban and the keys for calls. */
async function played() {
  const dataDir = folder();
  const agora = await serve({ dataDir });
  const { matchID, seats } = await seatedMatch(agora.url);
  await stillPlays(agora.url, matchID, seats[1]!);
  const { socket } = await rawSocket(agora.url);
  socket.emit('chat', matchID, { id: '', sender: '1', payload: 'Well met' }, seats[1]!.credentials);
  const said = async () => {
    await agora.store.ahead(matchID);
    return agora.store.stored.chat(matchID).length;
  };
  await expect.poll(said).toBe(1);
  const { passkey, key, tie } = await madePasskey(agora.url);
  await tie(key, matchID, seats[1]!);
  await operate(['ban', '203.0.113.0/24'], { dataDir, games: loaded, now: 7 });
  const publicKey = await pushKey(agora.url);
  await agora.close();
  return { dataDir, matchID, seats: seats as readonly Seated[], passkey, publicKey };
}

async function pushKey(url: string): Promise<string> {
  return ((await (await fetch(`${url}/api/push`)).json()) as { key: string }).key;
}

/** The second of two bids, which follows the one that was made before. */
async function bids(agora: TestServer, id: string, seated: Seated): Promise<void> {
  const socket = await rawSocket(agora.url);
  const { card } = bazaar.rules.legal(tableOf(agora, id).state, Number(seated.playerID))[0] as { card: number } & Move;
  const receipt = await socket.update(makeMove('bid', [{ card }], seated), 1, id, seated.playerID);
  expect(receipt).toEqual({ ok: true, stateID: 2 });
}

/** All rows of what is carried, as they are read back. */
async function rowsIn(ask: Ask): Promise<unknown> {
  const found: Record<string, unknown> = {};
  for (const { name, columns, key } of TABLES) {
    const rows = await ask<Record<string, unknown>>(
      `SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${key.join(', ')}`,
    );
    found[name] = rows.map((row) => columns.map((column) => row[column]));
  }
  return found;
}

async function contents(open: () => Database | Promise<Database>): Promise<unknown> {
  const database = await open();
  try {
    return await rowsIn(database.ask);
  } finally {
    await database.close();
  }
}

describe('a move', async () => {
  const cluster = await needCluster();

  test('takes all there is to PostgreSQL and back, counts it, and leaves what was there', async () => {
    const { dataDir, matchID, seats, passkey, publicKey } = await played();
    const before = await contents(() => openSqlite(dataDir));
    const databaseUrl = await cluster.fresh();
    const said = await move(dataDir, databaseUrl);
    expect(said).toMatch(/^Moved to postgres:\/\/agora@\S+: matches 1, log entries 1, lines of chat 1, people 1, /);
    expect(said).toContain(`What is at ${dataDir} stays as it was.`);
    expect(said).not.toContain(':agora@');
    expect(await contents(() => openPostgres(databaseUrl))).toEqual(before);
    expect(await contents(() => openSqlite(dataDir))).toEqual(before);

    const server = await serve({ databaseUrl });
    expect(await pushKey(server.url)).toBe(publicKey);
    await bids(server, matchID, seats[0]!);
    Object.assign(passkey, { origin: server.url });
    const people = peopleAt(server.url);
    expect(await people.me(await people.signIn(passkey))).toMatchObject({ profile: PROFILE, seats: [{ id: matchID }] });
    // What is written from now on is told, and numbered after what was brought.
    expect((await server.store.say(matchID, { seat: 0, text: 'On we go' })).id).toBeGreaterThan(1);
    await server.close();

    const back = join(folder(), 'back');
    expect(await move(databaseUrl, back)).toContain('matches 1, log entries 2, lines of chat 2');
    expect(await contents(() => openSqlite(back))).toEqual(await contents(() => openPostgres(databaseUrl)));
    expect(JSON.parse(readFileSync(join(back, 'push-keys.json'), 'utf8'))).toMatchObject({ publicKey });
    const after = await serve({ dataDir: back });
    await after.store.ready(matchID);
    expect(after.store.state(matchID)?._stateID).toBe(2);
  });

  test('carries more rows than are held at once, each once', async () => {
    const dataDir = folder();
    await (await serve({ dataDir })).close();
    const many = 1001;
    const database = openSqlite(dataDir);
    fill(database, many);
    await database.close();
    const databaseUrl = await cluster.fresh();
    expect(await move(dataDir, databaseUrl)).toContain(`matches ${many}, log entries ${2 * many}`);
    expect(await contents(() => openPostgres(databaseUrl))).toEqual(await contents(() => openSqlite(dataDir)));
  });

  test('that breaks off leaves nothing, and can be made again', async () => {
    const { dataDir } = await played();
    const databaseUrl = await cluster.fresh();
    // The tables are there as after a first start, and one of the last takes nothing.
    await (await serve({ databaseUrl })).close();
    await cluster.run('ALTER TABLE ban ADD CONSTRAINT broken CHECK (false)');
    await expect(move(dataDir, databaseUrl)).rejects.toThrow('broken');
    expect(await cluster.rows('SELECT id FROM match')).toEqual([]);
    await cluster.run('ALTER TABLE ban DROP CONSTRAINT broken');
    expect(await move(dataDir, databaseUrl)).toContain('matches 1');
    const triggers = await cluster.rows<{ on: string }>(
      `SELECT tgenabled AS on FROM pg_trigger WHERE NOT tgisinternal`,
    );
    expect(new Set(triggers.map(({ on }) => on))).toEqual(new Set(['O']));
  });

  test('goes nowhere where something is', async () => {
    const { dataDir } = await played();
    const full = (await played()).dataDir;
    const before = await contents(() => openSqlite(full));
    await expect(move(dataDir, full)).rejects.toThrow(`${full} is not empty: there are matches in it.`);
    expect(await contents(() => openSqlite(full))).toEqual(before);
    await expect(move(dataDir, dataDir)).rejects.toThrow('name the same place');
  });

  test('waits until servers at both ends are stopped', async () => {
    const { dataDir } = await played();
    const databaseUrl = await cluster.fresh();
    const there = await serve({ databaseUrl });
    const onDatabase = /^A server runs on postgres:\/\/agora@\S+; it must be stopped first\.$/;
    await expect(move(dataDir, databaseUrl)).rejects.toThrow(onDatabase);
    await expect(move(databaseUrl, folder())).rejects.toThrow(onDatabase);
    await there.close();
    const here = await serve({ dataDir });
    const empty = join(folder(), 'empty');
    await expect(move(dataDir, empty)).rejects.toThrow(`A server runs on ${dataDir}; it must be stopped first.`);
    expect(existsSync(empty)).toBe(false);
    await here.close();
    expect(await move(dataDir, databaseUrl)).toContain('matches 1');
  });

  test('takes nothing that a newer Agora, or an older one, wrote, or that is no data', async () => {
    const { dataDir } = await played();
    const bazaar = loaded.get('bazaar')!;
    const older: Games = new Map([['bazaar', { ...bazaar, rules: { ...bazaar.rules, format: 0 } }]]);
    await expect(move(dataDir, folder(), older)).rejects.toThrow(
      /^A newer Agora stored matches of bazaar in .*; this one knows/,
    );
    const database = openSqlite(dataDir);
    await database.setVersion(newest(database) + 1);
    await expect(move(dataDir, folder())).rejects.toThrow('Another version of Agora wrote');
    await database.setVersion(newest(database) - 1);
    await expect(move(dataDir, folder())).rejects.toThrow('Another version of Agora wrote');
    await database.close();
    await expect(move(folder(), folder())).rejects.toThrow('There is no data in');
    await expect(move(cluster.url.replace(/\w+$/, 'none'), folder())).rejects.toThrow(
      /cannot be opened: .*"none" does not/,
    );
    const databaseUrl = await cluster.fresh();
    await expect(move(databaseUrl, folder())).rejects.toThrow('There is no data in postgres://');
  });

  test('knows every column there is, or why it stays behind', async () => {
    const databaseUrl = await cluster.fresh();
    await (await serve({ databaseUrl })).close();
    const kept = await columnsOf(cluster);
    const passes = new Map([
      ['agora_version', 'the tables’ own'],
      ['node', 'servers that run'],
      ['lease', 'what they look after'],
      ['presence', 'who is there'],
      ['standing', 'what is asked again after a restart'],
      ['spent', 'counts of a day at most'],
      ['challenge', 'answered within minutes'],
      ['answered', 'given again for an hour at most'],
      ['secret', 'the keys for calls, which go by a way of their own'],
    ]);
    const left = new Set(['match.mark', 'match.answers']);
    const carried = TABLES.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));
    const there = kept.filter((column) => !passes.has(column.split('.')[0] ?? '') && !left.has(column));
    expect(carried.toSorted()).toEqual(there.toSorted());
    const file = openSqlite(':memory:');
    onTestFinished(() => file.close());
    for (const version of file.versions) await file.run(version);
    const inFile = await file.ask<{ name: string }>(
      `SELECT m.name || '.' || c.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'`,
    );
    const own = inFile.map(({ name }) => name).filter((name) => !passes.has(name.split('.')[0] ?? ''));
    expect(carried.toSorted()).toEqual(own.toSorted());
  });
});

test('what is not two places is answered with what there is', async () => {
  for (const words of [[], ['--from', 'a', '--from', 'b'], ['a', 'b', 'c', 'd'], ['--from', 'a', '--at', 'b']])
    await expect(operate(['move', ...words], { dataDir: ':memory:', games: loaded, now: 0 })).rejects.toThrow(
      'move --from PLACE --to PLACE',
    );
});

/** Matches that nobody could read, with two entries each: what is carried is looked at by nobody. */
function fill({ connection }: SqliteDatabase, matches: number): void {
  const make = connection.prepare(
    `INSERT INTO match (id, game, version, state_id, state, initial, metadata, unlisted, over, created_at, updated_at)
     VALUES (?, 'bazaar', 3, 2, '{}', '{}', '{}', 0, 1, 1700000000000, 1700000000001)`,
  );
  const log = connection.prepare('INSERT INTO log (match, position, entry) VALUES (?, ?, ?)');
  transact(connection, () => {
    for (let number = 0; number < matches; number++) {
      const id = `Match${number}`;
      make.run(id);
      for (const position of [0, 1]) log.run(id, position, `${id} ${position} 手番`);
    }
  });
}

async function columnsOf({ rows }: Cluster): Promise<readonly string[]> {
  const found = await rows<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  return found.map(({ name }) => name);
}
