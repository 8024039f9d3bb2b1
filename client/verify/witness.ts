/** Records hashes of what a seat is shown during a match, for the check after its end. */
import { hash } from '../../games/kit/record.ts';
import type { Seat } from '../../games/kit/rules.ts';
import type { Table } from '../../games/kit/table.ts';
import type { TimedMoment, Timeline } from '../table/past/timeline.ts';
import { HASHED, keepDeal, keptDeal } from './kept-deal.ts';

/** The hash that is kept of a moment. */
export const hashOfMoment = ({ events }: Pick<TimedMoment, 'events'>): string => hash(events).slice(0, HASHED);

/** The hash that is kept of a view. */
export const hashOfView = ({ state }: Pick<Table, 'state'>): string => hash(state);

/** Follows a match from a seat in this browser. A recorded hash is never overwritten. */
export class Witness {
  private start: string | undefined;
  private seen: string;
  /** Whether the match was seen before its end. */
  private here = false;

  constructor(
    private readonly id: string,
    private readonly seat: Seat,
  ) {
    const kept = keptDeal(id);
    const isSame = kept.seat === seat;
    this.start = isSame ? kept.start : undefined;
    this.seen = (isSame ? kept.seen : undefined) ?? '';
  }

  /**
   * Records how the match stands. Moments that may still be undone are recorded later, and after the end nothing is.
   */
  see(view: Table, { moments, length, last }: Timeline): void {
    const known = this.seen.length / HASHED;
    this.here ||= last.result === null;
    // A browser that first comes after the end is shown only what the server knows by then.
    if (!this.here) return;
    if (view.step === 0 && this.start === undefined) {
      this.start = hashOfView(view);
      keepDeal(this.id, { seat: this.seat, start: this.start });
    }
    if (
      view.undoable ||
      view.askable !== undefined ||
      length <= known ||
      moments[0]?.step !== 1 ||
      moments.length !== length
    )
      return;
    this.seen += moments.slice(known).map(hashOfMoment).join('');
    keepDeal(this.id, { seat: this.seat, seen: this.seen });
  }
}
