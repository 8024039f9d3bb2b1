/** A bot that asks others something (it offers a trade, say, and could withdraw it at once) gives them time to answer. */
import type { MatchTimers } from '../match/time/timers.ts';

interface Waiting {
  /** Of the time that counts. */
  readonly until: number;
  cancel: (() => void) | undefined;
}

export class Askers {
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly timers: MatchTimers,
    private readonly patience: number,
  ) {}

  /** Whether the bot that asks at a match still gives the others time. If so `again` is called when the time is up. */
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

  /** Nobody asks at a match any more. */
  forget(id: string): void {
    this.waiting.get(id)?.cancel?.();
    this.waiting.delete(id);
  }

  close(): void {
    for (const id of this.waiting.keys()) this.forget(id);
  }
}
