/** Lets only so many calls be under way at once: the others wait their turn, and not too many of them. */

/** Calls under way at the same time. */
const AT_ONCE = 8;
/** Calls that wait. Whoever is called after so many would hear of their turn too late. */
const MOST_WAITING = 500;

export class CallQueue {
  private under = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

  /** How many wait for their turn. */
  get length(): number {
    return this.waiting.length;
  }

  /** What `work` comes to, when its turn has come. Rejects at once where too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.under < this.atOnce) this.under++;
    else await this.turn();
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const next = this.waiting.shift();
      if (next === undefined) this.under--;
      else next();
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw new Error('too many calls wait to be made');
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
