/** Reads matches of PostgreSQL while other things are done: all that are asked for meanwhile in one question. */
import { Pool, types } from 'pg';
import type { Loaded, Loader } from '../row-reader.ts';
import type { ChatRow, MetadataRow, Row } from '../rows.ts';

/** So many questions are asked at once. */
const CONNECTIONS = 2;
/** So many matches are read by one. */
const MOST = 50;
/** In milliseconds. */
const SLOWEST = { connectionTimeoutMillis: 2000, query_timeout: 2000, statement_timeout: 2000 };
const BIGINT = 20;

type Answer = Row &
  MetadataRow & {
    readonly id: string;
    readonly log: readonly string[] | null;
    readonly chat: readonly ChatRow[] | null;
  };

/** Somebody who waits for a match. */
interface Wait {
  readonly id: string;
  resolve(found: Loaded | undefined): void;
  reject(error: unknown): void;
}

export class PostgresLoader implements Loader {
  private readonly pool: Pool;
  private waiting: Wait[] = [];
  private asked = 0;

  constructor(url: string) {
    this.pool = new Pool({
      connectionString: url,
      application_name: 'agora',
      keepAlive: true,
      max: CONNECTIONS,
      // Times fit into a number.
      types: {
        getTypeParser: (type: number, format?: 'text' | 'binary') =>
          type === BIGINT ? Number : types.getTypeParser(type, format),
      },
      ...SLOWEST,
    });
    this.pool.on('error', () => {});
  }

  load(id: string): Promise<Loaded | undefined> {
    // PostgreSQL keeps no NUL in texts: no match is called so.
    if (id.includes('\0')) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      this.waiting.push({ id, resolve, reject });
      void this.ask();
    });
  }

  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.pool.query<{ id: string; version: number }>(VERSIONS, [ids]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  /** Asks for whatever waits, unless as many questions are asked as may be: then with the next. */
  private async ask(): Promise<void> {
    while (this.asked < CONNECTIONS && this.waiting.length > 0) {
      this.asked++;
      await this.read(this.waiting.splice(0, MOST));
      this.asked--;
    }
  }

  private async read(waiting: readonly Wait[]): Promise<void> {
    try {
      const values = [waiting.map(({ id }) => id)];
      const { rows } = await this.pool.query<Answer>({ name: 'agora_load', text: LOAD, values });
      const found = new Map(rows.map((row) => [row.id, { row, log: row.log ?? [], chat: row.chat ?? [] }]));
      for (const { id, resolve } of waiting) resolve(found.get(id));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}

const VERSIONS = 'SELECT id, version FROM match WHERE over = 0 OR id = ANY ($1::text[])';

const LOAD = `
  SELECT id, version, game, state, initial, metadata, created_at, updated_at,
    (SELECT array_agg(entry ORDER BY position) FROM log WHERE log.match = match.id) AS log,
    (SELECT json_agg(json_build_object('id', id, 'seat', seat, 'text', text, 'phrase', phrase, 'name', name, 'at', at) ORDER BY id)
      FROM chat WHERE chat.match = match.id) AS chat
  FROM match WHERE id = ANY ($1::text[])`;
