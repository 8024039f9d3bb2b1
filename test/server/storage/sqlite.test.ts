import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Bulletin } from '../../../server/match/bulletin.ts';
import { collectGarbage } from '../../../server/storage/collect.ts';
import { MatchStore } from '../../../server/storage/match-store.ts';
import { openSqlite } from '../../../server/storage/sqlite.ts';
import { handClock } from '../harness.ts';
import { newMatch, storageContract } from './contract.ts';

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

test('garbage is collected at start, by the days set, and told; with 0 days nothing is', () => {
  const store = new MatchStore(openSqlite(':memory:'), () => 1000);
  store.createMatch('m', newMatch());
  const log = pino({ level: 'silent' });
  const bulletin = new Bulletin(log);
  const gone: string[] = [];
  bulletin.subscribe(({ kind, id }) => gone.push(`${kind} ${id}`));
  const collect = (days: number, now: number) =>
    collectGarbage(
      {
        store,
        bulletin,
        log,
        clock: handClock(now),
        jumps: { look: () => undefined },
        isInUse: () => false,
        isOurs: () => true,
      },
      { keepFinishedDays: 1, keepAbandonedDays: days },
    ).stop();
  const day = 24 * 3_600_000;
  collect(0, 1000 * day);
  collect(3, 3 * day);
  expect(gone).toEqual([]);
  collect(3, 3 * day + 2000);
  expect(gone).toEqual(['gone m']);
  expect(store.listMatches()).toEqual([]);
});
