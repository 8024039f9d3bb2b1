/** Measures how long the server waits for the database, and limits how many reads wait at once. */
import { Refused } from '../refused.ts';
import type { Driver, Statement } from './driver.ts';
import type { Loader } from './row-reader.ts';

/** Starts a measurement; the returned function ends it. */
type Timer = () => () => void;

/** The same database with every statement timed: the server is blocked during a statement. */
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

/** Limits how many matches are read at once: an answer that comes too late helps nobody. */
export class BoundLoader implements Loader {
  private reading = 0;

  constructor(
    private readonly loader: Loader,
    private readonly most: number,
    private readonly begin: Timer,
  ) {}

  /** How many matches are being read or wait to be read. */
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
