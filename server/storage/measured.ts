/** A database that tells how long the server waits for it, and takes no more on than it can do. */
import { Refused } from '../refused.ts';
import type { Driver, Statement } from './driver.ts';
import type { Loader } from './row-reader.ts';

/** Begins to measure; what it returns ends that. */
type Timer = () => () => void;

/** The same database: each statement is timed, during which the server does nothing else. */
export function timed(driver: Driver, begin: Timer): Driver {
  const within = <T>(work: () => T): T => {
    const end = begin();
    try {
      return work();
    } finally {
      end();
    }
  };
  const timedStatement = ({ run, get, all }: Statement): Statement => ({
    run: (...values) => within(() => run(...values)),
    get: (...values) => within(() => get(...values)),
    all: (...values) => within(() => all(...values)),
  });
  return {
    ...driver,
    exec: (sql) => within(() => driver.exec(sql)),
    prepare: (sql) => timedStatement(driver.prepare(sql)),
  };
}

/** Reads matches, not more than so many at once: what comes too late helps nobody who waits for it. */
export class BoundLoader implements Loader {
  private reading = 0;

  constructor(
    private readonly loader: Loader,
    private readonly most: number,
    private readonly begin: Timer,
  ) {}

  /** How many matches are read, or wait for that. */
  get waiting(): number {
    return this.reading;
  }

  async load(id: string): ReturnType<Loader['load']> {
    if (this.reading >= this.most)
      throw new Refused({ code: 'tooFast' }, 'Too many matches are read just now; wait a little.');
    this.reading++;
    const end = this.begin();
    try {
      return await this.loader.load(id);
    } finally {
      this.reading--;
      end();
    }
  }

  describe(id: string): ReturnType<Loader['describe']> {
    return this.loader.describe(id);
  }

  list(values: Parameters<Loader['list']>[0]): ReturnType<Loader['list']> {
    return this.loader.list(values);
  }

  versions(ids: readonly string[]): ReturnType<Loader['versions']> {
    return this.loader.versions(ids);
  }

  close(): Promise<void> {
    return this.loader.close();
  }
}
