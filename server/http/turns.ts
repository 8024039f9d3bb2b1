/**
 * Lets what takes long happen one by one, and whoever had a turn wait three times as long before their next, so that there is
 * time for all else: however much is asked for, whoever plays waits hardly longer. Addresses have their turns, so that who asks
 * for much waits for themselves; who hasn't asked for anything lately comes before all others, and at once.
 */
import { type Clock, wallClock } from '../clock.ts';
import { Refused } from '../refused.ts';
import { Lines } from './lines.ts';
import { Rest } from './rest.ts';

/** So many wait at most: of one address, and in all. */
const MOST: Bounds = { ofOne: 200, ofAll: 2000 };
/** For so many milliseconds a turn counts as one that somebody had lately. */
const LATELY = 2000;

interface Bounds {
  readonly ofOne: number;
  readonly ofAll: number;
}

export class Turns {
  private readonly waiting = new Lines();
  /** In which others have their time. */
  private readonly rest: Rest;
  /** When each address had its last turn that was lately, the oldest first. */
  private readonly served = new Map<string, number>();
  private isBusy = false;

  constructor(
    private readonly most: Bounds = MOST,
    private readonly clock: Pick<Clock, 'ticks' | 'after'> = wallClock,
  ) {
    this.rest = new Rest(clock);
  }

  /** How many wait. */
  get waits(): number {
    return this.waiting.length();
  }

  /** Whether an address has its turn at once; it has then taken it. */
  takes(address: string): boolean {
    if (this.isBusy || this.waits > 0 || !this.mayCome(address)) return false;
    this.begin(address);
    return true;
  }

  /** Resolves when an address has its turn. Rejects at once where too many of it wait, or too many in all. */
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
    if (!this.mayCome(address)) return this.rest.await(() => this.call());
    const come = this.waiting.take(address);
    this.begin(address);
    come?.();
  }

  /** Of those who wait the one whose last turn is longest ago. */
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
    return !this.served.has(address) || this.rest.isOver;
  }

  private forget(): void {
    const since = this.clock.ticks() - LATELY;
    for (const [address, at] of this.served) {
      if (at > since) return;
      this.served.delete(address);
    }
  }

  /** What is done now is done before the loop comes round; then others have their time. */
  private begin(address: string): void {
    this.isBusy = true;
    const { clock } = this;
    const began = clock.ticks();
    setImmediate(() => {
      const now = clock.ticks();
      this.isBusy = false;
      this.served.delete(address);
      this.served.set(address, now);
      this.rest.begin(now - began);
      this.call();
    });
  }
}
