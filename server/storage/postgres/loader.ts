/** Reads matches from PostgreSQL in the background; requests that wait are combined into one query. */
import type { Pool } from 'pg';
import { type Value, numbered } from '../database.ts';
import { DESCRIPTION, type Described, LIST, type Loaded, type Loader, UNFINISHED } from '../loader.ts';
import type { ChatRow, MetadataRow, Row } from '../rows.ts';
import { CONNECTIONS } from './database.ts';

/** One query reads at most this many matches. */
const MOST = 50;

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
  private readonly loads: Questions<Answer>;
  private readonly descriptions: Questions<Described>;

  constructor(private readonly pool: Pool) {
    this.loads = new Questions(pool, 'agora_load', LOAD);
    this.descriptions = new Questions(pool, 'agora_describe', DESCRIBE);
  }

  async load(id: string): Promise<Loaded | undefined> {
    const row = await this.loads.ask(id);
    return row && { row, log: row.log ?? [], chat: row.chat ?? [] };
  }

  describe(id: string): Promise<MetadataRow | undefined> {
    return this.descriptions.ask(id);
  }

  async unfinished(most: number): Promise<readonly Described[]> {
    const { rows } = await this.pool.query<Described>(numbered(UNFINISHED), [most]);
    return rows;
  }

  async list(values: readonly Value[]): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(numbered(LIST), [...values]);
    return rows.map(({ id }) => id);
  }

  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.pool.query<{ id: string; version: number }>(VERSIONS, [ids]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  async close(): Promise<void> {}
}

const VERSIONS = 'SELECT id, version FROM match WHERE over = 0 OR id = ANY ($1::text[])';

const DESCRIBE = `SELECT ${DESCRIPTION} FROM match WHERE id = ANY ($1::text[])`;

const LOAD = `
  SELECT game, state, initial, ${DESCRIPTION},
    (SELECT array_agg(entry ORDER BY position) FROM log WHERE log.match = match.id) AS log,
    (SELECT json_agg(json_build_object('id', id, 'seat', seat, 'text', text, 'phrase', phrase, 'name', name, 'at', at) ORDER BY id)
      FROM chat WHERE chat.match = match.id) AS chat
  FROM match WHERE id = ANY ($1::text[])`;
