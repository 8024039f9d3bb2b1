/**
 * Who may think next. So many searches run at a time, one a table, and the tables have their turns: one with many bots keeps
 * none with few waiting, and seats that decide together are searched one after the other, each once. The more are wanted,
 * the shorter each may be.
 */

/** How many times its level's time a search and its wait may take together. */
const PATIENCE = 1.25;

export class FairQueue {
  /** Those who wait, by table; the tables in the order of their turns. */
  private readonly waiting = new Map<string, (() => void)[]>();
  /** Tables where somebody thinks, or is about to move after that. */
  private readonly busy = new Set<string>();
  private running = 0;

  constructor(private readonly slots: number) {}

  /**
   * Runs a table's search when it has its turn, telling it what part of its level's time it may take, and then what follows
   * from it. That takes no thread, but nobody else at the table thinks until it is done.
   */
  async take<Found, Outcome>(
    table: string,
    search: (share: number) => Promise<Found>,
    follow: (found: Found) => Promise<Outcome>,
  ): Promise<Outcome> {
    await this.turn(table);
    try {
      return await follow(await this.run(search));
    } finally {
      this.busy.delete(table);
      this.toTheEnd(table);
      this.next();
    }
  }

  private async run<Found>(search: (share: number) => Promise<Found>): Promise<Found> {
    try {
      return await search(this.share());
    } finally {
      this.running--;
      this.next();
    }
  }

  private turn(table: string): Promise<void> {
    return new Promise((begin) => {
      const before = this.waiting.get(table);
      this.waiting.set(table, [...(before ?? []), begin]);
      this.next();
    });
  }

  private next(): void {
    for (const [table, [begin, ...rest]] of this.waiting) {
      if (this.running >= this.slots) return;
      if (begin === undefined || this.busy.has(table)) continue;
      if (rest.length > 0) this.waiting.set(table, rest);
      else this.waiting.delete(table);
      this.busy.add(table);
      this.running++;
      begin();
    }
  }

  /** A table that has had its turn comes after all others that wait. */
  private toTheEnd(table: string): void {
    const waiting = this.waiting.get(table);
    if (waiting === undefined) return;
    this.waiting.delete(table);
    this.waiting.set(table, waiting);
  }

  private share(): number {
    let wanted = this.running;
    for (const waiting of this.waiting.values()) wanted += waiting.length;
    return Math.min(1, (PATIENCE * this.slots) / wanted);
  }
}
