/** The few calls storage makes of a SQL database, and their SQLite. Another engine needs this file alone. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

export type Value = string | number | null;

export interface Statement {
  /** Returns how many rows were changed. */
  run(...values: Value[]): number;
  get(...values: Value[]): unknown;
  all(...values: Value[]): unknown[];
}

export interface Driver {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  /** Runs `work` in one transaction; an exception undoes all of it. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** Opens `agora.sqlite` in a folder, which is created; ':memory:' keeps nothing on disk. Throws when that can't be done. */
export function openSqlite(dataDir: string): Driver {
  const database = open(dataDir);
  database.pragma('journal_mode = WAL');
  // A move that was acknowledged survives the process; only a power cut may cost the last few.
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  return {
    exec: (sql) => {
      database.exec(sql);
    },
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        run: (...values) => statement.run(...values).changes,
        get: (...values) => statement.get(...values),
        all: (...values) => statement.all(...values),
      };
    },
    transaction: (work) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const done = work();
        database.exec('COMMIT');
        return done;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => {
      database.close();
    },
  };
}

function open(dataDir: string) {
  if (dataDir === ':memory:') return new Database(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    return new Database(join(dataDir, 'agora.sqlite'));
  } catch (error) {
    throw new Error(`DATA_DIR is ${JSON.stringify(dataDir)}, but no database can be opened there`, { cause: error });
  }
}
