/** A hint that somebody at this screen asked for, from the question to when it is put away. */
import type { Memory, Seat } from '../../games/kit/rules.ts';
import type { Hint } from '../../games/kit/search/hint.ts';
import { createStore } from '../kit/store.ts';
import type { Adviser } from '../local/thinker.ts';

/** Where a hint is asked for: at a seat's decision after so many moves. */
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

/** How strongly whoever gives hints thinks. */
const LEVEL = 'master';

export class Hints {
  private readonly store = createStore<Asked>(NOTHING);
  /** The decision the others have been told of. */
  private told: Decision | undefined;

  /** Before a bot thinks, `announce` tells the others, and says whether they may be told. */
  constructor(
    private readonly adviser: Adviser,
    private readonly announce: () => Promise<boolean> = async () => true,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  readonly getSnapshot = (): Asked => this.store.get();

  /** Asks what a bot would do in a seat's place, from what that seat sees and remembers. Never rejects. */
  async ask(game: string, known: Known, { seat, step }: Decision): Promise<void> {
    const decision = { seat, step };
    if (isFor(this.store.get(), decision) && this.store.get().is !== 'failed') return;
    this.putAway();
    const thinking: Asked = { is: 'thinking', ...decision };
    this.store.set(thinking);
    const answer = await this.answer(game, known, decision);
    // Put away meanwhile, or asked at another decision.
    if (this.store.get() === thinking) this.store.set(answer);
  }

  /** Takes a hint away, or stops what is thought about it. */
  putAway(): void {
    if (this.store.get().is === 'thinking') this.adviser.rest();
    this.store.set(NOTHING);
  }

  /** Nobody will ask any more: ends the thread in which hints are thought out. */
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
      // Put away meanwhile: nobody needs to think.
      if (!isFor(this.store.get(), decision)) return NOTHING;
      return { is: 'given', hint: await this.adviser.advise({ game, view, memory, seat, level: LEVEL }), ...decision };
    } catch {
      return { is: 'failed', ...decision };
    }
  }
}
