/** Stores that tests and programs open, with all tables in their databases. */
import type { Database } from '../../../server/storage/database.ts';
import { MatchStore } from '../../../server/storage/match-store.ts';
import type { Backend, Opened } from '../../../server/storage/backend.ts';
import { inFile } from '../../../server/storage/open.ts';
import { migrate } from '../../../server/storage/schema.ts';
import { openSqlite, type SqliteDatabase } from '../../../server/storage/sqlite/database.ts';

type Setting = NonNullable<ConstructorParameters<typeof MatchStore>[1]>;

/** A store and the database in which it keeps its matches; closing the store closes that. */
export interface OpenedStore<D extends Database = Database> {
  readonly store: MatchStore;
  readonly database: D;
}

/** A store in an open database, which gets its tables first. `changed` puts something between the two. */
export async function storeAt(
  { database, backend }: Opened,
  setting?: Setting,
  changed: (backend: Backend) => Backend = (same) => same,
): Promise<OpenedStore> {
  try {
    await migrate(database);
    await database.sharing?.begin();
    return { store: new MatchStore(changed(backend()), setting), database };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A store in a file of SQLite that is written on this thread, or in memory. */
export async function storeInFile(
  dataDir = ':memory:',
  setting?: Setting,
  changed?: (backend: Backend) => Backend,
): Promise<OpenedStore<SqliteDatabase>> {
  const database = openSqlite(dataDir);
  return { ...(await storeAt(inFile(database), setting, changed)), database };
}
