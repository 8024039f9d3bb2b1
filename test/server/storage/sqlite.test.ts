import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EventBus } from '../../../server/match/event-bus.ts';
import { collectGarbage } from '../../../server/app/collect.ts';
import type { Backend } from '../../../server/storage/backend.ts';
import { inFile, openBeside, openForServer } from '../../../server/storage/open.ts';
import { Loader } from '../../../server/storage/loader.ts';
import { migrate } from '../../../server/storage/schema.ts';
import { NotAtHand } from '../../../server/storage/ahead.ts';
import { openSqlite } from '../../../server/storage/sqlite/database.ts';
import { handClock, until } from '../harness.ts';
import { storageContract } from './contract.ts';
import { newMatch } from './matches.ts';
import { storeInFile } from './opened.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store in memory, and what it asked the database for of single matches. */
async function counted(atHand: number) {
  const asked: string[] = [];
  const count = ({ loader, ...others }: Backend): Backend => ({
    ...others,
    loader,
    reader: {
      load: (id) => (asked.push(id), loader.load(id)),
      describe: (id) => (asked.push(id), loader.describe(id)),
    },
  });
  const { store } = await storeInFile(':memory:', { atHand }, count);
  onTestFinished(() => store.close());
  return { store, asked };
}

describe('storage in a file of SQLite', () => {
  storageContract(() => {
    const dataDir = dataFolder();
    return { open: async () => inFile(openSqlite(dataDir)) };
  });
});

describe('storage in a folder of a server, which writes on a thread', () => {
  storageContract(() => {
    const dataDir = dataFolder();
    let isClaimed = false;
    const open = () => {
      if (isClaimed) return openBeside({ dataDir });
      isClaimed = true;
      return openForServer({ dataDir }, 'one');
    };
    return { open };
  });
});

describe('storage in memory', () => {
  storageContract(() => {
    // All stores have the one connection, to which none of them is another.
    const file = openSqlite(':memory:');
    onTestFinished(() => file.close());
    return { open: async () => inFile({ ...file, close: async () => {} }) };
  });
});

test('whoever looks through all that goes on asks once, however few matches are kept in memory', async () => {
  const { store, asked } = await counted(2);
  for (let count = 0; count < 9; count++) store.createMatch(`m${count}`, newMatch());
  await store.settle();
  const done = await store.stored.lookThrough();
  const ids = store.stored.unfinished;
  expect(ids).toHaveLength(9);
  for (let times = 0; times < 5; times++)
    for (const id of ids) expect(store.stored.metadata(id)?.gameName).toBe('bazaar');
  done();
  expect(asked).toEqual([]);
  // Two are kept with their states, and two without.
  const isThere = (id: string) => {
    try {
      return store.stored.metadata(id) !== undefined;
    } catch (error) {
      expect(error).toBeInstanceOf(NotAtHand);
      return false;
    }
  };
  expect(ids.filter(isThere)).toHaveLength(4);
});

test('whoever is told that matches are stored finds them in memory, however few of them are kept there', async () => {
  const { store, asked } = await counted(1);
  const ids = ['a', 'b', 'c'];
  for (const id of ids) store.createMatch(id, newMatch());
  await store.settle();
  for (const id of ids) await store.ahead(id);
  store.transaction(() => {
    for (const id of ids) store.setState(id, { ...store.state(id)!, _stateID: 1 });
  });
  asked.length = 0;
  const told: unknown[] = [];
  for (const id of ids)
    store.whenSettled(id, () => told.push([store.state(id)?._stateID, store.metadata(id)?.gameName]));
  await store.settle();
  expect(told).toEqual(ids.map(() => [1, 'bazaar']));
  expect(asked).toEqual([]);
  expect(store.stored.size).toBeLessThanOrEqual(ids.length);
});

test('a file that may grow no further takes no half of what is written together, and goes on when it may', async () => {
  const { store, database } = await storeInFile(dataFolder());
  onTestFinished(() => store.close());
  for (const id of ['a', 'b']) store.createMatch(id, newMatch());
  await store.settle();
  /** Two matches go on together, and each grows. */
  const goOn = async () => {
    for (const id of ['a', 'b']) await store.ready(id);
    store.transaction(() => {
      for (const id of ['a', 'b']) {
        const state = store.state(id)!;
        const G = { ...(state.G as object), grown: 'x'.repeat(1000 * (state._stateID + 1)) };
        store.setState(id, { ...state, G, _stateID: state._stateID + 1 }, [
          { action: { type: 'UNDO', payload: { type: 'UNDO', args: null, playerID: '0' } } } as never,
        ]);
      }
    });
    await store.saved('a');
  };
  const steps = async () => {
    const told: unknown[] = [];
    for (const id of ['a', 'b']) {
      await store.ahead(id);
      told.push([store.state(id)?._stateID, store.stored.log(id).length]);
    }
    return told;
  };
  const { page_count: pages } = database.connection.prepare('PRAGMA page_count').get() as { page_count: number };
  database.connection.exec(`PRAGMA max_page_count = ${pages + 20}`);
  let made = 0;
  const untilFull = async () => {
    for (; made < 1000; made++) await goOn();
  };
  await expect(untilFull()).rejects.toThrow('full');
  expect(made).toBeGreaterThan(0);
  await expect(goOn()).rejects.toThrow('full');
  const same = [made, made];
  expect(await steps()).toEqual([same, same]);
  store.stored.forget();
  expect(await steps()).toEqual([same, same]);
  database.connection.exec('PRAGMA max_page_count = 100000');
  await goOn();
  expect(await steps()).toEqual([
    [made + 1, made + 1],
    [made + 1, made + 1],
  ]);
});

