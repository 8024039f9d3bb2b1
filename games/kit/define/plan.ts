/** A definition in the form that boards read: plain data, without its functions. */
import { filled } from '../counts.ts';
import type { Choice } from './fields.ts';
import type { Part } from './parts.ts';
import type { Base, Definition, Names, Tellings } from './types.ts';

/** A definition whose names are not known to the type system. */
export type AnyDefinition = Definition<Names>;

/** A state whose parts are not known to the type system. */
export type AnyState = { -readonly [Key in keyof Base]: Base[Key] } & { chosen: number[] } & Record<string, unknown>;

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

/** The piles of a part. */
export function pilesOf(state: AnyState, { name, what }: NamedPart): readonly number[][] {
  return what === 'pile' ? [state[name] as number[]] : (state[name] as number[][]);
}

/** The numbers of a part; none if it holds cards. */
export function numbersOf(state: AnyState, { name, cards }: NamedPart): readonly number[] {
  return cards === undefined ? [state[name] as number | number[]].flat() : [];
}

/** Cards that always stay together, and the piles in which they lie. */
interface Hoard {
  readonly name: string;
  readonly cards: readonly number[];
  readonly piles: readonly number[][];
}

/** Every set of cards by the part that holds it first; of a set that each seat has by itself, those of each seat. */
export function hoardsOf({ parts }: Plan, state: AnyState): readonly Hoard[] {
  const seats = filled(state.seats, 0).map((_, seat) => seat);
  return [...new Set(parts.flatMap(({ cards }) => cards ?? []))].flatMap((set): readonly Hoard[] => {
    const holders = parts.filter(({ cards }) => cards === set);
    const piles = holders.map((part) => pilesOf(state, part));
    const { name, count } = holders[0]!;
    if (holders.every((part) => part.count === 'each'))
      return seats.map((of) => ({ name: `${name} of ${of}`, cards: set.cards, piles: piles.map((each) => each[of]!) }));
    return [{ name, cards: count === 'each' ? seats.flatMap(() => set.cards) : set.cards, piles: piles.flat() }];
  });
}
