/** Writes down in hashes what a seat is shown of a match while it goes on. */
import { hash } from '../../games/kit/record.ts';
import type { Seat } from '../../games/kit/rules.ts';
import type { Table } from '../../games/kit/table.ts';
import type { TimedMoment, Timeline } from '../table/past/timeline.ts';
import { HASHED, keepDeal, keptDeal } from './kept-deal.ts';

/** What is kept of a moment. */
export const hashOfMoment = ({ events }: Pick<TimedMoment, 'events'>): string => hash(events).slice(0, HASHED);

/** What is kept of a view. */
export const hashOfView = ({ state }: Pick<Table, 'state'>): string => hash(state);

/** Follows a match from a seat of this browser's. What was written down is never written anew. */
export class Witness {
  private start: string | undefined;
  private seen: string;
  /** Whether it was seen before its end. */
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

  /** The match stands here. What may still be taken back is written down later, and after the end nothing is. */
  see(view: Table, { moments, length, last }: Timeline): void {
    const known = this.seen.length / HASHED;
    this.here ||= last.result === null;
    // Whoever comes after the end is told what the server knows by then.
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
