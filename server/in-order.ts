/** Does what takes a while one after the other, for each of many. */
export class InOrder {
  /** By what it is done for: the last that was begun. */
  private readonly last = new Map<string, Promise<unknown>>();

  /** Begins `work` once all that was begun before for the same has ended, well or not. */
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
