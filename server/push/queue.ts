/** Lets only so many calls be under way at once, and none begin right after another: the others wait their turn, and not too many of them. */
import { type Clock, wallClock } from '../clock.ts';

/** Calls under way at the same time. */
const AT_ONCE = 8;
/** Calls that wait. Whoever is called after so many would hear of their turn too late. */
const MOST_WAITING = 500;
/** In milliseconds, from one beginning to the next: others are heard between. All that may wait have begun after ten seconds. */
const APART = 20;

export class CallQueue {
  private under = 0;
  private readonly waiting: (() => void)[] = [];
  /** When the next may begin. */
  private free = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly mostWaiting = MOST_WAITING,
    private readonly clock: Pick<Clock, 'ticks' | 'after'> = wallClock,
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
      await this.apart();
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const next = this.waiting.shift();
      if (next === undefined) this.under--;
      else next();
    }
  }

  private async apart(): Promise<void> {
    const now = this.clock.ticks();
    const at = Math.max(now, this.free);
    this.free = at + APART;
    if (at > now) await new Promise<void>((resolve) => void this.clock.after(at - now, resolve));
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw new Error('too many calls wait to be made');
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
