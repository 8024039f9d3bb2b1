/** A pause after expensive work, three times as long as the work took, in which everybody else is served. */
import type { Clock } from '../clock.ts';

/** How many times as long as the work the pause is. */
const SHARE = 3;
/** In milliseconds. If work takes longer, the machine is slow, and a longer pause would help nobody. */
const LONGEST = 60;

export class Cooldown {
  private until = Number.NEGATIVE_INFINITY;
  private isAwaited = false;

  constructor(private readonly clock: Pick<Clock, 'ticks' | 'after'>) {}

  get isOver(): boolean {
    return this.clock.ticks() >= this.until;
  }

  /** Starts a pause after work of `took` milliseconds. */
  begin(took: number): void {
    this.until = this.clock.ticks() + Math.min(LONGEST, SHARE * took);
  }

  /** Calls back after the pause. A second caller before that isn't called. */
  await(call: () => void): void {
    if (this.isAwaited) return;
    this.isAwaited = true;
    this.clock.after(Math.max(0, this.until - this.clock.ticks()), () => {
      this.isAwaited = false;
      call();
    });
  }
}
