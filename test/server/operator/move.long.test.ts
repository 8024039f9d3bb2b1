/** Data is taken from a folder to PostgreSQL and back: all of it, or nothing. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Move } from '../../../games/kit/rules.ts';
import { type Games, loadGames } from '../../../server/match/games.ts';
import { operate } from '../../../server/operator/commands.ts';
import { TABLES } from '../../../server/operator/tables.ts';
import type { Driver } from '../../../server/storage/driver.ts';
import { openPostgres } from '../../../server/storage/postgres/driver.ts';
import { openSqlite } from '../../../server/storage/sqlite/driver.ts';
import { newest } from '../../../server/storage/schema.ts';
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
  until,
} from '../harness.ts';
import { madePasskey, peopleAt, PROFILE } from '../seats/passkeys.ts';
import { type Cluster, startCluster } from '../storage/cluster.ts';

const cluster = await startCluster();
afterAll(() => (typeof cluster === 'string' ? undefined : cluster.end()));
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
  await until(() => agora.store.stored.chat(matchID).length > 0);
  const { passkey, key, tie } = await madePasskey(agora.url);
  await tie(key, matchID, seats[1]!);
  operate(['ban', '203.0.113.0/24'], { dataDir, games: loaded, now: 7 });
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
function rowsIn(driver: Driver): unknown {
  const read = ({ name, columns, key }: (typeof TABLES)[number]) =>
    driver
      .prepare(`SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${key.join(', ')}`)
      .all()
      .map((row) => columns.map((column) => (row as Record<string, unknown>)[column]));
  return Object.fromEntries(TABLES.map((table) => [table.name, read(table)]));
}

function contents(open: () => Driver): unknown {
  const driver = open();
  try {
    return rowsIn(driver);
  } finally {
    driver.close();
  }
}

describe('a move', () => {
  if (typeof cluster === 'string') {
    // Its name says why.
    test.skip(cluster, () => {});
    return;
  }

  test('takes all there is to PostgreSQL and back, counts it, and leaves what was there', async () => {
    const { dataDir, matchID, seats, passkey, publicKey } = await played();
    const before = contents(() => openSqlite(dataDir));
    const databaseUrl = await cluster.fresh();
    const said = move(dataDir, databaseUrl);
    expect(said).toMatch(/^Moved to postgres:\/\/agora@\S+: matches 1, log entries 1, lines of chat 1, people 1, /);
    expect(said).toContain(`What is at ${dataDir} stays as it was.`);
    expect(said).not.toContain(':agora@');
    expect(contents(() => openPostgres(databaseUrl))).toEqual(before);
    expect(contents(() => openSqlite(dataDir))).toEqual(before);

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
    expect(move(databaseUrl, back)).toContain('matches 1, log entries 2, lines of chat 2');
    expect(contents(() => openSqlite(back))).toEqual(contents(() => openPostgres(databaseUrl)));
    expect(JSON.parse(readFileSync(join(back, 'push-keys.json'), 'utf8'))).toMatchObject({ publicKey });
    expect((await serve({ dataDir: back })).store.state(matchID)?._stateID).toBe(2);
  });

  test('carries more rows than are held at once, each once', async () => {
    const dataDir = folder();
    await (await serve({ dataDir })).close();
    const many = 1001;
    const driver = openSqlite(dataDir);
    fill(driver, many);
    driver.close();
    const databaseUrl = await cluster.fresh();
    expect(move(dataDir, databaseUrl)).toContain(`matches ${many}, log entries ${2 * many}`);
    expect(contents(() => openPostgres(databaseUrl))).toEqual(contents(() => openSqlite(dataDir)));
  });

  test('that breaks off leaves nothing, and can be made again', async () => {
    const { dataDir } = await played();
    const databaseUrl = await cluster.fresh();
    // The tables are there as after a first start, and one of the last takes nothing.
    await (await serve({ databaseUrl })).close();
    await cluster.run('ALTER TABLE ban ADD CONSTRAINT broken CHECK (false)');
    expect(() => move(dataDir, databaseUrl)).toThrow('broken');
    expect(await cluster.rows('SELECT id FROM match')).toEqual([]);
    await cluster.run('ALTER TABLE ban DROP CONSTRAINT broken');
    expect(move(dataDir, databaseUrl)).toContain('matches 1');
    const triggers = await cluster.rows<{ on: string }>(
      `SELECT tgenabled AS on FROM pg_trigger WHERE NOT tgisinternal`,
    );
    expect(new Set(triggers.map(({ on }) => on))).toEqual(new Set(['O']));
  });

  test('goes nowhere where something is', async () => {
    const { dataDir } = await played();
    const full = (await played()).dataDir;
    const before = contents(() => openSqlite(full));
    expect(() => move(dataDir, full)).toThrow(`${full} is not empty: there are matches in it.`);
    expect(contents(() => openSqlite(full))).toEqual(before);
    expect(() => move(dataDir, dataDir)).toThrow('name the same place');
  });

  test('waits until servers at both ends are stopped', async () => {
    const { dataDir } = await played();
    const databaseUrl = await cluster.fresh();
    const there = await serve({ databaseUrl });
    const onDatabase = /^A server runs on postgres:\/\/agora@\S+; it must be stopped first\.$/;
    expect(() => move(dataDir, databaseUrl)).toThrow(onDatabase);
    expect(() => move(databaseUrl, folder())).toThrow(onDatabase);
    await there.close();
    const here = await serve({ dataDir });
    const empty = join(folder(), 'empty');
    expect(() => move(dataDir, empty)).toThrow(`A server runs on ${dataDir}; it must be stopped first.`);
    expect(existsSync(empty)).toBe(false);
    await here.close();
    expect(move(dataDir, databaseUrl)).toContain('matches 1');
  });

  test('takes nothing that a newer Agora, or an older one, wrote, or that is no data', async () => {
    const { dataDir } = await played();
    const bazaar = loaded.get('bazaar')!;
    const older: Games = new Map([['bazaar', { ...bazaar, rules: { ...bazaar.rules, format: 0 } }]]);
    expect(() => move(dataDir, folder(), older)).toThrow(
      /^A newer Agora stored matches of bazaar in .*; this one knows/,
    );
    const driver = openSqlite(dataDir);
    driver.setVersion(newest(driver) + 1);
    expect(() => move(dataDir, folder())).toThrow('Another version of Agora wrote');
    driver.setVersion(newest(driver) - 1);
    expect(() => move(dataDir, folder())).toThrow('Another version of Agora wrote');
    driver.close();
    expect(() => move(folder(), folder())).toThrow('There is no data in');
    expect(() => move(cluster.url.replace(/\w+$/, 'none'), folder())).toThrow(/cannot be opened: .*"none" does not/);
    const databaseUrl = await cluster.fresh();
    expect(() => move(databaseUrl, folder())).toThrow('There is no data in postgres://');
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
    for (const version of file.versions) file.exec(version);
    const inFile = file
      .prepare(
        `SELECT m.name || '.' || c.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'`,
      )
      .all() as { name: string }[];
    const own = inFile.map(({ name }) => name).filter((name) => !passes.has(name.split('.')[0] ?? ''));
    expect(carried.toSorted()).toEqual(own.toSorted());
  });
});

test('what is not two places is answered with what there is', () => {
  for (const words of [[], ['--from', 'a', '--from', 'b'], ['a', 'b', 'c', 'd'], ['--from', 'a', '--at', 'b']])
    expect(() => operate(['move', ...words], { dataDir: ':memory:', games: loaded, now: 0 })).toThrow(
      'move --from PLACE --to PLACE',
    );
});

/** Matches that nobody could read, with two entries each: what is carried is looked at by nobody. */
function fill(driver: Driver, matches: number): void {
  const make = driver.prepare(
    `INSERT INTO match (id, game, version, state_id, state, initial, metadata, unlisted, over, created_at, updated_at)
     VALUES (?, 'bazaar', 3, 2, '{}', '{}', '{}', 0, 1, 1700000000000, 1700000000001)`,
  );
  const log = driver.prepare('INSERT INTO log (match, position, entry) VALUES (?, ?, ?)');
  driver.transaction(() => {
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
