/** A hint that somebody on this screen requested, from the request until it is put away. */
import type { Memory, Seat } from '../../games/kit/rules.ts';
import type { Hint } from '../../games/kit/search/hint.ts';
import { createStore } from '../kept/store.ts';
import type { Adviser } from '../thinking/thinker.ts';

/** The decision for which a hint is requested: a seat, and the number of moves made before. */
export interface Decision {
  readonly seat: Seat;
  readonly step: number;
}

/** What the seat sees there, and how it is had what it remembers. */
interface Known {
  readonly view: object;
  remember(): Promise<Memory | undefined>;
}

export type Asked =
  | { readonly is: 'nothing' }
  | ({ readonly is: 'thinking' | 'failed' } & Decision)
  | ({ readonly is: 'given'; readonly hint: Hint } & Decision);

const NOTHING: Asked = { is: 'nothing' };

/** Whether a hint belongs to a decision. */
export function isFor(asked: Asked, { seat, step }: { readonly seat: Seat | null; readonly step: number }): boolean {
  return asked.is !== 'nothing' && asked.seat === seat && asked.step === step;
}

/** The bot level that gives hints. */
const LEVEL = 'master';

export class Hints {
  private readonly store = createStore<Asked>(NOTHING);
  /** The decision for which the request was last announced to the others. */
  private told: Decision | undefined;

  /** Before a bot thinks, `announce` tells the other players, and returns whether it may go on. */
  constructor(
    private readonly adviser: Adviser,
    private readonly announce: () => Promise<boolean> = async () => true,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  readonly getSnapshot = (): Asked => this.store.get();

  /** Asks what a bot would do in a seat's place, given what the seat sees and remembers. Never rejects. */
  async ask(game: string, known: Known, { seat, step }: Decision): Promise<void> {
    const decision = { seat, step };
    if (isFor(this.store.get(), decision) && this.store.get().is !== 'failed') return;
    this.putAway();
    const thinking: Asked = { is: 'thinking', ...decision };
    this.store.set(thinking);
    const answer = await this.answer(game, known, decision);
    // The hint was put away meanwhile, or requested at another decision.
    if (this.store.get() === thinking) this.store.set(answer);
  }

  /** Puts a hint away, or stops the thinking about it. */
  putAway(): void {
    if (this.store.get().is === 'thinking') this.adviser.rest();
    this.store.set(NOTHING);
  }

  /** Ends the worker that thinks out hints: nobody will ask any more. */
  close(): void {
    this.putAway();
    this.adviser.rest();
  }

  private async answer(game: string, { view, remember }: Known, decision: Decision): Promise<Asked> {
    const { seat, step } = decision;
    const known = this.told?.seat === seat && this.told.step === step;
    if (!known && !(await this.announce())) return NOTHING;
    this.told = decision;
    try {
      const memory = await remember();
      // The hint was put away meanwhile, so nobody needs to think.
      if (!isFor(this.store.get(), decision)) return NOTHING;
      return { is: 'given', hint: await this.adviser.advise({ game, view, memory, seat, level: LEVEL }), ...decision };
    } catch (error) {
      // What is put away while it is thought about ends so too.
      if (isFor(this.store.get(), decision)) reportError(error);
      return { is: 'failed', ...decision };
    }
  }
}
