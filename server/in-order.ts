/** Runs slow work one after another for each key. */
export class InOrder {
  /** By key: the work that was started last. */
  private readonly last = new Map<string, Promise<unknown>>();

  /** Starts `work` when everything started before for the same key has ended, whether it succeeded or not. */
  async inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const now = (this.last.get(key) ?? Promise.resolve()).then(work, work);
    this.last.set(key, now);
    try {
      return await now;
    } finally {
      if (this.last.get(key) === now) this.last.delete(key);
    }
  }
}
