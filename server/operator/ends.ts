/** The two ends of a move: a data folder or a database of PostgreSQL, which no server has open meanwhile. */
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
  /** What an INSERT says before its values, so that they are taken as they are. */
  readonly overriding: string;
  /** Before rows are written, in the transaction that writes them. */
  prepare(): void;
  /** After they were. */
  finish(): void;
  /** The keys for calls, as text; undefined where there are none. */
  keys(): string | undefined;
  keepKeys(text: string): void;
  close(): void;
}

/** In milliseconds: what is written at once may be much, and nobody plays meanwhile. */
const PATIENCE = 3_600_000;
/** What a database is told this process is called. */
const NAME = 'move';

const isDatabase = (place: string) => /^postgres(?:ql)?:/.test(place);

/** Opens where data is. Throws a sentence where there is none, or a server has it. */
export function openSource(place: string): End {
  if (isDatabase(place)) return database(place);
  if (!existsSync(join(place, 'agora.sqlite'))) throw new Error(`There is no data in ${place}.`);
  return folder(place);
}

/** Opens where data is to come; a folder is made. Throws a sentence where a server has it. */
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
    // Whoever has them may call this server's players.
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
      // Nobody is there to be told of each row.
      for (const table of TABLES) driver.exec(`ALTER TABLE ${table.name} DISABLE TRIGGER USER`);
    },
    finish: () => {
      for (const table of TABLES) driver.exec(`ALTER TABLE ${table.name} ENABLE TRIGGER USER`);
      // The next line of chat is a later one.
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
