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
interface Demand {
  /** The waiting searches by table; the tables in the order of their turns. */
  readonly waiting: Map<string, (() => void)[]>;
  running: number;
}

export class FairQueue {
  /** By address, in the order of their turns. */
  private readonly demands = new Map<string, Demand>();
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
      toTheEnd(this.demands.get(address)?.waiting, table);
      this.next();
    }
  }

  private async run<Found>(address: string, search: (share: number) => Promise<Found>): Promise<Found> {
    const demand = this.demandOf(address);
    try {
      return await search(this.share(demand));
    } finally {
      this.running--;
      demand.running--;
      if (demand.running === 0 && demand.waiting.size === 0) this.demands.delete(address);
      else toTheEnd(this.demands, address);
      this.next();
    }
  }

  private turn({ table, address }: Asker): Promise<void> {
    return new Promise((begin) => {
      const { waiting } = this.demandOf(address);
      waiting.set(table, [...(waiting.get(table) ?? []), begin]);
      this.next();
    });
  }

  private demandOf(address: string): Demand {
    const demand = this.demands.get(address) ?? { waiting: new Map<string, (() => void)[]>(), running: 0 };
    this.demands.set(address, demand);
    return demand;
  }

  private next(): void {
    for (let began = true; began && this.running < this.slots;) {
      began = [...this.demands].some(([address, demand]) => this.begin(address, demand));
    }
  }

  /** Starts a search for the next table of an address, if one waits at which nobody thinks. */
  private begin(address: string, demand: Demand): boolean {
    const free = [...demand.waiting.keys()].find((table) => !this.busy.has(table));
    if (free === undefined) return false;
    const [begin, ...rest] = demand.waiting.get(free)!;
    if (rest.length > 0) demand.waiting.set(free, rest);
    else demand.waiting.delete(free);
    toTheEnd(this.demands, address);
    this.busy.add(free);
    this.running++;
    demand.running++;
    begin?.();
    return true;
  }

  /**
   * Which part of its level's time a search may use: addresses share the threads equally, and so do the searches of one
   * address.
   */
  private share({ waiting, running }: Demand): number {
    let wanted = running;
    for (const each of waiting.values()) wanted += each.length;
    return Math.min(1, (PATIENCE * this.slots) / (wanted * this.demands.size));
  }
}

/** Moves an entry that has had its turn behind all others. */
function toTheEnd<Value>(turns: Map<string, Value> | undefined, key: string): void {
  const value = turns?.get(key);
  if (value === undefined) return;
  turns?.delete(key);
  turns?.set(key, value);
}
