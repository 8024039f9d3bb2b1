/** A disk that fills, in SQLite; storage/postgres.long.test.ts has the same for PostgreSQL. */
import { test } from 'vitest';
import { askOf, standsFullDisk } from '../storage/full.ts';

test('on a full disk people and bots are refused, nothing is half written, and all go on when there is room', () =>
  standsFullDisk(
    {},
    {
      fill: (agora) =>
        askOf(agora)(
          `CREATE TEMP TRIGGER full BEFORE INSERT ON main.log BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
        ),
      room: (agora) => askOf(agora)('DROP TRIGGER full'),
    },
  ));
