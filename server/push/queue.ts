/**
 * Limits how many push messages are being sent at once, and starts them some time apart; the others wait, up to a
 * limit.
 */
import { type Clock, wallClock } from '../clock.ts';

/** How many are sent at the same time. */
const AT_ONCE = 8;
/** How many may wait. With more, the last would be told of their turn too late. */
const MOST_WAITING = 500;
/** Milliseconds between two starts, so that other work can run. After ten seconds all that may wait have started. */
const APART = 20;

export class CallQueue {
  private under = 0;
  private readonly waiting: (() => void)[] = [];
  /** The time at which the next may start. */
  private free = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly mostWaiting = MOST_WAITING,
    private readonly clock: Pick<Clock, 'ticks' | 'after'> = wallClock,
  ) {}

  /** How many are waiting. */
  get length(): number {
    return this.waiting.length;
  }

  /** Runs `work` when its turn comes, and resolves to its result. Rejects at once if too many are waiting. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.under < this.atOnce) this.under++;
    else await this.turn();
    try {
      await this.apart();
      return await work();
    } finally {
      // The next one takes over this place.
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
