/** A course of play that can be looked at after any of its moves. */
import type { Rules, Turn } from './rules.ts';
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

  /** Adds a turn that has been made. */
  push(turn: Turn): void {
    this.turns.push(turn);
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
