/** Lets what takes long happen one by one, with whatever else is to be done in between. */
import { Refused } from '../refused.ts';

/** So many wait at most: who comes after them would wait for longer than they would like. */
const MOST_WAITING = 100;

export class Turns {
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most = MOST_WAITING) {}

  /** Resolves in a turn of the loop of its own. Rejects at once where too many wait. */
  async next(): Promise<void> {
    if (this.waiting.length >= this.most)
      throw new Refused({ code: 'tooFast' }, 'The server has much to do; wait a little.');
    await new Promise<void>((come) => {
      this.waiting.push(come);
      if (this.waiting.length === 1) setImmediate(() => this.call());
    });
  }

  private call(): void {
    this.waiting[0]?.();
    // What was called is done before the loop comes round: only then the next.
    setImmediate(() => {
      this.waiting.shift();
      if (this.waiting.length > 0) this.call();
    });
  }
}
