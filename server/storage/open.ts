/** Finds out which database the settings name, and opens it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Ask, askIn } from './ask.ts';
import type { Writer } from './changes.ts';
import { directWriter } from './direct-writer.ts';
import type { Driver } from './driver.ts';
import { openPostgres } from './postgres/driver.ts';
import { PostgresLoader } from './postgres/loader.ts';
import { PostgresWriter } from './postgres/writer.ts';
import type { Loader } from './row-reader.ts';
import { claimFolder } from './sqlite/claim.ts';
import { openSqlite, WRITES } from './sqlite/driver.ts';
import { heldIn, holding } from './sqlite/folder.ts';
import { ThreadWriter } from './sqlite/thread-writer.ts';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'natsUrl'>;

/** The ways to access one database. */
export interface Opened {
  readonly driver: Driver;
  /** Opens the writer. The tables must exist by then. */
  writer(): Writer;
  /** Reads in the background; absent if the database answers at once. */
  readonly loader?: Loader;
  /** Runs queries. The writer must be open by then. */
  readonly ask: Ask;
}

/**
 * How long the main thread waits to write to a file that the writing thread uses, too, in milliseconds: the server is
 * blocked meanwhile.
 */
const PATIENCE_BESIDE = 50;

/**
 * Opens the database for the server named `node`. A data folder belongs to one server at a time; several servers can
 * share a PostgreSQL database. Throws a readable sentence if it can't be opened.
 */
export function openForServer({ dataDir, databaseUrl: url, natsUrl }: Place, node: string): Opened {
  if (url === undefined) return dataDir === ':memory:' ? inMemory() : inFolder(dataDir);
  const driver = openPostgres(url, { node });
  return {
    driver,
    writer: () => new PostgresWriter(url, node, natsUrl !== undefined),
    loader: new PostgresLoader(url),
    ask: askIn(driver),
  };
}

function inMemory(): Opened {
  const driver = openSqlite(':memory:');
  return { driver, writer: () => directWriter(driver), ask: askIn(driver) };
}

function inFolder(dataDir: string): Opened {
  const file = openSqlite(dataDir);
  try {
    const giveBack = claimFolder(dataDir);
    const demandHeld = holding(dataDir);
    let written = () => {};
    let thread: ThreadWriter | undefined;
    const driver: Driver = {
      ...heldIn(file, demandHeld),
      // The writing thread's own writes are not news; the thread reports the writes of others.
      watch: (told) => void (written = told),
      look: () => {},
      close: () => {
        file.close();
        giveBack();
      },
    };
    const writer = () => {
      thread = new ThreadWriter({ dataDir, demandHeld, written: () => written() });
      file.exec(`PRAGMA busy_timeout = ${PATIENCE_BESIDE}`);
      return thread;
    };
    const read = askIn(driver);
    const ask: Ask = (sql, ...values) =>
      thread !== undefined && WRITES.test(sql) ? thread.ask(sql, ...values) : read(sql, ...values);
    return { driver, writer, ask };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Opens an existing database beside the server that may be using it. Throws a readable sentence if there is none. */
export function openBeside({ dataDir, databaseUrl }: Place): Driver {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  if (!existsSync(join(dataDir, 'agora.sqlite')))
    throw new Error(`There is no data in DATA_DIR ${JSON.stringify(dataDir)}.`);
  return openSqlite(dataDir);
}
