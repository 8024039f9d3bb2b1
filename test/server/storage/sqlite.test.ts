import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { EventBus } from '../../../server/match/event-bus.ts';
import { collectGarbage } from '../../../server/storage/collect.ts';
import { MatchStore } from '../../../server/storage/match-store.ts';
import { openSqlite } from '../../../server/storage/sqlite/driver.ts';
import { handClock } from '../harness.ts';
import { storageContract } from './contract.ts';
import { atOnce, newMatch } from './matches.ts';

describe('storage in a file of SQLite', () => {
  storageContract(() => {
    const folder = mkdtempSync(join(tmpdir(), 'agora-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return { open: () => openSqlite(folder) };
  });
});

describe('storage in memory', () => {
  storageContract(() => {
    const driver = openSqlite(':memory:');
    // All stores have the one connection, to which none of them is another.
    const open = () => {
      let told: (id: string | undefined) => void = () => {};
      return {
        ...driver,
        watch: (written: typeof told) => void (told = written),
        look: () => told(undefined),
        close: () => {},
      };
    };
    return { open };
  });
});

test('whoever looks through all that goes on asks once, however few matches are kept in memory', async () => {
  const driver = openSqlite(':memory:');
  let asked = 0;
  const prepare = (sql: string) => {
    const statement = driver.prepare(sql);
    const counted = (...ids: string[]) => (asked++, statement.get(...ids));
    return sql.startsWith('SELECT version, metadata') ? { ...statement, get: counted } : statement;
  };
  const store = new MatchStore({ ...driver, prepare }, { atHand: 2 });
  const ids = Array.from({ length: 9 }, (_, index) => `m${index}`);
  for (const id of ids) store.createMatch(id, newMatch());
  await store.settle();
  const look = () => {
    asked = 0;
    for (let times = 0; times < 5; times++) for (const id of store.stored.unfinished()) store.stored.metadata(id);
    return asked;
  };
  expect(look()).toBe(45);
  const done = store.stored.lookThrough();
  expect(look()).toBe(0);
  done();
  // The last two are kept.
  expect(look()).toBe(43);
});

test('whoever is told that matches are stored finds them in memory, however few of them are kept there', async () => {
  const driver = openSqlite(':memory:');
  const asked: string[] = [];
  const prepare = (sql: string) => {
    const statement = driver.prepare(sql);
    const get = (...values: never[]) => (asked.push(sql), statement.get(...values));
    return /^SELECT .*(state|metadata)/.test(sql) ? { ...statement, get } : statement;
  };
  const store = new MatchStore({ ...driver, prepare }, { atHand: 1 });
  const ids = ['a', 'b', 'c'];
  for (const id of ids) store.createMatch(id, newMatch());
  await store.settle();
  store.together(() => {
    for (const id of ids) store.setState(id, { ...store.state(id)!, _stateID: 1 });
  });
  asked.length = 0;
  const told: unknown[] = [];
  for (const id of ids)
    store.whenSettled(id, () => told.push([store.state(id)?._stateID, store.metadata(id)?.gameName]));
  await store.settle();
  expect(told).toEqual(ids.map(() => [1, 'bazaar']));
  expect(asked).toEqual([]);
  expect(store.atHand).toBeLessThanOrEqual(ids.length);
});

test('a file that may grow no further takes no half of what is written together, and goes on when it may', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agora-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const driver = openSqlite(folder);
  const store = atOnce(new MatchStore(driver));
  onTestFinished(() => store.close());
  for (const id of ['a', 'b']) store.createMatch(id, newMatch());
  /** Two matches go on together, and each grows. */
  const goOn = () =>
    store.together(() => {
      for (const id of ['a', 'b']) {
        const state = store.state(id)!;
        const G = { ...(state.G as object), grown: 'x'.repeat(1000 * (state._stateID + 1)) };
        store.setState(id, { ...state, G, _stateID: state._stateID + 1 }, [
          { action: { type: 'UNDO', payload: { type: 'UNDO', args: null, playerID: '0' } } } as never,
        ]);
      }
    });
  const steps = () => ['a', 'b'].map((id) => [store.state(id)?._stateID, store.stored.log(id).length]);
  const { page_count: pages } = driver.prepare('PRAGMA page_count').get() as { page_count: number };
  driver.exec(`PRAGMA max_page_count = ${pages + 20}`);
  let made = 0;
  const untilFull = () => {
    for (; made < 1000; made++) goOn();
  };
  expect(untilFull).toThrow('full');
  expect(made).toBeGreaterThan(0);
  expect(goOn).toThrow('full');
  const same = [made, made];
  expect(steps()).toEqual([same, same]);
  store.reread();
  expect(steps()).toEqual([same, same]);
  driver.exec('PRAGMA max_page_count = 100000');
  goOn();
  expect(steps()).toEqual([
    [made + 1, made + 1],
    [made + 1, made + 1],
  ]);
});

test('garbage is collected every hour, by the days set, counted and told; never at a start, and with 0 days nothing is', () => {
  const day = 24 * 3_600_000;
  for (const [days, kept] of [
    [0, true],
    [3, false],
  ] as const) {
    const clock = handClock(1000 * day);
    const store = atOnce(new MatchStore(openSqlite(':memory:'), { now: clock.now }));
    store.createMatch('m', newMatch());
    const log = pino({ level: 'silent' });
    const bus = new EventBus(log);
    const gone: string[] = [];
    bus.subscribe(({ kind, id }) => gone.push(`${kind} ${id}`));
    const deleted: unknown[] = [];
    const { stop } = collectGarbage(
      {
        store,
        bus,
        log,
        clock,
        jumps: { look: () => undefined },
        metrics: { deleted: (...told) => void deleted.push(told) },
        isInUse: () => false,
        isOurs: () => true,
        others: async () => {},
      },
      { keepFinishedDays: 1, keepAbandonedDays: days },
    );
    clock.turn(3 * day - 1);
    expect(gone).toEqual([]);
    clock.turn(3_600_000);
    expect(gone).toEqual(kept ? [] : ['gone m']);
    expect(deleted).toEqual(kept ? [] : [['abandoned', 1]]);
    expect(store.listMatches()).toEqual(kept ? ['m'] : []);
    stop();
  }
});

test('a database that is closed says so, and ends nothing else', () => {
  const driver = openSqlite(':memory:');
  driver.exec('CREATE TABLE words (word TEXT)');
  const [write, read] = [driver.prepare('INSERT INTO words VALUES (?)'), driver.prepare('SELECT * FROM words')];
  driver.close();
  const asked = [
    () => driver.look(),
    () => driver.version(),
    () => driver.setVersion(1),
    () => driver.exec('SELECT 1'),
    () => driver.prepare('SELECT 1'),
    () => driver.transaction(() => undefined),
    () => write.run('late'),
    () => read.get(),
    () => read.all(),
  ];
  for (const ask of asked) expect(ask).toThrow('the database is closed');
  driver.close();
});

test('nobody else of the machine may read the file, also where an earlier version made it, nor a copy of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agora-private-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const modes = (...names: readonly string[]) => names.map((name) => statSync(join(folder, name)).mode & 0o777);
  const path = join(folder, 'agora.sqlite');
  const open = () => {
    const driver = openSqlite(folder);
    driver.exec('CREATE TABLE IF NOT EXISTS t (a)');
    return driver;
  };
  open().close();
  chmodSync(path, 0o644);
  const driver = open();
  driver.copyTo(join(folder, 'copy.sqlite'));
  expect(modes('agora.sqlite', 'agora.sqlite-wal', 'copy.sqlite')).toEqual([0o600, 0o600, 0o600]);
  driver.close();
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
