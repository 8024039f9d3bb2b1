/** Loads and caches earlier moments of a match from the server. */
import type { Table } from '../../games/kit/table.ts';
import type { Past } from '../../server/contract/tables.ts';

/** How many moments one request loads: whoever looks at one will look at its neighbours next. */
const WINDOW = 20;

type Ask = (from: number, to: number) => Promise<Past | undefined>;

export class Pasts {
  private readonly views = new Map<number, Table>();
  private readonly asked = new Map<number, Promise<void>>();
  /** Raised whenever moves were undone: answers to earlier requests may contain undone moves. */
  private undos = 0;
  private length = 0;

  constructor(private readonly ask: Ask) {}

  at(step: number): Table | undefined {
    return this.views.get(step);
  }

  /** Call it with the current number of moves; cached moments beyond it were undone. */
  arrive(length: number): void {
    if (length < this.length) {
      this.undos++;
      this.asked.clear();
      for (const step of this.views.keys()) if (step > length) this.views.delete(step);
    }
    this.length = length;
  }

  /** Requests a moment and its neighbours, of a match of `length` moves. Never rejects. */
  bring(step: number, length: number): Promise<void> {
    const from = Math.floor(step / WINDOW) * WINDOW;
    const known = this.asked.get(from);
    if (known !== undefined) return known;
    const answer = this.fetched(from, Math.min(length, from + WINDOW - 1)).catch(() => undefined);
    this.asked.set(from, answer);
    // Next time it is requested again: there may be more moments then, or the network may be back.
    void answer.then(() => this.asked.get(from) === answer && this.asked.delete(from));
    return answer;
  }

  private async fetched(from: number, to: number): Promise<void> {
    const { undos } = this;
    const past = await this.ask(from, to);
    if (past === undefined || undos !== this.undos) return;
    for (const [after, view] of past.views.entries()) this.views.set(past.from + after, view);
  }
}
