/** The kinds of move of a defined game, each with all moves of that kind. */
import type { Move } from '../rules.ts';
import { type AnyShape, moveAt, sizeOf } from '../shape.ts';
import type { Access } from './access.ts';
import { type FieldOf, fieldOf } from './field.ts';
import { type AnyDefinition, type NamedPart, type Plan, type PlannedMove, countOf } from './plan.ts';
import type { Kind, Names } from './types.ts';

type AnyKind = Kind<Names, Readonly<Record<string, never>>>;

/** A kind with more moves than this must have its own `list`. */
const MANY = 50_000;

/** A kind of move with all its moves. Each move is built when it is first needed. */
export interface Entry {
  readonly type: string;
  readonly shape: AnyShape;
  readonly fields: readonly FieldOf[];
  readonly names: readonly string[];
  /** For each field: how much the number of a move changes when the field's value changes by one. */
  readonly strides: readonly number[];
  readonly refuse: AnyKind['refuse'];
  readonly list: AnyKind['list'];
  /**
   * For a kind with one field: its moves by the value of that field (by card, if the field is a card; otherwise by the
   * value's index).
   */
  readonly direct: readonly Move[] | undefined;
  /** The moves that were built so far, by number; undefined if there are too many to keep. */
  readonly made: (Move | undefined)[] | undefined;
  readonly size: number;
  /** The number of this kind's first move, when the moves of all kinds are numbered one after another. */
  readonly first: number;
}

export function entriesOf(definition: AnyDefinition, plan: Plan, { hands }: Access): readonly Entry[] {
  const { max } = definition.meta.players;
  const parts = new Map(plan.parts.map((part) => [part.name, part]));
  const fieldsOf = ({ fields }: PlannedMove) =>
    fields.map((field) => {
      const part: NamedPart | undefined = parts.get(field.part!);
      return fieldOf(field, part, part === undefined ? 0 : countOf(part, max), max, hands[field.part!]);
    });
  let first = 0;
  return plan.moves.map((planned) => {
    const entry = entryOf(planned, fieldsOf(planned), definition, first);
    first += entry.size;
    return entry;
  });
}

function entryOf(
  { type, fields: planned }: PlannedMove,
  fields: readonly FieldOf[],
  definition: AnyDefinition,
  first: number,
): Entry {
  const names = planned.map(({ name }) => name);
  const shape = Object.fromEntries(names.map((name, at) => [name, fields[at]!.shape]));
  const size = sizeOf(shape);
  const { refuse, list } = definition.moves[type] as unknown as AnyKind;
  if (size > MANY && list === undefined)
    throw new Error(
      `defineGame "${definition.meta.id}": \`moves.${type}\` could be ${size} moves: give it a \`list\` of those there are`,
    );
  const strides = fields.map((_, at) => fields.slice(0, at).reduce((product, field) => product * field.shape.size, 1));
  const bare = { type, shape, fields, names, strides, refuse, list, size, first };
  if (size > MANY) return { ...bare, direct: undefined, made: undefined };
  if (fields.length !== 1) return { ...bare, direct: undefined, made: Array.from({ length: size }) };
  const made = Array.from({ length: size }, (_, index) => make(bare, index));
  return { ...bare, direct: directOf(fields[0]!, made), made };
}

/** All moves of a kind with one field, ready to be looked up: searches spend most of their time on those. */
function directOf({ places }: FieldOf, made: readonly Move[]): readonly Move[] {
  return places === undefined ? made : places.map((place) => made[Math.max(place, 0)]!);
}

/** Builds the move of a kind that has this number. */
export function make({ type, shape }: Pick<Entry, 'type' | 'shape'>, index: number): Move {
  return Object.freeze(moveAt(type, shape, index));
}
