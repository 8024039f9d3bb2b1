/** Reads matches from the database ahead of time: only the caller waits, and finds them in memory when it goes on. */
import type { Loaded, Loader, MetadataRow, Row } from './loader.ts';
import type { StoredChat } from './types.ts';

/** A match is needed that wasn't read ahead: a mistake of the program, since nothing can wait for it here. */
export class NotAtHand extends Error {
  constructor(id: string) {
    super(`match ${id} was not read before it was needed`);
  }
}

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

  /** If the match is written while it is read, it is read again. */
  private async loaded(id: string): Promise<void> {
    for (;;) {
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

  constructor(loader: Pick<Loader, 'load' | 'describe'>) {
    this.loaded = new Ahead((id) => loader.load(id));
    this.described = new Ahead((id) => loader.describe(id));
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

  /** Whether all of a match was read in this moment, or that there is none. */
  has(id: string): boolean {
    return this.loaded.has(id);
  }

  /** Whether the description of a match was read in this moment, or that there is none. */
  isDescribed(id: string): boolean {
    return this.loaded.has(id) || this.described.has(id);
  }

  row(id: string): Row | undefined {
    return this.whole(id)?.row;
  }

  metadata(id: string): MetadataRow | undefined {
    return this.described.has(id) && !this.loaded.has(id) ? this.described.get(id) : this.whole(id)?.row;
  }

  /** The entries of the log without the first `known`, oldest first. */
  log(id: string, known = 0): readonly string[] {
    return this.whole(id)?.log.slice(known) ?? [];
  }

  /** The last entries of the log, oldest first. */
  logEnd(id: string, most: number): readonly string[] {
    return this.whole(id)?.log.slice(-most) ?? [];
  }

  chat(id: string): readonly StoredChat[] {
    return this.whole(id)?.chat ?? [];
  }

  private whole(id: string): Loaded | undefined {
    if (!this.loaded.has(id)) throw new NotAtHand(id);
    return this.loaded.get(id);
  }
}
