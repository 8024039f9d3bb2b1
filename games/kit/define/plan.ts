/** A definition in the form that boards read: plain data, without its functions. */
import type { Seat } from '../rules.ts';
import type { Choice } from './fields.ts';
import type { Part } from './parts.ts';
import type { Base, Definition, Names, StateOf, Tellings } from './types.ts';

/** A definition whose names are not known to the type system. */
export type AnyDefinition = Definition<Names>;

/** A writable state whose parts are not known to the type system. */
export type AnyState = { -readonly [Key in keyof Base]: Base[Key] } & Record<string, unknown>;

export interface NamedPart extends Part {
  readonly name: string;
}

export interface NamedField extends Choice {
  readonly name: string;
}

/** A kind of move and its fields. */
export interface PlannedMove {
  readonly type: string;
  readonly fields: readonly NamedField[];
}

export interface PlannedPhase {
  readonly name: string;
  readonly moves: readonly string[];
  readonly together: boolean;
}

/** The structure of a game: enough to draw any of its positions. */
export interface Plan {
  readonly parts: readonly NamedPart[];
  readonly moves: readonly PlannedMove[];
  readonly phases: readonly PlannedPhase[];
  readonly tells: Readonly<Record<string, Tellings>>;
}

export function planOf({ state, moves, phases, tells = {} }: AnyDefinition): Plan {
  const types = Object.keys(moves);
  const given = phases ?? { play: { moves: types } };
  return {
    parts: Object.entries(state as Readonly<Record<string, Part>>).map(([name, part]) => ({ ...part, name })),
    moves: Object.entries(moves).map(([type, { fields }]) => ({
      type,
      fields: Object.entries(fields).map(([name, field]) => ({ ...field, name })),
    })),
    phases: Object.entries(given).map(([name, phase]) => ({
      name,
      moves: phase.moves,
      together: 'together' in phase,
    })),
    tells,
  };
}

/** How many piles or numbers a part has. */
export function countOf({ count, each }: Part, seats: number): number {
  if (count === 'each') return seats;
  return each === true ? count * seats : count;
}

/** The piles of a part: all of them, or only those of a seat. */
export function pilesOf(state: StateOf<Names>, { name, what }: NamedPart, of?: Seat): readonly number[][] {
  const value = (state as unknown as AnyState)[name];
  if (what === 'pile') return [value as number[]];
  return of === undefined ? (value as number[][]) : [(value as number[][])[of]!];
}