test('garbage is collected every hour, by the days set, counted and told; never at a start, and with 0 days nothing is', async () => {
  const hour = 3_600_000;
  const day = 24 * hour;
  for (const [days, kept] of [
    [0, true],
    [3, false],
  ] as const) {
    const clock = handClock(1000 * day);
    const { store } = await storeInFile(':memory:', { now: clock.now });
    onTestFinished(() => store.close());
    store.createMatch('m', newMatch());
    await store.settle();
    const log = pino({ level: 'silent' });
    const bus = new EventBus(log);
    const gone: string[] = [];
    bus.subscribe(({ kind, id }) => gone.push(`${kind} ${id}`));
    const deleted: unknown[] = [];
    let collected = 0;
    const { stop } = collectGarbage(
      {
        store,
        bus,
        log,
        clock,
        jumps: { look: async () => {} },
        metrics: { deleted: (...told) => void deleted.push(told) },
        isInUse: () => false,
        isOurs: () => true,
        // The last of what is cleared away.
        others: async () => void collected++,
      },
      { keepFinishedDays: 1, keepAbandonedDays: days },
    );
    /** The next hour, and all that is cleared away in it. */
    const nextHour = async () => {
      const before = collected;
      clock.turn(hour);
      await until(() => collected > before);
    };
    for (let passed = hour; passed < 3 * day; passed += hour) await nextHour();
    clock.turn(hour - 1);
    expect(gone).toEqual([]);
    clock.turn(1);
    await until(() => collected === 72);
    expect(gone).toEqual(kept ? [] : ['gone m']);
    expect(deleted).toEqual(kept ? [] : [['abandoned', 1]]);
    expect(await store.list({})).toEqual(kept ? ['m'] : []);
    stop();
  }
});

test('a database that is closed says so, and ends nothing else', async () => {
  const database = openSqlite(':memory:');
  await database.run('CREATE TABLE words (word TEXT)');
  const [write, read] = ["INSERT INTO words VALUES ('late')", 'SELECT * FROM words'];
  for (const sql of [write, read]) await database.ask(sql);
  await migrate(database);
  const [loader, writer] = [new Loader(database.ask), database.writer()];
  await database.close();
  const asked = [
    async () => database.version(),
    async () => database.setVersion(1),
    async () => database.run('SELECT 1'),
    async () => database.ask('SELECT 1'),
    async () => database.ask(write),
    async () => database.ask(read),
    async () => database.transaction(async () => undefined),
    async () => database.writer(),
    async () => database.copyTo(join(dataFolder(), 'copy.sqlite')),
    async () => loader.load('m'),
    async () => loader.describe('m'),
    async () => loader.unfinished(1),
    async () => loader.list({}),
    async () => loader.versions(['m']),
    async () => writer.probe(false),
  ];
  for (const ask of asked) await expect(ask()).rejects.toThrow('the database is closed');
  await database.close();
});

test('nobody else of the machine may read the file, also where an earlier version made it, nor a copy of it', async () => {
  const folder = dataFolder();
  const modes = (...names: readonly string[]) => names.map((name) => statSync(join(folder, name)).mode & 0o777);
  const path = join(folder, 'agora.sqlite');
  const open = () => {
    const database = openSqlite(folder);
    database.connection.exec('CREATE TABLE IF NOT EXISTS t (a)');
    return database;
  };
  await open().close();
  chmodSync(path, 0o644);
  const database = open();
  database.copyTo(join(folder, 'copy.sqlite'));
  expect(modes('agora.sqlite', 'agora.sqlite-wal', 'copy.sqlite')).toEqual([0o600, 0o600, 0o600]);
  await database.close();
});

test.runIf(process.platform === 'linux')('a folder that can’t be made is named, and not tried without end', () => {
  const connection = new URL('../../../server/storage/sqlite/connection.mjs', import.meta.url).href;
  const program = `import { connect } from '${connection}'; connect('/proc/none/of/these', 0);`;
  const node = [
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8', timeout: 20_000 },
  ] as const;
  const { stderr, signal } = spawnSync(...node);
  expect(signal).toBeNull();
  expect(stderr).toContain('DATA_DIR is "/proc/none/of/these", but no database can be opened there');
});
