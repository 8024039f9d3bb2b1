/**
 * Spreads requests over turns of the event loop: only a few begin in each turn, so that a move which arrives together
 * with dozens of requests is handled soon. Addresses that have had few answers lately go first. For addresses that have
 * had many, one request begins at a time, with a pause after it; so they mostly wait for themselves.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Clock, wallClock } from '../clock.ts';
import { Queues } from '../http/queues.ts';
import { Cooldown } from '../http/cooldown.ts';

/** How many requests begin in one turn. */
const FEW = 2;
/** After how many milliseconds an address's count is halved. */
const HALF_LIFE = 1000;
/** From this count on, an address has had many answers: about what a few pages need with all their files. */
const MUCH = 60;

type Ticks = Pick<Clock, 'ticks' | 'after'>;

/**
 * Wraps a request listener so that requests begin in rounds, by their addresses: at once, in a later round, or after a
 * pause.
 */
export function inRounds(
  answer: RequestListener,
  addressOf: (request: IncomingMessage) => string,
  { few = FEW, clock = wallClock }: { readonly few?: number; readonly clock?: Ticks } = {},
): RequestListener {
  const rounds = new Rounds(few, clock);
  return (request, response: ServerResponse & { req: IncomingMessage }) =>
    rounds.take(addressOf(request), () => answer(request, response));
}

class Rounds {
  private readonly waiting = new Queues();
  /** The pause in which addresses with few answers are served. */
  private readonly cooldown: Cooldown;
  /** How many answers each address has had lately. */
  private had = new Map<string, number>();
  private halvedAt: number;
  private begun = 0;
  /** When a request of an address with many answers began in this round, if one did. */
  private muchSince: number | undefined;

  constructor(
    private readonly few: number,
    private readonly clock: Ticks,
  ) {
    this.halvedAt = clock.ticks();
    this.cooldown = new Cooldown(clock);
  }

  /** Begins a request now or in a later round. */
  take(address: string, begin: () => void): void {
    this.halve();
    const comesFirst = this.waiting.length() === 0 || !this.hasHadMuch(address);
    if (comesFirst && this.mayBegin(address)) return this.begin(address, begin);
    this.waiting.add(address, begin);
    if (this.begun === 0) this.awaitCooldown();
  }

  private comeRound(): void {
    this.begun = 0;
    this.halve();
    this.leaveTime();
    for (let address = this.least(); address !== undefined && this.mayBegin(address); address = this.least()) {
      this.begin(address, this.waiting.take(address)!);
    }
    if (this.begun === 0 && this.waiting.length() > 0) this.awaitCooldown();
  }

  private begin(address: string, begin: () => void): void {
    if (this.begun === 0) setImmediate(() => this.comeRound());
    this.begun++;
    if (this.hasHadMuch(address)) this.muchSince = this.clock.ticks();
    this.had.set(address, (this.had.get(address) ?? 0) + 1);
    begin();
  }

  private mayBegin(address: string): boolean {
    return this.hasHadMuch(address) ? this.begun === 0 && this.cooldown.isOver : this.begun < this.few;
  }

  private hasHadMuch(address: string): boolean {
    return (this.had.get(address) ?? 0) >= MUCH;
  }

  /** Starts the pause after such a request, as long as its synchronous part took. */
  private leaveTime(): void {
    if (this.muchSince === undefined) return;
    this.cooldown.begin(this.clock.ticks() - this.muchSince);
    this.muchSince = undefined;
  }

  private awaitCooldown(): void {
    this.cooldown.await(() => {
      if (this.begun === 0) this.comeRound();
    });
  }

  private halve(): void {
    const now = this.clock.ticks();
    if (now - this.halvedAt < HALF_LIFE) return;
    const part = 0.5 ** Math.floor((now - this.halvedAt) / HALF_LIFE);
    this.halvedAt = now;
    this.had = new Map(
      [...this.had].map(([address, count]) => [address, count * part] as const).filter(([, count]) => count >= 1),
    );
  }

  /** The waiting address that has had the fewest answers; the first of several. */
  private least(): string | undefined {
    let found: string | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const address of this.waiting.addresses()) {
      const count = this.had.get(address) ?? 0;
      if (count < fewest) [found, fewest] = [address, count];
    }
    return found;
  }
}
