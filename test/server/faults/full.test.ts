/** A disk that fills, in SQLite; storage/postgres.long.test.ts has the same for PostgreSQL. */
import { test } from 'vitest';
import type { Driver } from '../../../server/storage/driver.ts';
import type { TestServer } from '../harness.ts';
import { standsFullDisk } from '../storage/full.ts';

/** The server's own connection. */
const driverOf = ({ store }: TestServer) => (store as unknown as { readonly driver: Driver }).driver;

test('on a full disk people and bots are refused, nothing is half written, and all go on when there is room', () =>
  standsFullDisk(
    {},
    {
      fill: (agora) =>
        driverOf(agora).exec(
          `CREATE TEMP TRIGGER full BEFORE INSERT ON main.log BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
        ),
      room: (agora) => driverOf(agora).exec('DROP TRIGGER full'),
    },
  ));
