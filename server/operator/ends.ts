/**
 * The source and target of a move of data: a data folder or a PostgreSQL database, which no server may use meanwhile.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEYS } from '../push/keys.ts';
import { claimFolder } from '../storage/sqlite/claim.ts';
import type { Driver } from '../storage/driver.ts';
import { openPostgres } from '../storage/postgres/driver.ts';
import { openSqlite } from '../storage/sqlite/driver.ts';
import { TABLES } from './tables.ts';

export interface End {
  /** Where it is, without a password. */
  readonly name: string;
  readonly driver: Driver;
  /** SQL between INSERT and its values that lets ids be written as they are. */
  readonly overriding: string;
  /** Called before the rows are written, in the same transaction. */
  prepare(): void;
  /** Called after the rows were written, in the same transaction. */
  finish(): void;
  /** The keys for push messages, as text; undefined if there are none. */
  keys(): string | undefined;
  keepKeys(text: string): void;
  close(): void;
}

/** A timeout in milliseconds: much may be written at once, and nobody plays meanwhile. */
const PATIENCE = 3_600_000;
/** The name that the database shows for this process. */
const NAME = 'move';

const isDatabase = (place: string) => /^postgres(?:ql)?:/.test(place);

/** Opens the source. Throws a sentence if there is no data, or a server uses it. */
export function openSource(place: string): End {
  if (isDatabase(place)) return database(place);
  if (!existsSync(join(place, 'agora.sqlite'))) throw new Error(`There is no data in ${place}.`);
  return folder(place);
}

/** Opens the target and creates a folder if needed. Throws a sentence if a server uses it. */
export function openTarget(place: string): End {
  return isDatabase(place) ? database(place) : folder(place);
}

function folder(place: string): End {
  const driver = openSqlite(place);
  const keys = join(place, KEYS);
  let giveBack: () => void;
  try {
    giveBack = claimFolder(place);
  } catch (error) {
    driver.close();
    throw codeOf((error as Error).cause) === 'SQLITE_BUSY' ? running(place, error) : error;
  }
  return {
    name: place,
    driver,
    overriding: '',
    prepare: () => {},
    finish: () => {},
    keys: () => (existsSync(keys) ? readFileSync(keys, 'utf8') : undefined),
    // Whoever has these keys can send push messages to this server's players.
    keepKeys: (text) => writeFileSync(keys, text, { mode: 0o600 }),
    close: () => {
      driver.close();
      giveBack();
    },
  };
}

function database(url: string): End {
  const name = withoutPassword(url);
  const driver = opened(url, name);
  if (driver.sharing?.isAlone === false) {
    driver.close();
    throw running(name);
  }
  const own = `'push'`;
  return {
    name,
    driver,
    overriding: 'OVERRIDING SYSTEM VALUE',
    prepare: () => {
      driver.exec('SET LOCAL statement_timeout = 0');
      // No server is listening for changes of rows.
      for (const table of TABLES) driver.exec(`ALTER TABLE ${table.name} DISABLE TRIGGER USER`);
    },
    finish: () => {
      for (const table of TABLES) driver.exec(`ALTER TABLE ${table.name} ENABLE TRIGGER USER`);
      // Later chat messages must get higher ids.
      driver.exec(`SELECT setval(pg_get_serial_sequence('chat', 'id'), max(id)) FROM chat HAVING count(*) > 0`);
    },
    keys: () => {
      const row = driver.prepare(`SELECT value FROM secret WHERE name = ${own}`).get();
      return (row as { value: string } | undefined)?.value;
    },
    keepKeys: (text) => {
      driver
        .prepare(
          `INSERT INTO secret (name, value) VALUES (${own}, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        )
        .run(text);
    },
    close: () => driver.close(),
  };
}

function opened(url: string, name: string): Driver {
  try {
    return openPostgres(url, { node: NAME, patience: PATIENCE });
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
