/** Upgrades an older database to the newest schema. */
import type { Driver } from './driver.ts';

/** Upgrades a database to the newest version. Throws if a newer Agora wrote it. */
export function migrate(driver: Driver): void {
  const { versions } = driver;
  const version = driver.version();
  if (version > versions.length)
    throw new Error(`a newer Agora wrote the database, in version ${version}; this one knows ${versions.length}`);
  if (version < versions.length) demandAlone(driver);
  for (let next = version; next < versions.length; next++) {
    driver.transaction(() => {
      driver.exec(versions[next] ?? '');
      driver.setVersion(next + 1);
    });
  }
}

/** Refuses to change the schema while other servers use the database. */
function demandAlone({ sharing }: Driver): void {
  if (sharing?.isAlone === false)
    throw new Error('servers of an earlier Agora run on this database; all of them must be stopped first');
}

/** Whether a database has exactly this version. */
export function isCurrent(driver: Driver): boolean {
  return driver.version() === driver.versions.length;
}

/** Stores the format of each game. Throws if a newer Agora has stored matches in a later format. */
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
      if (number < format) demandAlone(driver);
      write.run(game, format);
    }
  });
}
