/** Which database the settings name, and opening it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { claimFolder } from './claim.ts';
import type { Driver } from './driver.ts';
import { heldIn } from './folder.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the database for a server, `node`. A folder it has to itself until it closes it; PostgreSQL others may have open, too.
 * Throws a sentence where that can't be.
 */
export function openForServer({ dataDir, databaseUrl }: Place, node: string): Driver {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, { node });
  const driver = openSqlite(dataDir);
  try {
    const giveBack = claimFolder(dataDir);
    return {
      ...heldIn(dataDir, driver),
      close: () => {
        driver.close();
        giveBack();
      },
    };
  } catch (error) {
    driver.close();
    throw error;
  }
}

/** Opens a database that is there, beside the server that may run on it. Throws a sentence where none is. */
export function openBeside({ dataDir, databaseUrl }: Place): Driver {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  if (!existsSync(join(dataDir, 'agora.sqlite')))
    throw new Error(`There is no data in DATA_DIR ${JSON.stringify(dataDir)}.`);
  return openSqlite(dataDir);
}
