/**
 * Slows down clients that continue to ask although they are refused. Most of them ask again as soon as they have an
 * answer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Counts } from './counts.ts';

/** How many refusals an address gets at once in ten seconds. */
const AT_ONCE = 100;
/** In milliseconds. */
const PAUSE = 400;
/** How many delayed refusals may be waiting. */
const MOST_HELD = 1000;

export class Tarpit {
  private readonly refusals = new Counts<string>();
  private held = 0;

  constructor(private readonly ticks = () => performance.now()) {}

  /** Resolves when an address may be told that it is refused. */
  async refused(address: string): Promise<void> {
    if (this.refusals.add(address, 1, this.ticks()) <= AT_ONCE || this.held >= MOST_HELD) return;
    this.held++;
    await sleep(PAUSE);
    this.held--;
  }
}
