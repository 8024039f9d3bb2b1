/** Reads matches of PostgreSQL while other things are done, each in one question. */
import { Pool, types } from 'pg';
import type { Loaded, Loader } from '../row-reader.ts';
import type { ChatRow, MetadataRow, Row } from '../rows.ts';

/** So many matches are read at once. */
const CONNECTIONS = 2;
/** In milliseconds. */
const SLOWEST = { connectionTimeoutMillis: 2000, query_timeout: 2000, statement_timeout: 2000 };
const BIGINT = 20;

type Answer = Row & MetadataRow & { readonly log: readonly string[] | null; readonly chat: readonly ChatRow[] | null };

export class PostgresLoader implements Loader {
  private readonly pool: Pool;

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

  async load(id: string): Promise<Loaded | undefined> {
    // PostgreSQL keeps no NUL in texts: no match is called so.
    if (id.includes('\0')) return undefined;
    const { rows } = await this.pool.query<Answer>({ name: 'agora_load', text: LOAD, values: [id] });
    const [row] = rows;
    return row && { row, log: row.log ?? [], chat: row.chat ?? [] };
  }

  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.pool.query<{ id: string; version: number }>(VERSIONS, [ids]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

const VERSIONS = 'SELECT id, version FROM match WHERE over = 0 OR id = ANY ($1::text[])';

const LOAD = `
  SELECT version, game, state, initial, metadata, created_at, updated_at,
    (SELECT array_agg(entry ORDER BY position) FROM log WHERE match = id) AS log,
    (SELECT json_agg(json_build_object('id', id, 'seat', seat, 'text', text, 'phrase', phrase, 'name', name, 'at', at) ORDER BY id)
      FROM chat WHERE chat.match = match.id) AS chat
  FROM match WHERE id = $1`;
