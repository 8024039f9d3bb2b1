/** Reads from the database ahead of time: only the caller waits, and finds the result in memory when it goes on. */

/** A match is needed that wasn't read ahead: a mistake of the program, since nothing can wait for it here. */
export class NotAtHand extends Error {
  constructor(id: string) {
    super(`match ${id} was not read before it was needed`);
  }
}

/** Reads by one kind of query: holds the results of this moment and the queries in progress. */
export class Ahead<T> {
  private readonly fresh = new Map<string, T | undefined>();
  private readonly reading = new Map<string, { isOld: boolean; readonly done: Promise<void> }>();

  constructor(private readonly load: (id: string) => Promise<T | undefined>) {}

  /** Whether it was read in this moment. */
  has(id: string): boolean {
    return this.fresh.has(id);
  }

  /** What was read in this moment; undefined if there is nothing. Throws where it wasn't read. */
  get(id: string): T | undefined {
    if (!this.fresh.has(id)) throw new NotAtHand(id);
    return this.fresh.get(id);
  }

  /** A caller finds the result in memory when this resolves, until the next time it awaits something. */
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
