/** Time for all others after somebody's work: three times as long as that took. */
import type { Clock } from '../clock.ts';

/** How many times as long as it took others have. */
const SHARE = 3;
/** In milliseconds: what takes longer is the machine's fault, and nobody gains by waiting. */
const LONGEST = 60;

export class Rest {
  private until = Number.NEGATIVE_INFINITY;
  private isAwaited = false;

  constructor(private readonly clock: Pick<Clock, 'ticks' | 'after'>) {}

  get isOver(): boolean {
    return this.clock.ticks() >= this.until;
  }

  /** Begins, after what took so many milliseconds. */
  begin(took: number): void {
    this.until = this.clock.ticks() + Math.min(LONGEST, SHARE * took);
  }

  /** Calls back once it is over; who asks again meanwhile isn't called twice. */
  await(call: () => void): void {
    if (this.isAwaited) return;
    this.isAwaited = true;
    this.clock.after(Math.max(0, this.until - this.clock.ticks()), () => {
      this.isAwaited = false;
      call();
    });
  }
}
