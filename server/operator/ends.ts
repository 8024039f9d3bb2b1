/**
 * The source and target of a move of data: a data folder or a PostgreSQL database, which no server may use meanwhile.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEYS } from '../push/keys.ts';
import { claimFolder } from '../storage/sqlite/claim.ts';
import type { Database, Within } from '../storage/database.ts';
import { openPostgres } from '../storage/postgres/database.ts';
import { openSqlite } from '../storage/sqlite/database.ts';
import { TABLES } from './tables.ts';

export interface End {
  /** Where it is, without a password. */
  readonly name: string;
  readonly database: Database;
  /** SQL between INSERT and its values that lets ids be written as they are. */
  readonly overriding: string;
  /** Called before the rows are written, in the same transaction. */
  prepare(within: Within): Promise<void>;
  /** Called after the rows were written, in the same transaction. */
  finish(within: Within): Promise<void>;
  /** The keys for push messages, as text; undefined if there are none. */
  keys(within: Within): Promise<string | undefined>;
  keepKeys(text: string, within: Within): Promise<void>;
  close(): Promise<void>;
}

/** A timeout in milliseconds: much may be written at once, and nobody plays meanwhile. */
const PATIENCE = 3_600_000;
/** The name that the database shows for this process. */
const NAME = 'move';

const isDatabase = (place: string) => /^postgres(?:ql)?:/.test(place);

/** Opens the source. Throws a sentence if there is no data, or a server uses it. */
export async function openSource(place: string): Promise<End> {
  if (isDatabase(place)) return inPostgres(place);
  if (!existsSync(join(place, 'agora.sqlite'))) throw new Error(`There is no data in ${place}.`);
  return folder(place);
}

/** Opens the target and creates a folder if needed. Throws a sentence if a server uses it. */
export async function openTarget(place: string): Promise<End> {
  return isDatabase(place) ? inPostgres(place) : folder(place);
}

async function folder(place: string): Promise<End> {
  const database = openSqlite(place);
  const keys = join(place, KEYS);
  let giveBack: () => void;
  try {
    giveBack = claimFolder(place);
  } catch (error) {
    await database.close();
    throw codeOf((error as Error).cause) === 'SQLITE_BUSY' ? running(place, error) : error;
  }
  return {
    name: place,
    database,
    overriding: '',
    prepare: async () => {},
    finish: async () => {},
    keys: async () => (existsSync(keys) ? readFileSync(keys, 'utf8') : undefined),
    // Whoever has these keys can send push messages to this server's players.
    keepKeys: async (text) => writeFileSync(keys, text, { mode: 0o600 }),
    close: async () => {
      await database.close();
      giveBack();
    },
  };
}

async function inPostgres(url: string): Promise<End> {
  const name = withoutPassword(url);
  const database = await opened(url, name);
  if (database.sharing?.isAlone === false) {
    await database.close();
    throw running(name);
  }
  const own = `'push'`;
  return {
    name,
    database,
    overriding: 'OVERRIDING SYSTEM VALUE',
    prepare: async ({ run }) => {
      await run('SET LOCAL statement_timeout = 0');
      // No server is listening for changes of rows.
      for (const table of TABLES) await run(`ALTER TABLE ${table.name} DISABLE TRIGGER USER`);
    },
    finish: async ({ run }) => {
      for (const table of TABLES) await run(`ALTER TABLE ${table.name} ENABLE TRIGGER USER`);
      // What comes later must get higher ids.
      for (const name of ['chat', 'report', 'deed', 'circle_line'])
        await run(`SELECT setval(pg_get_serial_sequence('${name}', 'id'), max(id)) FROM ${name} HAVING count(*) > 0`);
    },
    keys: async ({ ask }) => {
      const [row] = await ask<{ value: string }>(`SELECT value FROM secret WHERE name = ${own}`);
      return row?.value;
    },
    keepKeys: async (text, { ask }) => {
      await ask(
        `INSERT INTO secret (name, value) VALUES (${own}, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        text,
      );
    },
    close: () => database.close(),
  };
}

async function opened(url: string, name: string): Promise<Database> {
  try {
    return await openPostgres(url, { node: NAME, patience: PATIENCE });
  } catch (error) {
    const { cause } = error as Error;
    if (codeOf(cause) === 'CLAIMED') throw running(name, error);
    throw new Error(`${name} cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause: error,
    });
  }
}

const running = (name: string, cause?: unknown) =>
  new Error(`A server runs on ${name}; it must be stopped first.`, { cause });

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function withoutPassword(url: string): string {
  if (!URL.canParse(url))
    throw new Error('That is no address of PostgreSQL, such as postgres://user@host:5432/database.');
  const told = new URL(url);
  told.password = '';
  return told.href;
}
