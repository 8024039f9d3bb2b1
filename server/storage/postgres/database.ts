/** PostgreSQL, which several servers may share. */
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { asks, type Database, forPostgres, type Sharing, type Value, type Within } from '../database.ts';
import { Claim } from './claim.ts';
import { postgresVersions } from './versions.ts';

/** This many queries run at once. */
const CONNECTIONS = 2;
/** Timeouts, in milliseconds. */
const SLOWEST = { connectionTimeoutMillis: 2000, query_timeout: 2000, lock_timeout: 500, statement_timeout: 2000 };
/** Numbers that fit into JavaScript's, and JSON, which is left as text. */
const BIGINT = 20;
const JSON_TEXT = 114;
/** Whoever writes without being a server. */
const NOBODY = '-';

interface Opening {
  /** The name of the server that opens it; absent for whoever is none, and doesn't keep others from changing the schema. */
  readonly node?: string;
  /** Whether the server tells others in another way of what it writes. */
  readonly isSilent?: boolean;
  /** How long to wait for an answer, in milliseconds. */
  readonly patience?: number;
}

/** Opens the database of a URL. Rejects with a sentence where it can't be reached or a server is on it that bears no other. */
export async function openPostgres(url: string, { node, isSilent, patience }: Opening = {}): Promise<Database> {
  const slowest = patience === undefined ? SLOWEST : { query_timeout: patience, statement_timeout: patience };
  const pool = openPool(url, { node, isSilent }, { max: CONNECTIONS, ...SLOWEST, ...slowest });
  const sharing = await claimed(url, node, pool);
  const ask = askingBy(async (sql, values) => {
    if (sharing?.isThere === false) throw new Error('the database is gone');
    return pool.query(sql, values);
  });
  const run = async (sql: string) => void (await pool.query(sql));
  const setVersion = (version: number) => run(settingVersion(version));
  let closing: Promise<void> | undefined;
  return {
    versions: postgresVersions,
    version: async () => {
      const [there] = await ask<{ name: string | null }>`SELECT to_regclass('agora_version') AS name`;
      if (there?.name === null) return 0;
      const [row] = await ask<{ number: number }>`SELECT number FROM agora_version`;
      return row?.number ?? 0;
    },
    ask,
    run,
    setVersion,
    transaction: (work) => transaction(pool, work),
    ...(sharing === undefined ? {} : { sharing }),
    close: () => (closing ??= Promise.all([sharing?.end(), pool.end()]).then(() => {})),
  };
}

/** A pool of connections. `node` stands in what this server tells others by what it writes. */
export function openPool(
  url: string,
  { node = NOBODY, isSilent = false }: { readonly node?: string | undefined; readonly isSilent?: boolean | undefined },
  setting: PoolConfig,
): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'agora',
    keepAlive: true,
    options: `-c agora.node=${node} -c agora.silent=${isSilent}`,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') => {
        if (type === JSON_TEXT) return String;
        return type === BIGINT ? Number : types.getTypeParser(type, format);
      },
    },
    ...setting,
  });
  pool.on('error', () => {});
  // The pool doesn't listen to a client that is in use, and an error without a listener would count as uncaught.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Claims the database for a server; whoever is none only tries whether it can be reached. */
async function claimed(
  url: string,
  node: string | undefined,
  pool: Pool,
): Promise<(Sharing & { end(): Promise<void> }) | undefined> {
  try {
    if (node !== undefined) return await Claim.of(url);
    await pool.query('SELECT 1');
    return undefined;
  } catch (error) {
    await pool.end();
    if ((error as { code?: unknown }).code === 'CLAIMED')
      throw new Error('a server of an earlier Agora runs on the database of DATABASE_URL; it must be stopped first', {
        cause: error,
      });
    throw new Error('DATABASE_URL names a database that cannot be opened', { cause: error });
  }
}

async function transaction<T>(pool: Pool, work: (within: Within) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  try {
    await client.query('BEGIN');
    const done = await work(within(client));
    const { command } = await client.query('COMMIT');
    // This is how PostgreSQL ends a transaction in which a statement failed.
    if (command !== 'COMMIT') throw new Error('the transaction could not be committed');
    return done;
  } catch (error) {
    // The first error matters; a lost connection ends the transaction anyway.
    await client.query('ROLLBACK').catch(() => void (isLost = true));
    throw error;
  } finally {
    client.release(isLost);
  }
}

function within(client: PoolClient): Within {
  const run = async (sql: string) => void (await client.query(sql));
  return {
    ask: askingBy((sql, values) => client.query(sql, values)),
    run,
    setVersion: (version) => run(settingVersion(version)),
  };
}

/** Asks in PostgreSQL's words. */
const askingBy = (query: (sql: string, values: Value[]) => Promise<{ readonly rows: unknown }>) =>
  asks(async (sql, values) => (await query(forPostgres(sql), values.map(storable))).rows);

const settingVersion = (version: number) => `
  CREATE TABLE IF NOT EXISTS agora_version (number integer NOT NULL);
  DELETE FROM agora_version;
  INSERT INTO agora_version VALUES (${version})`;

/** PostgreSQL can't store NUL in a text, and no text of ours has one: a search for such a text finds nothing. */
const storable = (value: Value): Value => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);
