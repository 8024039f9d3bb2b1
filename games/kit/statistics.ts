/** Statistics of a finished match, computed from its record. The client's catalogs translate their codes into words. */
import type { GameEvent, Move, Turn } from './rules.ts';

/** One move of a match: its events, and the full position after it. */
export interface Observed<State extends object = object, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly turn: Turn<M>;
  readonly events: readonly E[];
  readonly state: State;
}

/**
 * A table of statistics of one kind. seats: one number for each seat. against: how often something happened, and how
 * often it should have.
 */
export type Sheet =
  | { readonly kind: 'seats'; readonly code: string; readonly rows: readonly SeatRow[] }
  | { readonly kind: 'against'; readonly code: string; readonly rows: readonly AgainstRow[] };

export interface SeatRow {
  readonly code: string;
  /** One value for each seat. */
  readonly values: readonly number[];
}

export interface AgainstRow {
  /** What is counted, as a number to show (for example the sum of two dice). */
  readonly of: number;
  readonly counted: number;
  readonly expected: number;
}

/** What a game's `statistics.ts` is. */
export interface Statistics<State extends object = object, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** Each seat's points in a full position. At the end they are the result's points. */
  points(state: State): readonly number[];
  /** `start` is the position before the first move. */
  sheets(start: State, course: readonly Observed<State, M, E>[]): readonly Sheet[];
}

/**
 * Counts numbers by code and seat, one event at a time. The rows come in the order in which their codes are first
 * listed.
 */
export class Tally<Code extends string> {
  private readonly figures: ReadonlyMap<Code, number[]>;

  constructor(seats: number, codes: readonly Code[]) {
    this.figures = new Map(codes.map((code) => [code, Array.from({ length: seats }, () => 0)]));
  }

  add(code: Code, seat: number, more = 1): void {
    const row = this.figures.get(code);
    if (row !== undefined) row[seat]! += more;
  }

  /** Keeps the larger of the old and the new value. */
  most(code: Code, seat: number, value: number): void {
    const row = this.figures.get(code);
    if (row !== undefined) row[seat] = Math.max(row[seat]!, value);
  }

  sheet(code: string): Sheet {
    return { kind: 'seats', code, rows: [...this.figures].map(([row, values]) => ({ code: row, values })) };
  }
}
