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

/** The codes of the rows of some sheets. */
export type CodeOf<Sheets extends Readonly<Record<string, readonly string[]>>> = Sheets[keyof Sheets][number];

/** What each type of event adds to the figures; types that aren't named add nothing. */
export type Counts<E extends GameEvent, Code extends string> = {
  readonly [Type in E['type']]?: (event: Extract<E, { readonly type: Type }>, tally: Tally<Code>) => void;
};

/** Counts numbers by code and seat. Made with the codes of its sheets, and for each those of its rows, in order. */
export class Tally<Code extends string> {
  private readonly figures: ReadonlyMap<Code, number[]>;

  constructor(
    seats: number,
    private readonly codes: Readonly<Record<string, readonly Code[]>>,
  ) {
    const rows = Object.values(codes).flat();
    this.figures = new Map(rows.map((code) => [code, Array.from({ length: seats }, () => 0)]));
  }

  /** Counts all events of a match. */
  hear<E extends GameEvent>(course: readonly { readonly events: readonly E[] }[], counts: Counts<E, Code>): this {
    const all = counts as Readonly<Record<string, ((event: E, tally: Tally<Code>) => void) | undefined>>;
    for (const { events } of course) for (const event of events) all[event.type]?.(event, this);
    return this;
  }

  add(code: Code, seat: number, more = 1): void {
    this.figures.get(code)![seat]! += more;
  }

  /** Keeps the larger of the old and the new value. */
  most(code: Code, seat: number, value: number): void {
    const row = this.figures.get(code)!;
    row[seat] = Math.max(row[seat]!, value);
  }

  sheets(): readonly Sheet[] {
    const rowsOf = (rows: readonly Code[]) => rows.map((code) => ({ code, values: this.figures.get(code)! }));
    return Object.entries(this.codes).map(([code, rows]) => ({ kind: 'seats', code, rows: rowsOf(rows) }));
  }
}
