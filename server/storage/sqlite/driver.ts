/** SQLite in one file, for a single server. */
import { chmodSync } from 'node:fs';
import type { Driver } from '../driver.ts';
import { changes, connect, type Connection, transact } from './connection.mjs';
import { sqliteVersions } from './versions.ts';

/** A database in a file of its own. */
export interface FileDriver extends Driver {
  /** Writes a copy of the whole database, as it is now, to a new file. Other work continues meanwhile. */
  copyTo(path: string): void;
}

/**
 * How long a write waits for another process that holds the database, in milliseconds. The caller is blocked meanwhile,
 * so the limit is short and longer waits are refused.
 */
const PATIENCE = 500;
/** Matches statements that change data. */
export const WRITES = /^\s*(?:INSERT|UPDATE|DELETE)\b/i;

/** Opens `agora.sqlite` in a folder, which is created; ':memory:' keeps nothing on disk. Throws when that can't be done. */
export function openSqlite(dataDir: string): FileDriver {
  const database = connect(dataDir, PATIENCE);
  let closed = false;
  // The engine crashes the whole process if it is used after it was closed.
  const demandOpen = () => {
    if (closed) throw new Error('the database is closed');
  };
  const transaction = <T>(work: () => T): T => {
    demandOpen();
    return transact(database, work);
  };
  const { watch, look } = watching(database);
  return {
    versions: sqliteVersions,
    // SQLite locks the whole file for a writer, so no suffix is needed.
    forUpdate: '',
    version: () => {
      demandOpen();
      return (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
    },
    setVersion: (version) => {
      transaction(() => database.exec(`PRAGMA user_version = ${version}`));
    },
    exec: (sql) => {
      demandOpen();
      database.exec(sql);
    },
    prepare: (sql) => {
      demandOpen();
      const statement = database.prepare(sql);
      // Who finds the database locked must find it so before a statement has begun: that one would stay begun, and
      // nothing could be committed until it is run again.
      const within: typeof transaction = WRITES.test(sql)
        ? transaction
        : (work) => {
            demandOpen();
            return work();
          };
      return {
        run: (...values) => within(() => statement.run(...values).changes),
        get: (...values) => within((): unknown => statement.get(...values)),
        all: (...values) => within((): unknown[] => statement.all(...values)),
      };
    },
    transaction,
    hearsAll: true,
    watch,
    look: () => {
      demandOpen();
      look();
    },
    copyTo: (path) => {
      demandOpen();
      database.prepare('VACUUM INTO ?').run(path);
      chmodSync(path, 0o600);
    },
    close: () => {
      if (closed) return;
      closed = true;
      tidyUp(database);
      database.close();
    },
  };
}

/**
 * SQLite doesn't report other writers, but it counts their writes: the count is checked once in each turn of the event
 * loop.
 */
function watching(database: Connection): Pick<Driver, 'watch' | 'look'> {
  const isChanged = changes(database);
  let told = () => {};
  let looked = false;
  const lookAgain = () => void (looked = false);
  return {
    watch: (written) => void (told = written),
    look: () => {
      if (looked) return;
      looked = true;
      setImmediate(lookAgain);
      if (isChanged()) told();
    },
  };
}

/** Moves everything into the one file, so that this file can be copied alone. */
function tidyUp(database: Connection): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Another process is reading; the data stays in the second file and is found there.
  }
}
