/** The database's tables, and how an older file becomes a newer one. */
import type { Driver } from './driver.ts';

/** One entry for each version; a file is brought up to date by the entries it hasn't seen. */
const versions: readonly string[] = [
  `
  CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    state_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    initial TEXT NOT NULL,
    metadata TEXT NOT NULL,
    unlisted INTEGER NOT NULL,
    over INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX match_by_game ON match (game, updated_at);
  CREATE INDEX match_by_age ON match (unlisted, created_at);
  CREATE TABLE log (
    match TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
    position INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, position)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE chat (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX chat_by_match ON chat (match, id);
  `,
];

/** Brings a database to the newest version. Throws when the file is from a newer Agora. */
export function migrate(driver: Driver): void {
  const { user_version: version } = driver.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > versions.length)
    throw new Error(`the database has version ${version}; this server knows ${versions.length}`);
  for (let next = version; next < versions.length; next++) {
    driver.transaction(() => {
      driver.exec(versions[next] ?? '');
      driver.exec(`PRAGMA user_version = ${next + 1}`);
    });
  }
}
