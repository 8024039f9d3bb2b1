/** The version of a database's schema, and the formats of the games stored there. */
import type { Database } from './database.ts';

/** The number of 1.0.0's schema. Agoras of before counted from 1 to 13; nothing is read that they wrote. */
const FIRST = 14;

/** The newest version of a database's schema. */
export const newest = ({ versions }: Pick<Database, 'versions'>): number => FIRST + versions.length - 1;

/** Brings a database to the newest version. Rejects if a newer Agora wrote it, or one of before 1.0; leaves it then as it is. */
export async function migrate(database: Database): Promise<void> {
  const version = await database.version();
  const last = newest(database);
  if (version > last)
    throw new Error(`a newer Agora wrote the database, in version ${version}; this one knows ${last}`);
  if (version > 0 && version < FIRST)
    throw new Error(
      `an Agora of before 1.0 wrote the database, in version ${version}; this one reads versions from ${FIRST} on`,
    );
  if (version < last) demandAlone(database);
  for (let next = Math.max(version + 1, FIRST); next <= last; next++) {
    await database.transaction(async ({ run, setVersion }) => {
      await run(database.versions[next - FIRST] ?? '');
      await setVersion(next);
    });
  }
}

/** Refuses to change the schema while other servers use the database. */
function demandAlone({ sharing }: Database): void {
  if (sharing?.isAlone === false)
    throw new Error('servers of an earlier Agora run on this database; all of them must be stopped first');
}

/** Whether a database has exactly this version. */
export async function isCurrent(database: Database): Promise<boolean> {
  return (await database.version()) === newest(database);
}

/** Stores the format of each game. Rejects if a newer Agora has stored matches in a later format. */
export async function claimFormats(database: Database, formats: ReadonlyMap<string, number>): Promise<void> {
  await database.transaction(async ({ ask }) => {
    const rows = await ask<{ game: string; number: number }>`SELECT game, number FROM format`;
    const stored = new Map(rows.map(({ game, number }) => [game, number]));
    for (const [game, format] of formats) {
      const number = stored.get(game) ?? format;
      if (number > format)
        throw new Error(`a newer Agora stored matches of ${game}, in format ${number}; this one knows ${format}`);
      if (number < format) demandAlone(database);
      await ask(KEEP, game, format);
    }
  });
}

const KEEP =
  'INSERT INTO format (game, number) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET number = excluded.number';
