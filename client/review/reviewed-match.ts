/** A match as a review needs it: what each move brought about, the points after it, and the figures of it all. */
import type { GameModule } from '../../games/index.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { replay } from '../../games/kit/record.ts';
import { Reel } from '../../games/kit/reel.ts';
import { type GameEvent, type GameRecord, type Move, type Seat, heard } from '../../games/kit/rules.ts';
import type { Reason } from '../../games/kit/search/knowledge.ts';
import type { Observed, Sheet } from '../../games/kit/statistics.ts';
import { nextTable } from '../../games/kit/table.ts';
import type { TimedMoment } from '../table/past/timeline.ts';

export interface ReviewedMatch {
  /** The position before the first move. */
  readonly start: object;
  readonly moments: readonly TimedMoment[];
  /** By how many moves had been made, then by seat; none in a game without statistics. */
  readonly points: readonly (readonly number[])[];
  readonly sheets: readonly Sheet[];
  /** What a move made after so many would have brought about, as far as everybody sees it. */
  would(step: number, seat: Seat, move: Move): readonly GameEvent[];
  /** The position after so many moves, as a seat saw it. */
  view(step: number, seat: Seat): object;
  /** What spoke for a move made after so many, as far as its seat could see. */
  reasons(step: number, seat: Seat, move: Move): readonly Reason[];
}

/** Throws an Error where the rules refuse the record. */
export function reviewedMatch(meta: Meta, module: GameModule, record: GameRecord): ReviewedMatch {
  const { rules, knowledge, statistics } = module;
  const start = replay(rules, meta, { ...record, turns: [] });
  const observed: Observed[] = [];
  replay(rules, meta, record, ({ events, state }, turn) => observed.push({ turn, events, state }));
  const reel = new Reel(rules, start, record.turns);
  const positions = [start.state, ...observed.map(({ state }) => state)];
  const view = (step: number, seat: Seat) => rules.view(reel.at(step).state, seat);
  return {
    start: start.state,
    moments: observed.map(({ events }, i) => ({ step: i + 1, events })),
    points: statistics === undefined ? [] : positions.map((state) => statistics.points(state)),
    sheets: statistics?.sheets(start.state, observed) ?? [],
    would: (step, seat, move) => nextTable(rules, reel.at(step), seat, move).events.map((event) => heard(event, null)),
    view,
    reasons: (step, seat, move) => knowledge.reasons?.(view(step, seat), seat, move) ?? [],
  };
}
