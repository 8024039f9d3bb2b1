/** Finds out which database the settings name, and opens it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Backend, Opened } from './backend.ts';
import { asks } from './database.ts';
import { Loader } from './loader.ts';
import { openPostgres } from './postgres/database.ts';
import { PostgresWriter } from './postgres/writer.ts';
import { claimFolder } from './sqlite/claim.ts';
import { WRITES } from './sqlite/connection.mjs';
import { openSqlite, type SqliteDatabase } from './sqlite/database.ts';
import { holding } from './sqlite/folder.ts';
import { ThreadWriter } from './sqlite/thread-writer.ts';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'natsUrl'>;

/** How long reading waits for the thread that writes to the same file, in milliseconds: the server is blocked meanwhile. */
const PATIENCE_BESIDE = 50;

/**
 * Opens the database for the server named `node`. A data folder belongs to one server at a time; several servers can
 * share a PostgreSQL database. Rejects with a readable sentence if it can't be opened.
 */
export async function openForServer({ dataDir, databaseUrl, natsUrl }: Place, node: string): Promise<Opened> {
  if (databaseUrl !== undefined) return inPostgres(databaseUrl, natsUrl !== undefined, node);
  return dataDir === ':memory:' ? inFile(openSqlite(dataDir)) : inFolder(dataDir);
}

/** Opens an existing database beside the server that may be using it. Rejects with a readable sentence if there is none. */
export async function openBeside({ dataDir, databaseUrl }: Place): Promise<Opened> {
  if (databaseUrl !== undefined) return inPostgres(databaseUrl, false);
  if (!existsSync(join(dataDir, 'agora.sqlite')))
    throw new Error(`There is no data in DATA_DIR ${JSON.stringify(dataDir)}.`);
  return inFile(openSqlite(dataDir));
}

async function inPostgres(url: string, isSilent: boolean, node?: string): Promise<Opened> {
  const database = await openPostgres(url, { ...(node === undefined ? {} : { node }), isSilent });
  const { ask, sharing } = database;
  return {
    database,
    backend: () => {
      const writer = new PostgresWriter(url, node, isSilent);
      const close = async () => {
        await writer.close();
        await database.close();
      };
      return { ask, loader: new Loader(ask), writer, close, ...(sharing === undefined ? {} : { sharing }) };
    },
  };
}

/** A file that is written on this thread. */
export function inFile(database: SqliteDatabase): Opened {
  return {
    database,
    backend: () => ({
      ask: database.ask,
      loader: new Loader(database.ask),
      writer: database.writer(),
      close: () => database.close(),
    }),
  };
}

/** A file that is written on a thread of its own. */
function inFolder(dataDir: string): Opened {
  const file = openSqlite(dataDir);
  try {
    const giveBack = claimFolder(dataDir);
    const close = async () => {
      await file.close();
      giveBack();
    };
    return { database: { ...file, close }, backend: () => beside({ ...file, close }, dataDir) };
  } catch (error) {
    void file.close();
    throw error;
  }
}

function beside(file: SqliteDatabase, dataDir: string): Backend {
  let told = () => {};
  const writer = new ThreadWriter({ dataDir, demandHeld: holding(dataDir), written: () => told() });
  file.connection.exec(`PRAGMA busy_timeout = ${PATIENCE_BESIDE}`);
  const ask = asks((sql, values) => (WRITES.test(sql) ? writer : file).ask(sql, ...values));
  return {
    ask,
    loader: new Loader(file.ask),
    writer,
    // The writing thread's own writes are not news; it reports those of others.
    watch: (written) => void (told = written),
    close: async () => {
      await writer.close();
      await file.close();
    },
  };
}
