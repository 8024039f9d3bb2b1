/**
 * Who may think next. So many searches run at a time, one a table. Addresses have their turns, and so have the tables of each:
 * who opens twenty tables keeps nobody waiting who has one, a table with many bots none with few, and seats that decide
 * together are searched one after the other, each once. The more an address wants, the shorter each search of its may be.
 */

/** How many times its level's time a search and its wait may take together. */
const PATIENCE = 1.25;

/** Who asks: a table, and the address it was opened from, or the table itself where that isn't known. */
export interface Asker {
  readonly table: string;
  readonly address: string;
}

/** What an address wants. */
interface Wish {
  /** Those who wait, by table; the tables in the order of their turns. */
  readonly waiting: Map<string, (() => void)[]>;
  running: number;
}

export class FairQueue {
  /** In the order of their turns. */
  private readonly wishes = new Map<string, Wish>();
  /** Tables where somebody thinks, or is about to move after that. */
  private readonly busy = new Set<string>();
  private running = 0;

  constructor(private readonly slots: number) {}

  /**
   * Runs a table's search when it has its turn, telling it what part of its level's time it may take, and then what follows
   * from it. That takes no thread, but nobody else at the table thinks until it is done.
   */
  async take<Found, Outcome>(
    asker: Asker,
    search: (share: number) => Promise<Found>,
    follow: (found: Found) => Promise<Outcome>,
  ): Promise<Outcome> {
    const { table, address } = asker;
    await this.turn(asker);
    try {
      return await follow(await this.run(address, search));
    } finally {
      this.busy.delete(table);
      toTheEnd(this.wishes.get(address)?.waiting, table);
      this.next();
    }
  }

  private async run<Found>(address: string, search: (share: number) => Promise<Found>): Promise<Found> {
    const wish = this.wishOf(address);
    try {
      return await search(this.share(wish));
    } finally {
      this.running--;
      wish.running--;
      if (wish.running === 0 && wish.waiting.size === 0) this.wishes.delete(address);
      else toTheEnd(this.wishes, address);
      this.next();
    }
  }

  private turn({ table, address }: Asker): Promise<void> {
    return new Promise((begin) => {
      const { waiting } = this.wishOf(address);
      waiting.set(table, [...(waiting.get(table) ?? []), begin]);
      this.next();
    });
  }

  private wishOf(address: string): Wish {
    const wish = this.wishes.get(address) ?? { waiting: new Map<string, (() => void)[]>(), running: 0 };
    this.wishes.set(address, wish);
    return wish;
  }

  private next(): void {
    for (let began = true; began && this.running < this.slots;) {
      began = [...this.wishes].some(([address, wish]) => this.begin(address, wish));
    }
  }

  /** Lets the next table of an address think, where one waits that nobody thinks at. */
  private begin(address: string, wish: Wish): boolean {
    const free = [...wish.waiting.keys()].find((table) => !this.busy.has(table));
    if (free === undefined) return false;
    const [begin, ...rest] = wish.waiting.get(free)!;
    if (rest.length > 0) wish.waiting.set(free, rest);
    else wish.waiting.delete(free);
    toTheEnd(this.wishes, address);
    this.busy.add(free);
    this.running++;
    wish.running++;
    begin?.();
    return true;
  }

  /** What part of its level's time a search may take: the threads are shared by the addresses, and each one's by its searches. */
  private share({ waiting, running }: Wish): number {
    let wanted = running;
    for (const each of waiting.values()) wanted += each.length;
    return Math.min(1, (PATIENCE * this.slots) / (wanted * this.wishes.size));
  }
}

/** Who has had a turn comes after all others that wait. */
function toTheEnd<Value>(turns: Map<string, Value> | undefined, key: string): void {
  const value = turns?.get(key);
  if (value === undefined) return;
  turns?.delete(key);
  turns?.set(key, value);
}
