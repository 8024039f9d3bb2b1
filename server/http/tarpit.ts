/**
 * Slows down clients that continue to ask although they are refused. Most of them ask again as soon as they have an
 * answer.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** How many refusals an address gets at once within the time below. */
const AT_ONCE = 100;
/** In milliseconds. */
const TIME = 10_000;
const PAUSE = 400;
/** How many delayed refusals may be waiting. */
const MOST_HELD = 1000;

export class Tarpit {
  private readonly refusals = new Map<string, number>();
  private since = 0;
  private held = 0;

  constructor(private readonly ticks = () => performance.now()) {}

  /** Resolves when an address may be told that it is refused. */
  async refused(address: string): Promise<void> {
    const now = this.ticks();
    if (now - this.since > TIME) {
      this.refusals.clear();
      this.since = now;
    }
    const often = (this.refusals.get(address) ?? 0) + 1;
    this.refusals.set(address, often);
    if (often <= AT_ONCE || this.held >= MOST_HELD) return;
    this.held++;
    await sleep(PAUSE);
    this.held--;
  }
}
