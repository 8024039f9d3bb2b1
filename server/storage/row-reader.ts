/**
 * Reads matches from the database: synchronously, which blocks the server, or, for a slow database, ahead of time
 * (`ahead`). Then only the caller waits, and finds the result in memory when it continues.
 */
import type { Value } from './driver.ts';
import type { ChatRow, MetadataRow, Row } from './rows.ts';
import type { Statements } from './statements.ts';

/** Everything that is read of a match ahead of time. */
export interface Loaded {
  readonly row: Row & MetadataRow;
  /** Entries of the log, as JSON. */
  readonly log: readonly string[];
  readonly chat: readonly ChatRow[];
}

/** Reads matches in the background. */
export interface Loader {
  /** Undefined for an unknown match. Rejects where the database doesn't answer. */
  load(id: string): Promise<Loaded | undefined>;
  /** The same without state, log and chat. */
  describe(id: string): Promise<MetadataRow | undefined>;
  /** Ids of matches (statements.ts). Rejects like `load`. */
  list(values: readonly Value[]): Promise<readonly string[]>;
  /** The versions of those of these matches that exist, and of all that aren't over. Rejects like `load`. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** If a match is written while it is read, it is read again, up to this often; then synchronously. */
const TRIES = 10;

/** Reads ahead, for one kind of query: holds the results of this moment and the queries in progress. */
class Ahead<T> {
  private readonly fresh = new Map<string, T | undefined>();
  private readonly reading = new Map<string, { isOld: boolean; readonly done: Promise<void> }>();

  constructor(private readonly load: (id: string) => Promise<T | undefined>) {}

  has(id: string): boolean {
    return this.fresh.has(id);
  }

  get(id: string): T | undefined {
    return this.fresh.get(id);
  }

  async read(id: string): Promise<void> {
    if (!this.fresh.has(id)) await (this.reading.get(id) ?? this.begin(id)).done;
  }

  /** A match (or any) was written: results and queries in progress are out of date. */
  forget(id?: string): void {
    for (const [each, reading] of this.reading) if (id === undefined || each === id) reading.isOld = true;
    if (id === undefined) this.fresh.clear();
    else this.fresh.delete(id);
  }

  private begin(id: string) {
    const reading = { isOld: false, done: this.loaded(id).finally(() => this.reading.delete(id)) };
    this.reading.set(id, reading);
    return reading;
  }

  private async loaded(id: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await this.load(id);
      const reading = this.reading.get(id);
      if (reading?.isOld !== true) return this.lay(id, found);
      reading.isOld = false;
    }
  }

  private lay(id: string, found: T | undefined): void {
    if (this.fresh.size === 0) setImmediate(() => this.fresh.clear());
    this.fresh.set(id, found);
  }
}

export class RowReader {
  private readonly loaded: Ahead<Loaded>;
  private readonly described: Ahead<MetadataRow>;

  /** Without a loader nothing is read ahead. */
  constructor(
    private readonly sql: Statements,
    loader?: Loader,
  ) {
    this.loaded = new Ahead(async (id) => loader?.load(id));
    this.described = new Ahead(async (id) => loader?.describe(id));
  }

  /** Reads all of a match. A caller finds it in memory when this resolves, until the next time it awaits something. */
  async ahead(id: string): Promise<void> {
    await this.loaded.read(id);
  }

  /** The same without state, log and chat. */
  async describe(id: string): Promise<void> {
    if (!this.loaded.has(id)) await this.described.read(id);
  }

  /** A match was written: results and queries in progress are out of date. */
  forget(id?: string): void {
    this.loaded.forget(id);
    this.described.forget(id);
  }

  row(id: string): Row | undefined {
    return this.loaded.has(id) ? this.loaded.get(id)?.row : (this.sql.read.get(id) as Row | undefined);
  }

  metadata(id: string): MetadataRow | undefined {
    if (this.loaded.has(id)) return this.loaded.get(id)?.row;
    return this.described.has(id) ? this.described.get(id) : (this.sql.readMetadata.get(id) as MetadataRow | undefined);
  }

  version(id: string): number | undefined {
    if (this.loaded.has(id)) return this.loaded.get(id)?.row.version;
    return (this.sql.version.get(id) as { version: number } | undefined)?.version;
  }

  /** The entries of the log without the first `known`, oldest first. */
  log(id: string, known = 0): readonly string[] {
    if (this.loaded.has(id)) return this.loaded.get(id)?.log.slice(known) ?? [];
    return entries(known === 0 ? this.sql.readLog.all(id) : this.sql.readLogFrom.all(id, known));
  }

  /** The last entries of the log, oldest first. */
  logEnd(id: string, most: number): readonly string[] {
    if (this.loaded.has(id)) return this.loaded.get(id)?.log.slice(-most) ?? [];
    return entries(this.sql.readLogEnd.all(id, most));
  }

  chat(id: string): readonly ChatRow[] {
    return this.loaded.has(id) ? (this.loaded.get(id)?.chat ?? []) : (this.sql.chat.all(id) as ChatRow[]);
  }
}

const entries = (rows: readonly unknown[]): readonly string[] =>
  (rows as { readonly entry: string }[]).map(({ entry }) => entry);
