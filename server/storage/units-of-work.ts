/** Units of work: runs work that takes a while, and waits until everything it wrote is stored. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { StaleStateError } from './journal.ts';

/** How often work is tried if another server has written one of its matches meanwhile. */
const TRIES = 3;

interface UnitParts {
  saved(id: string): Promise<void>;
  ready(id: string): Promise<void>;
}

export class UnitsOfWork {
  /** The matches that the work in progress has written. */
  private readonly touched = new AsyncLocalStorage<Set<string>>();
  /** How many are in progress. */
  private running = 0;

  constructor(private readonly parts: UnitParts) {}

  /** Notes that somebody writes to a match. */
  touch(id: string): void {
    this.touched.getStore()?.add(id);
  }

  /**
   * Resolves with the result of `work` once everything is stored. Before that, `done` is called with the result and the
   * ids of the written matches; it may write, too.
   */
  async run<T>(work: () => T | Promise<T>, done?: (given: T, ids: readonly string[]) => void): Promise<T> {
    this.running++;
    try {
      return await this.tried(work, done);
    } finally {
      // While it is on, Node follows every promise of the server, for moves too, which have no need of it.
      if (--this.running === 0) this.touched.disable();
    }
  }

  private async tried<T>(work: () => T | Promise<T>, done?: (given: T, ids: readonly string[]) => void): Promise<T> {
    const { saved, ready } = this.parts;
    for (let tries = 1; ; tries++) {
      const ids = new Set<string>();
      const given = await this.touched.run(ids, work);
      done?.(given, [...ids]);
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
