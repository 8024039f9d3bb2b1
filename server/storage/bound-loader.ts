/** Limits how many reads of matches wait at once, and measures how long they take. */
import { Refused } from '../refused.ts';
import type { Loader } from './loader.ts';

/** Starts a measurement; the returned function ends it. */
type Timer = () => () => void;

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

  unfinished(most: number): ReturnType<Loader['unfinished']> {
    return this.loader.unfinished(most);
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
