/** The figures of a match that is over, told from its record. What they are called stands in the client's catalogs, by code. */
import type { GameEvent, Move, Turn } from './rules.ts';

/** One move of the match: what happened, and the position after it, with everything open. */
export interface Observed<State extends object = object, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly turn: Turn<M>;
  readonly events: readonly E[];
  readonly state: State;
}

/** Figures of one kind. seats: a figure for each seat. against: how often something came, and how often it should have. */
export type Sheet =
  | { readonly kind: 'seats'; readonly code: string; readonly rows: readonly SeatRow[] }
  | { readonly kind: 'against'; readonly code: string; readonly rows: readonly AgainstRow[] };

export interface SeatRow {
  readonly code: string;
  /** By seat. */
  readonly values: readonly number[];
}

export interface AgainstRow {
  /** What it is a count of, as a number to be shown. */
  readonly of: number;
  readonly counted: number;
  readonly expected: number;
}

/** What a game's `statistics.ts` is. */
export interface Statistics<State extends object = object, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** Each seat's points in a position, with everything open; at the end those of the result. */
  points(state: State): readonly number[];
  /** `start` is the position before the first move. */
  sheets(start: State, course: readonly Observed<State, M, E>[]): readonly Sheet[];
}

/** Rows of figures by seat, counted up one by one; in the order in which they are named. */
export class Tally<Code extends string> {
  private readonly figures: ReadonlyMap<Code, number[]>;

  constructor(seats: number, codes: readonly Code[]) {
    this.figures = new Map(codes.map((code) => [code, Array.from({ length: seats }, () => 0)]));
  }

  add(code: Code, seat: number, more = 1): void {
    const row = this.figures.get(code);
    if (row !== undefined) row[seat]! += more;
  }

  /** Keeps the larger one. */
  most(code: Code, seat: number, value: number): void {
    const row = this.figures.get(code);
    if (row !== undefined) row[seat] = Math.max(row[seat]!, value);
  }

  sheet(code: string): Sheet {
    return { kind: 'seats', code, rows: [...this.figures].map(([row, values]) => ({ code: row, values })) };
  }
}
