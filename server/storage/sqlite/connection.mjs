/** A connection to the file of SQLite. Plain JavaScript: bare Node runs it from its source on a thread, too. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

export function connect(dataDir, patience) {
  const database = open(dataDir, patience);
  database.pragma('journal_mode = WAL');
  // A move that was acknowledged survives the process; only a power cut may cost the last few.
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  // What is written again and again goes into the file once in sixteen megabytes, not in four.
  database.pragma('wal_autocheckpoint = 4000');
  return database;
}

function open(dataDir, patience) {
  if (dataDir === ':memory:') return new Database(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    return new Database(join(dataDir, 'agora.sqlite'), { timeout: patience });
  } catch (error) {
    throw new Error(`DATA_DIR is ${JSON.stringify(dataDir)}, but no database can be opened there`, { cause: error });
  }
}

export function transact(database, work) {
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

/** Ends a transaction that failed. What it failed of is the news, not that the engine has undone it by itself. */
function undo(database) {
  try {
    if (database.inTransaction) database.exec('ROLLBACK');
  } catch {
    // Whoever began it throws what happened.
  }
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
