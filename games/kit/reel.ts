/** A played match that can be looked at after any of its moves, without storing a table for each of them. */
import type { Meta } from './meta.ts';
import { type Moment, replay } from './record.ts';
import type { GameRecord, Rules, Turn } from './rules.ts';
import { type Table, nextTable } from './table.ts';

/** A table is kept after every so many moves; so any other table is at most this many moves away from a kept one. */
const APART = 32;

/** The tables that a match's turns lead to. Each is computed when it is asked for. */
export class Reel<State extends object = object> {
  private readonly turns: Turn[];
  /** The tables after 0, `APART`, 2 × `APART`… moves, as far as they have been asked for. */
  private readonly kept: Table<State>[];
  /** The table that was asked for last: the next question is mostly about the one after it. */
  private near: { readonly moves: number; readonly table: Table<State> };

  /** `start` is the table before the first of `turns`. The turns must be legal; they are not judged again. */
  constructor(
    private readonly rules: Rules<State>,
    start: Table<State>,
    turns: readonly Turn[] = [],
  ) {
    this.turns = [...turns];
    this.kept = [start];
    this.near = { moves: 0, table: start };
  }

  /** How many moves have been made. */
  get length(): number {
    return this.turns.length;
  }

  /** The turn that was made after `moves` moves; undefined if there is none. */
  turn(moves: number): Turn | undefined {
    return this.turns[moves];
  }

  /** Adds a turn that has been made, and the table after it if the caller has it. */
  push(turn: Turn, table?: Table<State>): void {
    this.turns.push(turn);
    const { length } = this.turns;
    if (table !== undefined && length === this.kept.length * APART) this.kept.push(table);
  }

  /** Forgets all turns after the first `moves`. */
  cut(moves: number): void {
    this.turns.length = Math.min(this.turns.length, moves);
    this.kept.length = Math.min(this.kept.length, Math.floor(moves / APART) + 1);
    if (this.near.moves > moves) this.near = { moves: 0, table: this.kept[0]! };
  }

  /** The table after `moves` moves; don't change it. Throws a RangeError if there are fewer moves. */
  at(moves: number): Table<State> {
    if (!Number.isInteger(moves) || moves < 0 || moves > this.turns.length)
      throw new RangeError(`no table after ${moves} of ${this.turns.length} moves`);
    const from = this.before(moves);
    let { table } = from;
    for (let made = from.moves; made < moves; made++) {
      const { seat, move } = this.turns[made]!;
      table = nextTable(this.rules, table, seat, move);
      if ((made + 1) % APART === 0) this.kept[(made + 1) / APART] ??= table;
    }
    this.near = { moves, table };
    return table;
  }

  /** The nearest earlier table that needs no computing. */
  private before(moves: number): { readonly moves: number; readonly table: Table<State> } {
    const index = Math.min(this.kept.length - 1, Math.floor(moves / APART));
    const kept = { moves: index * APART, table: this.kept[index]! };
    return this.near.moves <= moves && this.near.moves > kept.moves ? this.near : kept;
  }
}

/** A record that has been replayed completely, once. */
export interface Film {
  readonly reel: Reel;
  /** The events of each move. */
  readonly moments: readonly Moment[];
  /** The number of moves after which nothing can be taken back any more: the last move up to here was final. */
  readonly settled: number;
  /** Why the rules refuse the first move that is missing in `moments`; null if none is missing. */
  readonly misfit: unknown;
}

/**
 * Replays a record and judges each move: keeps all of it, or the moves before the first refused one. Throws if even the
 * start is impossible.
 */
export function filmOf(rules: Rules, meta: Meta, record: GameRecord): Film {
  const reel = new Reel(rules, replay(rules, meta, { ...record, turns: [] }));
  const moments: Moment[] = [];
  let settled = 0;
  const shoot = (table: Table, turn: Turn) => {
    reel.push(turn, table);
    moments.push({ events: table.events, ...(turn.standIn === undefined ? {} : { standIn: turn.standIn }) });
    if (!table.undoable) settled = table.step;
  };
  let misfit: unknown = null;
  try {
    replay(rules, meta, record, shoot);
  } catch (error) {
    misfit = error;
  }
  return { reel, moments, settled, misfit };
}
