/** The version of a database's schema, and the formats of the games stored there. */
import type { Driver } from './driver.ts';

/** The number of 1.0.0's schema. Agoras of before counted from 1 to 13; nothing is read that they wrote. */
const FIRST = 14;

/** The newest version of a database's schema. */
export const newest = ({ versions }: Pick<Driver, 'versions'>): number => FIRST + versions.length - 1;

/** Brings a database to the newest version. Throws if a newer Agora wrote it, or one of before 1.0; leaves it then as it is. */
export function migrate(driver: Driver): void {
  const version = driver.version();
  const last = newest(driver);
  if (version > last)
    throw new Error(`a newer Agora wrote the database, in version ${version}; this one knows ${last}`);
  if (version > 0 && version < FIRST)
    throw new Error(
      `an Agora of before 1.0 wrote the database, in version ${version}; this one reads versions from ${FIRST} on`,
    );
  if (version < last) demandAlone(driver);
  for (let next = Math.max(version + 1, FIRST); next <= last; next++) {
    driver.transaction(() => {
      driver.exec(driver.versions[next - FIRST] ?? '');
      driver.setVersion(next);
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
  return driver.version() === newest(driver);
}

/** Stores the format of each game. Throws if a newer Agora has stored matches in a later format. */
export function claimFormats(driver: Driver, formats: ReadonlyMap<string, number>): void {
  const read = driver.prepare('SELECT number FROM format WHERE game = ?');
  const write = driver.prepare(
    'INSERT INTO format (game, number) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET number = excluded.number',
  );
  driver.transaction(() => {
    for (const [game, format] of formats) {
      const { number = format } = (read.get(game) ?? {}) as { number?: number };
      if (number > format)
        throw new Error(`a newer Agora stored matches of ${game}, in format ${number}; this one knows ${format}`);
      if (number < format) demandAlone(driver);
      write.run(game, format);
    }
  });
}
