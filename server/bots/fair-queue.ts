/**
 * Decides which bot thinks next. A limited number of searches run at a time, at most one for each table. Addresses take
 * turns, and so do the tables of an address: somebody who opens twenty tables delays nobody who has one. Seats that
 * decide together are searched one after another. The more searches an address wants, the less time each may use.
 */

/** How many times its level's time a search may take together with its wait. */
const PATIENCE = 1.25;

/** A table, and the address that opened it (or the table itself if the address is unknown). */
export interface Asker {
  readonly table: string;
  readonly address: string;
}

/** The searches that an address wants. */
interface Wish {
  /** The waiting searches by table; the tables in the order of their turns. */
  readonly waiting: Map<string, (() => void)[]>;
  running: number;
}

export class FairQueue {
  /** By address, in the order of their turns. */
  private readonly wishes = new Map<string, Wish>();
  /** The tables where a bot thinks, or is about to make its move. */
  private readonly busy = new Set<string>();
  private running = 0;

  constructor(private readonly slots: number) {}

  /**
   * Runs a table's search when its turn comes; tells it which part of its level's time it may use. Then runs `follow`,
   * which needs no thread, but no other bot of this table thinks meanwhile.
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

  /** Starts a search for the next table of an address, if one waits at which nobody thinks. */
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

  /**
   * Which part of its level's time a search may use: addresses share the threads equally, and so do the searches of one
   * address.
   */
  private share({ waiting, running }: Wish): number {
    let wanted = running;
    for (const each of waiting.values()) wanted += each.length;
    return Math.min(1, (PATIENCE * this.slots) / (wanted * this.wishes.size));
  }
}

/** Moves an entry that has had its turn behind all others. */
function toTheEnd<Value>(turns: Map<string, Value> | undefined, key: string): void {
  const value = turns?.get(key);
  if (value === undefined) return;
  turns?.delete(key);
  turns?.set(key, value);
}
