/**
 * Lets what takes long happen one by one, with three times as long for whatever else is to be done in between: however much is
 * asked for, whoever plays waits hardly longer. Addresses have their turns, so that who asks for much waits for themselves.
 */
import { type Clock, wallClock } from '../clock.ts';
import { Refused } from '../refused.ts';

/** So many of one address wait at most. */
const MOST = 200;
/** How many times as long as it took others have. */
const SHARE = 3;
/** In milliseconds: what takes longer is the machine's fault, and nobody gains by waiting. */
const LONGEST_REST = 60;

export class Turns {
  /** By address, in the order of their turns. */
  private readonly waiting = new Map<string, (() => void)[]>();
  /** Whether something is done, or others have their time after it. */
  private isBusy = false;

  constructor(
    private readonly most = MOST,
    private readonly clock: Pick<Clock, 'ticks' | 'after'> = wallClock,
  ) {}

  /** Whether an address has its turn at once; it has then taken it. */
  takes(): boolean {
    if (this.isBusy) return false;
    this.rest();
    return true;
  }

  /** Resolves when an address has its turn. Rejects at once where too many of it wait. */
  async next(address: string): Promise<void> {
    const own = this.waiting.get(address) ?? [];
    if (own.length >= this.most)
      throw new Refused({ code: 'tooFast' }, 'That was too much in a short time; wait a little.');
    await new Promise<void>((come) => {
      own.push(come);
      this.waiting.set(address, own);
      if (this.isBusy) return;
      this.isBusy = true;
      setImmediate(() => this.call());
    });
  }

  private call(): void {
    this.isBusy = false;
    const [first] = this.waiting;
    if (first === undefined) return;
    const [address, [come, ...others]] = first;
    // Who has had a turn comes after all others that wait.
    this.waiting.delete(address);
    if (others.length > 0) this.waiting.set(address, others);
    this.rest();
    come?.();
  }

  /** Gives others their time after what is done now. */
  private rest(): void {
    this.isBusy = true;
    const { clock } = this;
    const began = clock.ticks();
    // What is done now is done before the loop comes round.
    setImmediate(() => clock.after(Math.min(LONGEST_REST, SHARE * (clock.ticks() - began)), () => this.call()));
  }
}
