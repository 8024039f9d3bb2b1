/** A connection to the SQLite file. This is plain JavaScript because Node also runs it unbuilt, on a thread. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';

export function connect(dataDir, patience) {
  const database = open(dataDir, patience);
  database.pragma('journal_mode = WAL');
  // A move that was acknowledged survives the process; only a power cut may cost the last few.
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  // Checkpoints come every sixteen megabytes instead of four, because the same pages are written again and again.
  database.pragma('wal_autocheckpoint = 4000');
  return database;
}

function open(dataDir, patience) {
  if (dataDir === ':memory:') return new Database(dataDir);
  try {
    makeFolder(resolve(dataDir));
    const path = join(dataDir, 'agora.sqlite');
    keepPrivate(path);
    return new Database(path, { timeout: patience });
  } catch (error) {
    throw new Error(`DATA_DIR is ${JSON.stringify(dataDir)}, but no database can be opened there`, { cause: error });
  }
}

/** Makes a folder and those above it. Node's own way never ends where a file system takes no folders. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another server may have been quicker, and is told apart by its lock.
    if (!existsSync(folder)) throw error;
  }
}

/** Nobody else of the machine may read what is stored. SQLite gives its files beside this one the same permissions. */
function keepPrivate(path) {
  closeSync(openSync(path, 'a', 0o600));
  try {
    chmodSync(path, 0o600);
  } catch {
    // It belongs to somebody else, who decides that.
  }
}

export function demandOpen(database) {
  if (!database.open) throw new Error('the database is closed');
}

export function transact(database, work) {
  demandOpen(database);
  if (database.inTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const done = work();
    database.exec('COMMIT');
    return done;
  } catch (error) {
    undo(database);
    throw error;
  }
}

export function undo(database) {
  try {
    if (database.open && database.inTransaction) database.exec('ROLLBACK');
  } catch {
    // The caller throws the first error.
  }
}

/** Matches statements that change data. */
export const WRITES = /^\s*(?:INSERT|UPDATE|DELETE)\b/i;

export function asking(database) {
  const prepared = new Map();
  return (sql, values) => {
    demandOpen(database);
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    const rows = () => statement.all(...values);
    // Who finds the database locked must find it so before a statement has begun: that one would stay begun, and
    // nothing could be committed until it is run again.
    return WRITES.test(sql) ? transact(database, rows) : rows();
  };
}

export function changes(database) {
  const read = database.prepare('PRAGMA data_version');
  const version = () => read.get().data_version;
  let seen = version();
  return () => {
    const now = version();
    const isNew = now !== seen;
    seen = now;
    return isNew;
  };
}
