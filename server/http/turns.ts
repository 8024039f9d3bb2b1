/**
 * Runs expensive work one piece at a time, with a pause of three times its duration after each, so that players hardly
 * notice it, however much is asked for. The queue is fair between addresses: an address that asks for much waits behind
 * itself, and one that hasn't asked lately goes first.
 */
import { type Clock, wallClock } from '../clock.ts';
import { Refused } from '../refused.ts';
import { Queues } from './queues.ts';
import { Cooldown } from './cooldown.ts';

/** How many may wait: of one address, and in all. */
const MOST: Bounds = { ofOne: 200, ofAll: 2000 };
/** For how many milliseconds an address counts as recently served. */
const LATELY = 2000;

interface Bounds {
  readonly ofOne: number;
  readonly ofAll: number;
}

export class Turns {
  private readonly waiting = new Queues();
  /** The pause in which everybody else is served. */
  private readonly cooldown: Cooldown;
  /** When each recently served address had its last turn; the oldest first. */
  private readonly served = new Map<string, number>();
  private isBusy = false;

  constructor(
    private readonly most: Bounds = MOST,
    private readonly clock: Pick<Clock, 'ticks' | 'after'> = wallClock,
  ) {
    this.cooldown = new Cooldown(clock);
  }

  /** How many are waiting. */
  get waits(): number {
    return this.waiting.length();
  }

  /** Whether an address may start at once. If so, it has taken its turn. */
  takes(address: string): boolean {
    if (this.isBusy || this.waits > 0 || !this.mayCome(address)) return false;
    this.begin(address);
    return true;
  }

  /** Resolves when an address has its turn. Rejects at once if too many are waiting, of this address or in all. */
  async next(address: string): Promise<void> {
    if (this.waiting.length(address) >= this.most.ofOne || this.waits >= this.most.ofAll)
      throw new Refused({ code: 'tooFast' }, 'That was too much in a short time; wait a little.');
    await new Promise<void>((come) => {
      this.waiting.add(address, come);
      setImmediate(() => this.call());
    });
  }

  private call(): void {
    const address = this.isBusy ? undefined : this.leastLately();
    if (address === undefined) return;
    if (!this.mayCome(address)) return this.cooldown.await(() => this.call());
    const come = this.waiting.take(address);
    this.begin(address);
    come?.();
  }

  /** Of the waiting addresses, the one whose last turn was longest ago. */
  private leastLately(): string | undefined {
    this.forget();
    let least: string | undefined;
    for (const address of this.waiting.addresses()) {
      const at = this.served.get(address);
      if (at === undefined) return address;
      if (least === undefined || at < this.served.get(least)!) least = address;
    }
    return least;
  }

  private mayCome(address: string): boolean {
    this.forget();
    return !this.served.has(address) || this.cooldown.isOver;
  }

  private forget(): void {
    const since = this.clock.ticks() - LATELY;
    for (const [address, at] of this.served) {
      if (at > since) return;
      this.served.delete(address);
    }
  }

  /** The work runs before the next turn of the event loop; then the pause begins. */
  private begin(address: string): void {
    this.isBusy = true;
    const { clock } = this;
    const began = clock.ticks();
    setImmediate(() => {
      const now = clock.ticks();
      this.isBusy = false;
      this.served.delete(address);
      this.served.set(address, now);
      this.cooldown.begin(now - began);
      this.call();
    });
  }
}
