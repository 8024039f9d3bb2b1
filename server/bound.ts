/** Lets only so much be under way at once, waiting included: an answer that comes too late helps nobody. */
import { Refused } from './refused.ts';

export class Bound {
  private count = 0;

  constructor(
    private readonly most: number,
    /** What whoever is too many is told. */
    private readonly message: string,
  ) {}

  /** How much is under way. */
  get length(): number {
    return this.count;
  }

  /** Does some work. Rejects at once if too much is under way. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.count >= this.most) throw new Refused({ code: 'tooFast' }, this.message);
    this.count++;
    try {
      return await work();
    } finally {
      this.count--;
    }
  }
}
