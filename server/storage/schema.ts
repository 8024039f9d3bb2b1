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
  `
  CREATE TABLE format (
    game TEXT PRIMARY KEY,
    number INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE chat ADD COLUMN phrase TEXT;
  ALTER TABLE chat ADD COLUMN name TEXT;
  `,
];

/** Brings a database to the newest version. Throws when the file is from a newer Agora. */
export function migrate(driver: Driver): void {
  const version = versionOf(driver);
  if (version > versions.length)
    throw new Error(`a newer Agora wrote the database, in version ${version}; this one knows ${versions.length}`);
  for (let next = version; next < versions.length; next++) {
    driver.transaction(() => {
      driver.exec(versions[next] ?? '');
      driver.exec(`PRAGMA user_version = ${next + 1}`);
    });
  }
}

/** Whether a database is of just this version. */
export function isCurrent(driver: Driver): boolean {
  return versionOf(driver) === versions.length;
}

/** Writes the version that is there already: the smallest write there is. Throws where nothing can be written. */
export function touchVersion(driver: Driver): void {
  driver.transaction(() => driver.exec(`PRAGMA user_version = ${versions.length}`));
}

function versionOf(driver: Driver): number {
  return (driver.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}

/** Notes the format of each game. Throws when a newer Agora has stored matches of a later one. */
export function claimFormats(driver: Driver, formats: ReadonlyMap<string, number>): void {
  const read = driver.prepare('SELECT number FROM format WHERE game = ?');
  const write = driver.prepare(
    'INSERT INTO format (game, number) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET number = excluded.number',
  );
  driver.transaction(() => {
    for (const [game, format] of formats) {
      const { number = 1 } = (read.get(game) ?? {}) as { number?: number };
      if (number > format)
        throw new Error(`a newer Agora stored matches of ${game}, in format ${number}; this one knows ${format}`);
      write.run(game, format);
    }
  });
}
