/** What this screen has asked the server about earlier moments of its match. */
import type { Table } from '../../games/kit/table.ts';
import type { Past } from '../../server/wire.ts';

/** So many moments are asked for at once: whoever looks at one looks at its neighbours next. */
const WINDOW = 20;

type Ask = (from: number, to: number) => Promise<Past | undefined>;

export class Pasts {
  private readonly views = new Map<number, Table>();
  private readonly asked = new Map<number, Promise<void>>();
  /** Counted up whenever moves were taken back: what was on its way then may be of those. */
  private course = 0;
  private length = 0;

  constructor(private readonly ask: Ask) {}

  at(step: number): Table | undefined {
    return this.views.get(step);
  }

  /** The match stands after so many moves now; what was seen beyond them happens no second time. */
  arrive(length: number): void {
    if (length < this.length) {
      this.course++;
      this.asked.clear();
      for (const step of this.views.keys()) if (step > length) this.views.delete(step);
    }
    this.length = length;
  }

  /** Asks for a moment and its neighbours, of a match of `length` moves. Never rejects. */
  bring(step: number, length: number): Promise<void> {
    const from = Math.floor(step / WINDOW) * WINDOW;
    const known = this.asked.get(from);
    if (known !== undefined) return known;
    const answer = this.fetched(from, Math.min(length, from + WINDOW - 1)).catch(() => undefined);
    this.asked.set(from, answer);
    // Asked again next time: there are more moments then, or the network is back.
    void answer.then(() => this.asked.get(from) === answer && this.asked.delete(from));
    return answer;
  }

  private async fetched(from: number, to: number): Promise<void> {
    const { course } = this;
    const past = await this.ask(from, to);
    if (past === undefined || course !== this.course) return;
    for (const [after, view] of past.views.entries()) this.views.set(past.from + after, view);
  }
}
