/**
 * Lets bots wait for answers: a bot that asks others something (by offering a trade, which it could withdraw at once)
 * gives them time.
 */
import type { MatchTimers } from '../match/time/timers.ts';

interface Waiting {
  /** In the time that counts at matches. */
  readonly until: number;
  cancel: (() => void) | undefined;
}

export class Askers {
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly timers: MatchTimers,
    private readonly patience: number,
  ) {}

  /** Whether the bot that asks still gives the others time. If so, `again` is called when that time is up. */
  waits(id: string, again: () => void): boolean {
    const waiting = this.waiting.get(id) ?? { until: this.timers.ticks() + this.patience, cancel: undefined };
    this.waiting.set(id, waiting);
    const left = waiting.until - this.timers.ticks();
    if (left <= 0) return false;
    waiting.cancel ??= this.timers.after(id, left, () => {
      waiting.cancel = undefined;
      again();
    });
    return true;
  }

  /** Nobody asks at this match any more. */
  forget(id: string): void {
    this.waiting.get(id)?.cancel?.();
    this.waiting.delete(id);
  }
}
