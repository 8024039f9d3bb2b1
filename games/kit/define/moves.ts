/** Which moves a position of a defined game has. Searches ask this more often than anything else. */
import type { Move, Seat } from '../rules.ts';
import { ALONE, NOBODY } from '../seats.ts';
import { ownClass } from './code.ts';
import { type Entry, make } from './entries.ts';
import type { PlannedPhase } from './plan.ts';
import type { Names, StateOf } from './types.ts';

type State = StateOf<Names>;

/** The functions of other files that `Moves` uses. */
interface Uses {
  readonly make: typeof make;
  readonly alone: typeof ALONE;
  readonly nobody: typeof NOBODY;
}

/** Makes the `Moves` of one game, as its own copy of the code. */
export function ownMoves(entries: readonly Entry[], phases: readonly PlannedPhase[]): Moves {
  return new (ownClass(Moves))(entries, phases, { make, alone: ALONE, nobody: NOBODY });
}

/** The class is copied for each game (`ownClass`), so it can't use anything else in this file. */
export class Moves {
  private readonly listed: readonly (readonly Entry[])[];
  /** The names of the phases. There are so few that searching a list is faster than a map. */
  private readonly names: readonly string[];
  private readonly sets: (readonly Seat[])[] = [];

  constructor(
    private readonly entries: readonly Entry[],
    private readonly phases: readonly PlannedPhase[],
    private readonly uses: Uses,
  ) {
    this.names = phases.map(({ name }) => name);
    this.listed = phases.map(({ moves }) => moves.map((type) => entries.find((entry) => entry.type === type)!));
  }

  /** Whether all seats decide at once in a phase; undefined if there is no phase of that name. */
  isTogether(phase: string): boolean | undefined {
    return this.phases.find(({ name }) => name === phase)?.together;
  }

  // A property with a function, not a method: engines optimize it better, and searches call it most.

  readonly deciders = (state: State): readonly Seat[] => {
    if (state.over !== '') return this.uses.nobody;
    return state.waiting === 0 ? this.uses.alone[state.turn]! : this.setOf(state.waiting, state.seats);
  };

  private setOf(bits: number, seats: number): readonly Seat[] {
    return (this.sets[bits] ??= Array.from({ length: seats }, (_, seat) => seat).filter((seat) => bits & (1 << seat)));
  }

  decides({ over, waiting, turn }: State, seat: Seat): boolean {
    return over === '' && (waiting === 0 ? turn === seat : seat >= 0 && (waiting & (1 << seat)) !== 0);
  }

  readonly legal = (state: State, seat: Seat): readonly Move[] =>
    this.decides(state, seat) ? this.movesOf(state, seat) : [];

  /** The moves of a seat. In a phase where all decide together, also those that it had before it decided. */
  movesOf(state: State, seat: Seat): Move[] {
    const moves: Move[] = [];
    const entries = this.listedIn(state.phase);
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      if (entry.list !== undefined) {
        for (const fields of entry.list(state, seat)) moves.push(this.moveOf(entry, fields));
      } else if (entry.direct !== undefined) this.listSingle(entry, entry.direct, state, seat, moves);
      else this.listChoices(entry, state, seat, moves, 0, 0);
    }
    return moves;
  }

  private listedIn(phase: string): readonly Entry[] {
    const { names } = this;
    let at = 0;
    while (at < names.length - 1 && names[at] !== phase) at++;
    return this.listed[at]!;
  }

  /** Appends the possible moves of a kind with one field. */
  private listSingle(entry: Entry, direct: readonly Move[], state: State, seat: Seat, moves: Move[]): void {
    const { refuse } = entry;
    const { always, there } = entry.fields[0]!;
    const values = always ?? there(state, seat);
    if (refuse === undefined) {
      for (let i = 0; i < values.length; i++) moves.push(direct[values[i]!]!);
      return;
    }
    for (let i = 0; i < values.length; i++) {
      const move = direct[values[i]!]!;
      if (refuse(state, move as never, seat) === undefined) moves.push(move);
    }
  }

  /**
   * Chooses values field by field, from field `at` on. `index` is the number of the move as far as earlier fields
   * decide it.
   */
  private listChoices(entry: Entry, state: State, seat: Seat, moves: Move[], at: number, index: number): void {
    const { fields, refuse } = entry;
    if (at === fields.length) {
      const move = this.moveAt(entry, index);
      if (refuse === undefined || refuse(state, move as never, seat) === undefined) moves.push(move);
      return;
    }
    const { always, there, places } = fields[at]!;
    const values = always ?? there(state, seat);
    const stride = entry.strides[at]!;
    for (let i = 0; i < values.length; i++) {
      const place = places === undefined ? values[i]! : places[values[i]!]!;
      this.listChoices(entry, state, seat, moves, at + 1, index + place * stride);
    }
  }

  private moveOf(entry: Entry, fields: object): Move {
    const move = { ...fields, type: entry.type };
    return entry.made === undefined ? move : this.moveAt(entry, this.indexOf(entry, move));
  }

  private moveAt(entry: Entry, index: number): Move {
    const { made } = entry;
    return made === undefined ? this.uses.make(entry, index) : (made[index] ??= this.uses.make(entry, index));
  }

  private indexOf({ fields, names, strides }: Entry, move: Move): number {
    const values = move as unknown as Readonly<Record<string, never>>;
    if (fields.length === 1) {
      const { places, indexOf } = fields[0]!;
      const value = values[names[0]!]!;
      return places === undefined ? indexOf(value) : places[value]!;
    }
    let index = 0;
    for (let at = 0; at < fields.length; at++) index += fields[at]!.indexOf(values[names[at]!]!) * strides[at]!;
    return index;
  }

  /** The number of a move, for storing a secret choice. */
  numberOf(move: Move): number {
    const { entries } = this;
    let at = 0;
    while (entries[at]!.type !== move.type) at++;
    return entries[at]!.first + this.indexOf(entries[at]!, move);
  }

  /** The move with a number; undefined if there is none. */
  ofNumber(number: number): Move | undefined {
    const { entries } = this;
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at]!;
      const index = number - entry.first;
      if (index >= 0 && index < entry.size) return this.moveAt(entry, index);
    }
    return undefined;
  }
}
