/** The moves of a defined game, as kinds of move of the contract (../moves.ts). */
import type { Json } from '../json.ts';
import { type MoveKind, prebuilt } from '../moves.ts';
import type { Move, Refusal, Seat } from '../rules.ts';
import { moveAt, sizeOf } from '../shape.ts';
import { type Values, valuesOf } from './fields.ts';
import type { AnyDefinition, AnyState, Plan } from './plan.ts';
import type { Player } from './play.ts';

/** A kind with more moves than this must have its own `list`. */
const MANY = 50_000;

export type Kind = MoveKind<AnyState, Move>;
type Fields = readonly (Values & { readonly name: string })[];

/** The kinds of move of a game, which `player` carries out. */
export function kindsOf(definition: AnyDefinition, plan: Plan, player: Player): Readonly<Record<string, Kind>> {
  const kinds = plan.moves.map(({ type }) => {
    const fields = fieldsOf(definition, plan, type);
    return [type, { ...kindOf(definition, type, fields), apply: player.applyOf(definition.moves[type]!) }];
  });
  return Object.fromEntries(kinds) as Readonly<Record<string, Kind>>;
}

/** The fields of a kind of move, with their values. */
export function fieldsOf({ meta }: AnyDefinition, plan: Plan, type: string): Fields {
  const { fields } = plan.moves.find((move) => move.type === type)!;
  return fields.map(({ name, ...field }) => {
    const part = plan.parts.find((each) => each.name === field.part);
    return { name, ...valuesOf(field, part, meta.players.max) };
  });
}

/** The shape of a kind of move with these fields. */
export const shapeOf = (fields: Fields) => Object.fromEntries(fields.map((field) => [field.name, field.shape]));

function kindOf({ meta, moves: kinds }: AnyDefinition, type: string, fields: Fields): Omit<Kind, 'apply'> {
  const { refuse, list } = kinds[type]!;
  const shape = shapeOf(fields);
  const size = sizeOf(shape);
  if (list === undefined && size > MANY)
    throw new Error(
      `defineGame "${meta.id}": \`moves.${type}\` could be ${size} moves: give it a \`list\` of those there are`,
    );
  const all = list === undefined ? prebuilt(size, (index) => moveAt(type, shape, index)) : [];
  return {
    shape,
    list(state, seat, moves) {
      if (list !== undefined) for (const values of list(state, seat)) moves.push({ type, ...values });
      if (list !== undefined) return;
      const found = thereOf(fields, state, seat);
      for (let i = 0; i < found.length; i++) {
        const move = all[found[i]!]!;
        if (refuse === undefined || refuse(state, move, seat) === undefined) moves.push(move);
      }
    },
    refuse(state, seat, move) {
      const values = move as unknown as Readonly<Record<string, Json>>;
      const isThere = ({ name, shape: { at }, there, holds }: Fields[number]) =>
        holds?.(state, seat, values[name]) ?? there(state, seat).some((place) => at(place) === values[name]);
      const gone = fields.find((field) => !isThere(field));
      if (gone !== undefined) return { code: 'notThere', field: gone.name };
      const own = refuse?.(state, values, seat);
      if (own !== undefined) return refusalOf(own, type);
      if (list === undefined || isListed(list(state, seat), values)) return undefined;
      return { code: 'notThere', field: fields[0]?.name ?? '' };
    },
  };
}

/** The moves of a kind whose fields are there, by their places among all. */
export function thereOf(fields: Fields, state: AnyState, seat: Seat): readonly number[] {
  let found = fields.length === 0 ? ONLY : fields[0]!.there(state, seat);
  let step = fields[0]?.shape.size ?? 1;
  for (let i = 1; i < fields.length; i++) {
    found = combined(found, step, fields[i]!.there(state, seat));
    step *= fields[i]!.shape.size;
  }
  return found;
}

/** Whether a list has these values; sets of cards are the same if they hold the same. */
export function isListed(list: Iterable<object>, values: Readonly<Record<string, Json>>): boolean {
  for (const other of list)
    if (
      Object.entries(other).every(([name, value]) => values[name] === value || String(values[name]) === String(value))
    )
      return true;
  return false;
}

/** The index of the only move of a kind without fields. */
const ONLY: readonly number[] = [0];

/** The indices of moves by their first fields, each with every place of the next field, which counts `step`. */
function combined(found: readonly number[], step: number, places: readonly number[]): readonly number[] {
  const all: number[] = [];
  for (let i = 0; i < found.length; i++)
    for (let j = 0; j < places.length; j++) all.push(found[i]! + step * places[j]!);
  return all;
}

/**
 * A game must give a text that boards can translate. `tooDear && 'tooDear'` can yield something else, which would
 * forbid a move without a reason.
 */
function refusalOf(own: string | Refusal, type: string): Refusal {
  if (typeof own === 'string') return { code: own, own: true };
  if (typeof (own as Refusal | null)?.code === 'string') return own;
  throw new Error(
    `\`moves.${type}.refuse\` gives ${JSON.stringify(own)}: it should give a word that says why not, or undefined`,
  );
}
