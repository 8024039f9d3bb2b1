/** SQLite in one file, for a single server. */
import { chmodSync } from 'node:fs';
import type { Writer } from '../changes.ts';
import { asks, type Database, type Within } from '../database.ts';
import { people, tables } from '../tables.ts';
import { batchIn } from './batch.mjs';
import { asking, connect, type Connection, demandOpen, undo } from './connection.mjs';

/** A database in a file of its own, or in memory. */
export interface SqliteDatabase extends Database {
  readonly connection: Connection;
  /** Writes on this thread. The tables must be there. */
  writer(): Writer;
  /** Writes a copy of the whole database, as it is now, to a new file. Other work continues meanwhile. */
  copyTo(path: string): void;
}

/**
 * How long a write waits for another process that holds the database, in milliseconds. The caller is blocked meanwhile,
 * so the limit is short and longer waits are refused.
 */
const PATIENCE = 500;
const DIALECT = {
  long: 'INTEGER',
  serial: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  real: 'REAL',
  large: 'STRICT',
  small: 'STRICT, WITHOUT ROWID',
};
/** The schema as of 1.0.0, and the steps from there. */
const VERSIONS = [tables(DIALECT), people(DIALECT)];

/** Opens `agora.sqlite` in a folder, which is created; ':memory:' keeps nothing on disk. Throws when that can't be done. */
export function openSqlite(dataDir: string): SqliteDatabase {
  const connection = connect(dataDir, PATIENCE);
  const open = (): Connection => {
    demandOpen(connection);
    return connection;
  };
  const asked = asking(connection);
  const ask = asks(async (sql, values) => asked(sql, values));
  const within: Within = {
    ask,
    run: async (sql) => void open().exec(sql),
    setVersion: async (version) => void open().exec(`PRAGMA user_version = ${version}`),
  };
  return {
    ...within,
    connection,
    versions: VERSIONS,
    version: async () => (open().prepare('PRAGMA user_version').get() as { user_version: number }).user_version,
    transaction: async (work) => {
      open().exec('BEGIN IMMEDIATE');
      try {
        const done = await work(within);
        open().exec('COMMIT');
        return done;
      } catch (error) {
        undo(connection);
        throw error;
      }
    },
    writer: () => ({ ...batchIn(open()), close: () => {} }),
    copyTo: (path) => {
      open().prepare('VACUUM INTO ?').run(path);
      chmodSync(path, 0o600);
    },
    close: async () => {
      if (!connection.open) return;
      tidyUp(connection);
      connection.close();
    },
  };
}

/** Moves everything into the one file, so that this file can be copied alone. */
function tidyUp(connection: Connection): void {
  try {
    connection.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Another process is reading; the data stays in the second file and is found there.
  }
}
