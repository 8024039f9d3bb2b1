/** A definition in the form that boards read: plain data, without its functions. */
import type { Move } from '../rules.ts';
import type { Choice } from './fields.ts';
import type { NamedPart, Part } from './parts.ts';
import type { Base, Definition, Names, Tellings } from './types.ts';

/** A definition whose names are not known to the type system. */
export type AnyDefinition = Definition<Names>;

/** A state whose parts are not known to the type system. */
export type AnyState = { -readonly [Key in keyof Base]: Base[Key] } & {
  chosen: (Move | null | -1)[];
} & Record<string, unknown>;

export type NamedField = Choice & { readonly name: string };

/** The structure of a game: enough to draw any of its positions. */
export interface Plan {
  readonly parts: readonly NamedPart[];
  readonly moves: readonly { readonly type: string; readonly fields: readonly NamedField[] }[];
  readonly phases: readonly {
    readonly name: string;
    readonly moves: readonly string[];
    /** Whether all seats decide at once. */
    readonly together: boolean;
  }[];
  readonly tells: Readonly<Record<string, Tellings>>;
}

export function planOf({ state, moves, phases, tells = {} }: AnyDefinition): Plan {
  const given = Object.entries(phases ?? { play: { moves: Object.keys(moves) } });
  return {
    parts: named<Part>(state),
    moves: Object.entries(moves).map(([type, { fields }]) => ({ type, fields: named<Choice>(fields) })),
    phases: given.map(([name, phase]) => ({ name, moves: phase.moves, together: 'together' in phase })),
    tells,
  };
}

function named<T extends object>(all: Readonly<Record<string, T>>): readonly (T & { readonly name: string })[] {
  return Object.entries(all).map(([name, each]) => ({ ...each, name }));
}
