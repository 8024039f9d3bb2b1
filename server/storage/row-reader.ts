/**
 * What the database holds of matches. It is read at once, and the server waits for that; or ahead of time, where the database
 * takes its time (`ahead`): then nobody waits but who asked, and what was read is at hand for whoever goes on in that moment.
 */
import type { Value } from './driver.ts';
import type { ChatRow, MetadataRow, Row } from './rows.ts';
import type { Statements } from './statements.ts';

/** All that is read of a match ahead of time. */
export interface Loaded {
  readonly row: Row & MetadataRow;
  /** Entries of the log, as JSON. */
  readonly log: readonly string[];
  readonly chat: readonly ChatRow[];
}

/** Reads matches while other things are done. */
export interface Loader {
  /** Undefined for an unknown match. Rejects where the database doesn't answer. */
  load(id: string): Promise<Loaded | undefined>;
  /** The same without its state, log and chat. */
  describe(id: string): Promise<MetadataRow | undefined>;
  /** Ids of matches (statements.ts). Rejects like `load`. */
  list(values: readonly Value[]): Promise<readonly string[]>;
  /** How often those of these matches were written that there are, and all that aren't over. Rejects like `load`. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** So often a match is read again that was written meanwhile; then it is read at once. */
const TRIES = 10;

/** A match that is being read. */
interface Reading {
  isOld: boolean;
  readonly done: Promise<void>;
}

export class RowReader {
  /** What was read in this moment. */
  private readonly fresh = new Map<string, Loaded | undefined>();
  /** The same of which only that was read. */
  private readonly described = new Map<string, MetadataRow | undefined>();
  private readonly reading = new Map<string, Reading>();

  constructor(
    private readonly sql: Statements,
    private readonly loader?: Loader,
  ) {}

  /** Reads all of a match; whoever goes on when this resolves, until they wait for something else, finds it at hand. */
  async ahead(id: string): Promise<void> {
    if (this.loader === undefined || this.fresh.has(id)) return;
    await (this.reading.get(id) ?? this.begin(this.loader, id)).done;
  }

  /** The same of what a match is like, without its state, log and chat. */
  async describe(id: string): Promise<void> {
    if (this.loader === undefined || this.fresh.has(id)) return;
    const found = await this.loader.describe(id);
    this.keep(this.described, id, found);
  }

  /** A match was written: what was read of it, and is being read, is old. */
  forget(id?: string): void {
    for (const [each, reading] of this.reading) if (id === undefined || each === id) reading.isOld = true;
    if (id === undefined) this.clear();
    else for (const laid of [this.fresh, this.described]) laid.delete(id);
  }

  row(id: string): Row | undefined {
    return this.fresh.has(id) ? this.fresh.get(id)?.row : (this.sql.read.get(id) as Row | undefined);
  }

  metadata(id: string): MetadataRow | undefined {
    if (this.fresh.has(id)) return this.fresh.get(id)?.row;
    return this.described.has(id) ? this.described.get(id) : (this.sql.readMetadata.get(id) as MetadataRow | undefined);
  }

  version(id: string): number | undefined {
    if (this.fresh.has(id)) return this.fresh.get(id)?.row.version;
    return (this.sql.version.get(id) as { version: number } | undefined)?.version;
  }

  /** Entries of the log, oldest first, but for the first `known`. */
  log(id: string, known = 0): readonly string[] {
    if (this.fresh.has(id)) return this.fresh.get(id)?.log.slice(known) ?? [];
    return entries(known === 0 ? this.sql.readLog.all(id) : this.sql.readLogFrom.all(id, known));
  }

  /** The last entries of the log, oldest first. */
  logEnd(id: string, most: number): readonly string[] {
    if (this.fresh.has(id)) return this.fresh.get(id)?.log.slice(-most) ?? [];
    return entries(this.sql.readLogEnd.all(id, most));
  }

  chat(id: string): readonly ChatRow[] {
    return this.fresh.has(id) ? (this.fresh.get(id)?.chat ?? []) : (this.sql.chat.all(id) as ChatRow[]);
  }

  private begin(loader: Loader, id: string): Reading {
    const reading: Reading = { isOld: false, done: this.loaded(loader, id).finally(() => this.reading.delete(id)) };
    this.reading.set(id, reading);
    return reading;
  }

  private async loaded(loader: Loader, id: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await loader.load(id);
      const reading = this.reading.get(id);
      if (reading?.isOld !== true) return this.keep(this.fresh, id, found);
      reading.isOld = false;
    }
  }

  /** Keeps for this moment what was read. */
  private keep<T>(laid: Map<string, T>, id: string, found: T): void {
    if (this.fresh.size + this.described.size === 0) setImmediate(() => this.clear());
    laid.set(id, found);
  }

  private clear(): void {
    this.fresh.clear();
    this.described.clear();
  }
}

const entries = (rows: readonly unknown[]): readonly string[] =>
  (rows as { readonly entry: string }[]).map(({ entry }) => entry);
