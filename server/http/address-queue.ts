/**
 * A fair queue by address: only a few begin in each turn of the event loop, so that a move is handled soon, whatever
 * comes together with it. Addresses that have had little lately go first. Of those that have had much one begins at a
 * time, with a pause of three times its duration after it, in which everybody else is served; so they mostly wait for
 * themselves.
 */
import { type Clock, wallClock } from '../clock.ts';
import { tooFast } from '../refused.ts';

/** How many times as long as the work the pause is. */
const PAUSE = 3;
/** In milliseconds. If work takes longer, the machine is slow, and a longer pause would help nobody. */
const LONGEST_PAUSE = 60;

interface Sharing {
  /** How many begin in one turn of the loop. */
  readonly few: number;
  /** From how many on an address has had much. */
  readonly much: number;
  /** After how many milliseconds what an address has had counts half. */
  readonly halfLife: number;
  /** How many may wait: of one address, and in all. Unlimited if absent: each has a connection, which are limited. */
  readonly most?: { readonly ofOne: number; readonly ofAll: number };
}

/** For all requests. A few pages with all their files have much. */
export const REQUESTS: Sharing = { few: 2, much: 60, halfLife: 1000 };
/** For what keeps everybody else waiting. */
export const DEAR: Sharing = { few: 1, much: 1, halfLife: 2000 };

export class AddressQueue {
  private readonly waiting = new Map<string, (() => void)[]>();
  /** How many are waiting. */
  length = 0;
  /** How many each address has had lately. */
  private had = new Map<string, number>();
  private halvedAt: number;
  /** How many have begun in this turn of the loop. */
  private begun = 0;
  private isTurnAwaited = false;
  /** When the first of an address that has had much began in this turn, if one did. */
  private muchSince: number | undefined;
  private pausedUntil = Number.NEGATIVE_INFINITY;
  private isPauseAwaited = false;

  constructor(
    private readonly sharing: Sharing,
    private readonly clock: Pick<Clock, 'ticks' | 'after'> = wallClock,
  ) {
    this.halvedAt = clock.ticks();
  }

  /** Whether an address may begin at once. If so, it has begun. */
  takes(address: string): boolean {
    this.halve();
    const comesFirst = this.length === 0 || !this.hasHadMuch(address);
    if (!comesFirst || !this.mayBegin(address)) return false;
    this.count(address);
    return true;
  }

  /** Calls back when an address may begin. Within an address the order is that of arrival. */
  wait(address: string, begin: () => void): void {
    const queue = this.waiting.get(address);
    if (queue === undefined) this.waiting.set(address, [begin]);
    else queue.push(begin);
    this.length++;
    this.awaitTurn();
  }

  /** Resolves when an address may begin. Rejects at once if too many are waiting, of this address or in all. */
  async next(address: string): Promise<void> {
    const { most } = this.sharing;
    const own = this.waiting.get(address)?.length ?? 0;
    if (most !== undefined && (own >= most.ofOne || this.length >= most.ofAll)) throw tooFast();
    await new Promise<void>((come) => this.wait(address, come));
  }

  private awaitTurn(): void {
    if (this.isTurnAwaited) return;
    this.isTurnAwaited = true;
    setImmediate(() => this.turn());
  }

  /** What has begun before has run until here. */
  private turn(): void {
    this.isTurnAwaited = false;
    this.begun = 0;
    this.halve();
    this.beginPause();
    for (let address = this.least(); address !== undefined && this.mayBegin(address); address = this.least())
      this.begin(address);
    if (this.begun === 0 && this.length > 0) this.awaitPause();
  }

  private begin(address: string): void {
    const queue = this.waiting.get(address) ?? [];
    const begin = queue.shift();
    if (queue.length === 0) this.waiting.delete(address);
    this.length--;
    this.count(address);
    begin?.();
  }

  private count(address: string): void {
    this.begun++;
    this.had.set(address, (this.had.get(address) ?? 0) + 1);
    if (this.hasHadMuch(address)) this.muchSince ??= this.clock.ticks();
    this.awaitTurn();
  }

  private mayBegin(address: string): boolean {
    if (!this.hasHadMuch(address)) return this.begun < this.sharing.few;
    return this.begun === 0 && this.clock.ticks() >= this.pausedUntil;
  }

  private hasHadMuch(address: string): boolean {
    return (this.had.get(address) ?? 0) >= this.sharing.much;
  }

  private beginPause(): void {
    if (this.muchSince === undefined) return;
    const now = this.clock.ticks();
    this.pausedUntil = now + Math.min(LONGEST_PAUSE, PAUSE * (now - this.muchSince));
    this.muchSince = undefined;
  }

  private awaitPause(): void {
    if (this.isPauseAwaited) return;
    this.isPauseAwaited = true;
    this.clock.after(Math.max(0, this.pausedUntil - this.clock.ticks()), () => {
      this.isPauseAwaited = false;
      if (!this.isTurnAwaited) this.turn();
    });
  }

  private halve(): void {
    const { halfLife } = this.sharing;
    const lives = Math.floor((this.clock.ticks() - this.halvedAt) / halfLife);
    if (lives < 1) return;
    this.halvedAt = this.clock.ticks();
    const halved = [...this.had].map(([address, count]) => [address, count * 0.5 ** lives] as const);
    this.had = new Map(halved.filter(([, count]) => count >= 1));
  }

  /** The waiting address that has had the least; the first of several. */
  private least(): string | undefined {
    let [found, fewest]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const address of this.waiting.keys()) {
      const count = this.had.get(address) ?? 0;
      if (count < fewest) [found, fewest] = [address, count];
    }
    return found;
  }
}
