/** Reads matches from PostgreSQL in the background; requests that wait are combined into one query. */
import { Pool, types } from 'pg';
import { numbered } from '../ask.ts';
import type { Value } from '../driver.ts';
import type { Loaded, Loader } from '../row-reader.ts';
import type { ChatRow, MetadataRow, Row } from '../rows.ts';
import { LIST } from '../statements.ts';

/** This many queries run at once. */
const CONNECTIONS = 2;
/** One query reads at most this many matches. */
const MOST = 50;
/** Timeouts, in milliseconds. */
const SLOWEST = { connectionTimeoutMillis: 2000, query_timeout: 2000, statement_timeout: 2000 };
const BIGINT = 20;

type Answer = Row &
  MetadataRow & {
    readonly id: string;
    readonly log: readonly string[] | null;
    readonly chat: readonly ChatRow[] | null;
  };

/**
 * Collects requests by id. While the allowed number of queries runs, further requests wait and share the next query.
 */
class Questions<Answer extends { readonly id: string }> {
  private waiting: { readonly id: string; resolve(found: Answer | undefined): void; reject(error: unknown): void }[] =
    [];
  private asked = 0;

  constructor(
    private readonly pool: Pool,
    private readonly name: string,
    private readonly text: string,
  ) {}

  ask(id: string): Promise<Answer | undefined> {
    // PostgreSQL can't store NUL in a text, so no match has such an id.
    if (id.includes('\0')) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      this.waiting.push({ id, resolve, reject });
      void this.goOn();
    });
  }

  private async goOn(): Promise<void> {
    while (this.asked < CONNECTIONS && this.waiting.length > 0) {
      this.asked++;
      const group = this.waiting.splice(0, MOST);
      try {
        const values = [group.map(({ id }) => id)];
        const { rows } = await this.pool.query<Answer>({ name: this.name, text: this.text, values });
        const found = new Map(rows.map((row) => [row.id, row]));
        for (const { id, resolve } of group) resolve(found.get(id));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      this.asked--;
    }
  }
}

export class PostgresLoader implements Loader {
  private readonly pool: Pool;
  private readonly loads: Questions<Answer>;
  private readonly descriptions: Questions<MetadataRow & { readonly id: string }>;

  constructor(url: string) {
    this.pool = new Pool({
      connectionString: url,
      application_name: 'agora',
      keepAlive: true,
      max: CONNECTIONS,
      // Times fit into a JavaScript number.
      types: {
        getTypeParser: (type: number, format?: 'text' | 'binary') =>
          type === BIGINT ? Number : types.getTypeParser(type, format),
      },
      ...SLOWEST,
    });
    this.pool.on('error', () => {});
    // The pool doesn't listen to a client that is in use, and an error without a listener would count as uncaught.
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.loads = new Questions(this.pool, 'agora_load', LOAD);
    this.descriptions = new Questions(this.pool, 'agora_describe', DESCRIBE);
  }

  async load(id: string): Promise<Loaded | undefined> {
    const row = await this.loads.ask(id);
    return row && { row, log: row.log ?? [], chat: row.chat ?? [] };
  }

  describe(id: string): Promise<MetadataRow | undefined> {
    return this.descriptions.ask(id);
  }

  async list(values: readonly Value[]): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(numbered(LIST), [...values]);
    return rows.map(({ id }) => id);
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

const DESCRIBE = 'SELECT id, version, metadata, created_at, updated_at FROM match WHERE id = ANY ($1::text[])';

const LOAD = `
  SELECT id, version, game, state, initial, metadata, created_at, updated_at,
    (SELECT array_agg(entry ORDER BY position) FROM log WHERE log.match = match.id) AS log,
    (SELECT json_agg(json_build_object('id', id, 'seat', seat, 'text', text, 'phrase', phrase, 'name', name, 'at', at) ORDER BY id)
      FROM chat WHERE chat.match = match.id) AS chat
  FROM match WHERE id = ANY ($1::text[])`;
