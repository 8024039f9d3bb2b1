/** Counts what each does within a window of ten seconds. All begin anew together, so that nobody has to be swept away. */

/** In milliseconds. */
const WINDOW = 10_000;

/** What counts are kept in. */
interface Kept<Key> {
  get(key: Key): number | undefined;
  set(key: Key, count: number): unknown;
}

export class Counts<Key> {
  private counts: Kept<Key> | undefined;
  private since = 0;

  constructor(private readonly fresh: () => Kept<Key> = () => new Map()) {}

  /** Adds some; returns how many it has in this window. */
  add(key: Key, points = 1, now = performance.now()): number {
    if (this.counts === undefined || now - this.since >= WINDOW) {
      this.counts = this.fresh();
      this.since = now;
    }
    const count = (this.counts.get(key) ?? 0) + points;
    this.counts.set(key, count);
    return count;
  }
}
