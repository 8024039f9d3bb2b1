/** Does what takes a while, and waits until all that it has written is stored. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { StaleStateError } from './journal.ts';

/** So often something is done again of which another server has written a match meanwhile. */
const TRIES = 3;

interface WholeParts {
  saved(id: string): Promise<void>;
  ready(id: string): Promise<void>;
}

export class Wholes {
  /** The matches to which somebody has written who waits for all of it. */
  private readonly touched = new AsyncLocalStorage<Set<string>>();

  constructor(private readonly parts: WholeParts) {}

  /** Somebody writes to a match. */
  touch(id: string): void {
    this.touched.getStore()?.add(id);
  }

  /** Resolves with what `work` gives when all is stored. `done` is told before which matches it has written, and may write as well. */
  async whole<T>(work: () => T | Promise<T>, done?: (given: T, ids: ReadonlySet<string>) => void): Promise<T> {
    const { saved, ready } = this.parts;
    for (let tries = 1; ; tries++) {
      const ids = new Set<string>();
      const given = await this.touched.run(ids, work);
      done?.(given, ids);
      try {
        await Promise.all([...ids].map(saved));
        return given;
      } catch (error) {
        if (!(error instanceof StaleStateError) || tries === TRIES) throw error;
        await Promise.all([...ids].map(ready));
      }
    }
  }
}
