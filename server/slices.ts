/**
 * Keeps turns of the event loop short. Where much comes at once, as after a silence of the database, it is spread over
 * several turns, so that others are heard in between.
 */

/** How long such work may go on in one turn, in milliseconds. */
const LONGEST = 5;

export class Slices {
  private readonly waiting: (() => void)[] = [];
  /** When the first work of this turn began; undefined before that. */
  private since: number | undefined;
  private isOn = false;

  constructor(private readonly longest = LONGEST) {}

  /** Does work at once or, in the order in which it came, in a later turn. */
  take(work: () => void): void {
    if (this.waiting.length === 0 && this.hasTime()) return work();
    this.waiting.push(work);
    this.goOnLater();
  }

  /** Resolves at once or in a later turn. */
  turn(): Promise<void> {
    return new Promise((resolve) => this.take(resolve));
  }

  private hasTime(): boolean {
    if (this.since === undefined) {
      this.since = performance.now();
      setImmediate(() => (this.since = undefined));
    }
    return performance.now() - this.since < this.longest;
  }

  private goOnLater(): void {
    if (this.isOn) return;
    this.isOn = true;
    setImmediate(() => this.goOn());
  }

  private goOn(): void {
    this.isOn = false;
    if (this.waiting.length === 0) return;
    if (!this.hasTime()) return this.goOnLater();
    this.isOn = true;
    // A tick that is asked for by a microtask comes when no microtask is left: what a piece of work leads to is done
    // before the next one.
    queueMicrotask(() => process.nextTick(() => this.goOn()));
    this.waiting.shift()?.();
  }
}
