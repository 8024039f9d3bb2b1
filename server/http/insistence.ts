/** Who goes on asking though they are refused: they are told so more slowly, since most ask again as soon as they are answered. */
import { setTimeout as sleep } from 'node:timers/promises';

/** So often in a time somebody is refused at once. */
const AT_ONCE = 100;
/** In milliseconds. */
const TIME = 10_000;
const PAUSE = 400;
/** So many wait for that at most. */
const MOST_HELD = 1000;

export class Insistence {
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
