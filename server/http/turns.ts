/**
 * Lets what takes long happen one by one, and whoever had a turn wait three times as long before their next, so that there is
 * time for all else: however much is asked for, whoever plays waits hardly longer. Addresses have their turns, so that who asks
 * for much waits for themselves; who hasn't asked for anything lately comes before all others, and at once.
 */
import { type Clock, wallClock } from '../clock.ts';
import { Refused } from '../refused.ts';

/** So many wait at most: of one address, and in all. */
const MOST: Bounds = { ofOne: 200, ofAll: 2000 };
/** How many times as long as it took others have. */
const SHARE = 3;
/** In milliseconds: what takes longer is the machine's fault, and nobody gains by waiting. */
const LONGEST_REST = 60;
/** For so many milliseconds a turn counts as one that somebody had lately. */
const LATELY = 2000;

interface Bounds {
  readonly ofOne: number;
  readonly ofAll: number;
}

export class Turns {
  /** By address, in the order of their coming. */
  private readonly waiting = new Map<string, (() => void)[]>();
  /** When each address had its last turn that was lately, the oldest first. */
  private readonly served = new Map<string, number>();
  private isBusy = false;
  private length = 0;
  /** Until when others have their time. */
  private restsUntil = Number.NEGATIVE_INFINITY;
  private isAwaited = false;

  constructor(
    private readonly most: Bounds = MOST,
    private readonly clock: Pick<Clock, 'ticks' | 'after'> = wallClock,
  ) {}

  /** How many wait. */
  get waits(): number {
    return this.length;
  }

  /** Whether an address has its turn at once; it has then taken it. */
  takes(address: string): boolean {
    if (this.isBusy || this.waiting.size > 0 || !this.mayCome(address)) return false;
    this.begin(address);
    return true;
  }

  /** Resolves when an address has its turn. Rejects at once where too many of it wait, or too many in all. */
  async next(address: string): Promise<void> {
    const own = this.waiting.get(address) ?? [];
    if (own.length >= this.most.ofOne || this.length >= this.most.ofAll)
      throw new Refused({ code: 'tooFast' }, 'That was too much in a short time; wait a little.');
    await new Promise<void>((come) => {
      own.push(come);
      this.length++;
      this.waiting.set(address, own);
      setImmediate(() => this.call());
    });
  }

  private call(): void {
    const address = this.isBusy ? undefined : this.leastLately();
    if (address === undefined) return;
    if (!this.mayCome(address)) return this.callLater();
    const [come, ...others] = this.waiting.get(address)!;
    this.length--;
    if (others.length > 0) this.waiting.set(address, others);
    else this.waiting.delete(address);
    this.begin(address);
    come?.();
  }

  private callLater(): void {
    if (this.isAwaited) return;
    this.isAwaited = true;
    this.clock.after(Math.max(0, this.restsUntil - this.clock.ticks()), () => {
      this.isAwaited = false;
      this.call();
    });
  }

  /** Of those who wait the one whose last turn is longest ago. */
  private leastLately(): string | undefined {
    this.forget();
    let least: string | undefined;
    for (const address of this.waiting.keys()) {
      const at = this.served.get(address);
      if (at === undefined) return address;
      if (least === undefined || at < this.served.get(least)!) least = address;
    }
    return least;
  }

  private mayCome(address: string): boolean {
    this.forget();
    return !this.served.has(address) || this.clock.ticks() >= this.restsUntil;
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
      this.restsUntil = now + Math.min(LONGEST_REST, SHARE * (now - began));
      this.call();
    });
  }
}
