/**
 * Begins to answer a few requests each time the loop comes round: of dozens that arrive in one moment not all are carried out
 * before a move is heard that came with them. Whose address has had least lately comes first; of those that have had much one is
 * answered at a time, and others have their time between: who asks for much waits for themselves.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Clock, wallClock } from '../clock.ts';
import { Lines } from '../http/lines.ts';
import { Rest } from '../http/rest.ts';

/** So many are begun at once. */
const FEW = 2;
/** What an address had counts half after so many milliseconds. */
const HALF_LIFE = 1000;
/** From so many on it has had much: some pages with all that is on them. */
const MUCH = 60;

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
  private readonly waiting = new Lines();
  /** In which those who have had little have their time. */
  private readonly rest: Rest;
  /** How much each address has had lately. */
  private had = new Map<string, number>();
  private halvedAt: number;
  private begun = 0;
  /** When one was begun in this round whose address has had much. */
  private muchSince: number | undefined;

  constructor(
    private readonly few: number,
    private readonly clock: Ticks,
  ) {
    this.halvedAt = clock.ticks();
    this.rest = new Rest(clock);
  }

  /** Begins now or in a later round. */
  take(address: string, begin: () => void): void {
    this.halve();
    const comesFirst = this.waiting.length() === 0 || !this.hasHadMuch(address);
    if (comesFirst && this.mayBegin(address)) return this.begin(address, begin);
    this.waiting.add(address, begin);
    if (this.begun === 0) this.awaitRest();
  }

  private comeRound(): void {
    this.begun = 0;
    this.halve();
    this.leaveTime();
    for (let address = this.least(); address !== undefined && this.mayBegin(address); address = this.least()) {
      this.begin(address, this.waiting.take(address)!);
    }
    if (this.begun === 0 && this.waiting.length() > 0) this.awaitRest();
  }

  private begin(address: string, begin: () => void): void {
    if (this.begun === 0) setImmediate(() => this.comeRound());
    this.begun++;
    if (this.hasHadMuch(address)) this.muchSince = this.clock.ticks();
    this.had.set(address, (this.had.get(address) ?? 0) + 1);
    begin();
  }

  private mayBegin(address: string): boolean {
    return this.hasHadMuch(address) ? this.begun === 0 && this.rest.isOver : this.begun < this.few;
  }

  private hasHadMuch(address: string): boolean {
    return (this.had.get(address) ?? 0) >= MUCH;
  }

  /** What was begun is done, as far as it was done at once. */
  private leaveTime(): void {
    if (this.muchSince === undefined) return;
    this.rest.begin(this.clock.ticks() - this.muchSince);
    this.muchSince = undefined;
  }

  private awaitRest(): void {
    this.rest.await(() => {
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
    for (const address of this.waiting.addresses()) {
      const count = this.had.get(address) ?? 0;
      if (count < fewest) [found, fewest] = [address, count];
    }
    return found;
  }
}
