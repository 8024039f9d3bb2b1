/** A course of play that can be looked at after any of its moves. */
import type { Meta } from './meta.ts';
import { type Moment, replay } from './record.ts';
import type { GameRecord, Rules, Turn } from './rules.ts';
import { type Table, nextTable } from './table.ts';

/** Every so many moves a table is kept, so that none is further than that from one. */
const APART = 32;

/** The tables that a match's turns lead to, each made when it is asked for. */
export class Reel<State extends object = object> {
  private readonly turns: Turn[];
  /** Tables after 0, `APART`, 2 × `APART`… moves, as far as anybody has asked. */
  private readonly kept: Table<State>[];
  /** The table asked for last: most ask for the next one then. */
  private near: { readonly moves: number; readonly table: Table<State> };

  /** The `turns` have been made from `start`, which is the table before them: nobody judges them again. */
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

  /** The turn that led from `moves` to one more; undefined beyond the last. */
  turn(moves: number): Turn | undefined {
    return this.turns[moves];
  }

  /** Adds a turn that has been made, and the table it led to where that is at hand. */
  push(turn: Turn, table?: Table<State>): void {
    this.turns.push(turn);
    const { length } = this.turns;
    if (table !== undefined && length === this.kept.length * APART) this.kept.push(table);
  }

  /** Forgets all turns after so many. */
  cut(moves: number): void {
    this.turns.length = Math.min(this.turns.length, moves);
    this.kept.length = Math.min(this.kept.length, Math.floor(moves / APART) + 1);
    if (this.near.moves > moves) this.near = { moves: 0, table: this.kept[0]! };
  }

  /** The table after so many moves, which nobody may change. Throws a RangeError where there aren't so many. */
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

  /** What is at hand nearest before. */
  private before(moves: number): { readonly moves: number; readonly table: Table<State> } {
    const index = Math.min(this.kept.length - 1, Math.floor(moves / APART));
    const kept = { moves: index * APART, table: this.kept[index]! };
    return this.near.moves <= moves && this.near.moves > kept.moves ? this.near : kept;
  }
}

/** A record that has been replayed, once and for good. */
export interface Film {
  readonly reel: Reel;
  /** What each move brought about. */
  readonly moments: readonly Moment[];
  /** The last step that leaves no way back: after so many moves the last one couldn't be taken back. */
  readonly settled: number;
  /** Why the rules refuse the first move that is missing; null where none is. */
  readonly misfit: unknown;
}

/** A record judged move by move: all of it, or the moves before the first that the rules refuse. Throws where it can't even begin. */
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
