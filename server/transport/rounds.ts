/**
 * Begins to answer a few requests each time the loop comes round: of dozens that arrive in one moment not all are carried out
 * before a move is heard that came with them. Whose address has had least lately comes first; of those that have had much one is
 * answered at a time, and others have their time between: who asks for much waits for themselves.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Clock, wallClock } from '../clock.ts';

/** So many are begun at once. */
const FEW = 2;
/** What an address had counts half after so many milliseconds. */
const HALF_LIFE = 1000;
/** From so many on it has had much: some pages with all that is on them. */
const MUCH = 60;
/** How many times as long as it took others have then. */
const SHARE = 3;
/** In milliseconds: what takes longer is the machine's fault, and nobody gains by waiting. */
const LONGEST_REST = 60;

type Ticks = Pick<Clock, 'ticks' | 'after'>;

/** Has requests answered in rounds, by the addresses they come from: at once, in a later round, or after a rest. */
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
  /** By address, in the order of their coming. */
  private readonly waiting = new Map<string, (() => void)[]>();
  /** How much each address has had lately. */
  private had = new Map<string, number>();
  private halvedAt: number;
  private begun = 0;
  /** When one was begun in this round whose address has had much. */
  private muchSince: number | undefined;
  /** Until when those who have had little have their time. */
  private restsUntil = Number.NEGATIVE_INFINITY;
  private isAwaited = false;

  constructor(
    private readonly few: number,
    private readonly clock: Ticks,
  ) {
    this.halvedAt = clock.ticks();
  }

  /** Begins now or in a later round. */
  take(address: string, begin: () => void): void {
    this.halve();
    const comesFirst = this.waiting.size === 0 || !this.hasHadMuch(address);
    if (comesFirst && this.mayBegin(address)) return this.begin(address, begin);
    const own = this.waiting.get(address);
    if (own === undefined) this.waiting.set(address, [begin]);
    else own.push(begin);
    if (this.begun === 0) this.awaitRest();
  }

  private comeRound(): void {
    this.begun = 0;
    this.halve();
    this.rest();
    for (let address = this.least(); address !== undefined && this.mayBegin(address); address = this.least()) {
      const [next, ...others] = this.waiting.get(address)!;
      if (others.length > 0) this.waiting.set(address, others);
      else this.waiting.delete(address);
      this.begin(address, next!);
    }
    if (this.begun === 0 && this.waiting.size > 0) this.awaitRest();
  }

  private begin(address: string, begin: () => void): void {
    if (this.begun === 0) setImmediate(() => this.comeRound());
    this.begun++;
    if (this.hasHadMuch(address)) this.muchSince = this.clock.ticks();
    this.had.set(address, (this.had.get(address) ?? 0) + 1);
    begin();
  }

  private mayBegin(address: string): boolean {
    return this.hasHadMuch(address) ? this.begun === 0 && this.clock.ticks() >= this.restsUntil : this.begun < this.few;
  }

  private hasHadMuch(address: string): boolean {
    return (this.had.get(address) ?? 0) >= MUCH;
  }

  /** What was begun is done, as far as it was done at once. */
  private rest(): void {
    if (this.muchSince === undefined) return;
    const now = this.clock.ticks();
    this.restsUntil = now + Math.min(LONGEST_REST, SHARE * (now - this.muchSince));
    this.muchSince = undefined;
  }

  private awaitRest(): void {
    if (this.isAwaited) return;
    this.isAwaited = true;
    this.clock.after(Math.max(0, this.restsUntil - this.clock.ticks()), () => {
      this.isAwaited = false;
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

  /** Who has had least, the first of them. */
  private least(): string | undefined {
    let found: string | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const address of this.waiting.keys()) {
      const count = this.had.get(address) ?? 0;
      if (count < fewest) [found, fewest] = [address, count];
    }
    return found;
  }
}
