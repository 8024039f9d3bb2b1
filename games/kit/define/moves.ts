/** The moves of a defined game: which ones a seat has, and why it doesn't have another. */
import type { Json } from '../json.ts';
import type { Move, Refusal, Seat } from '../rules.ts';
import { ALONE, NOBODY, TOGETHER } from '../seats.ts';
import { type AnyShape, type Field, fits, moveAt, sizeOf } from '../shape.ts';
import { type AnyDefinition, type AnyState, type Plan, type PlannedMove, type PlannedPhase } from './plan.ts';
import type { Fields, Kind, Names } from './types.ts';
import { type Values, valuesOf } from './values.ts';

/** A kind with more moves than this must have its own `list`. */
const MANY = 50_000;

/** For each value of a field those of the next field, or after the last field the move. Moves are made once. */
type Branch = readonly (Branch | Move)[];

/** A kind of move. */
interface Sort {
  readonly type: string;
  readonly shape: AnyShape;
  /** With the place of each value among all of its field. */
  readonly fields: readonly (Values & { readonly name: string; readonly places: ReadonlyMap<Json, number> })[];
  readonly refuse: Kind<Names, Fields>['refuse'];
  readonly list: Kind<Names, Fields>['list'];
  /** All its moves, made once; undefined if it lists them itself. */
  readonly tree: Branch | Move | undefined;
  /** The number of its first move, when the moves of all kinds are numbered one after another. */
  readonly first: number;
}

export class Moves {
  readonly sorts: readonly Sort[];
  /** Moves that were found by their numbers. */
  private readonly numbered = new Map<number, Move>();
  private readonly phases: Readonly<Record<string, PlannedPhase & { readonly sorts: readonly Sort[] }>>;

  constructor(definition: AnyDefinition, plan: Plan) {
    let first = 0;
    this.sorts = plan.moves.map((planned) => {
      const sort = sortOf(planned, definition, plan, first);
      first += sizeOf(sort.shape);
      return sort;
    });
    const sortsOf = ({ moves }: PlannedPhase) => moves.map((type) => this.sorts.find((sort) => sort.type === type)!);
    this.phases = Object.fromEntries(plan.phases.map((phase) => [phase.name, { ...phase, sorts: sortsOf(phase) }]));
  }

  /** Whether all seats decide at once in a phase; undefined if there is no phase of that name. */
  isTogether(phase: string): boolean | undefined {
    return Object.hasOwn(this.phases, phase) ? this.phases[phase]!.together : undefined;
  }

  // Properties with functions, not methods: engines optimize them better, and searches call them most.

  readonly deciders = ({ over, waiting, turn }: AnyState): readonly Seat[] => {
    if (over !== '') return NOBODY;
    return waiting === 0 ? ALONE[turn]! : TOGETHER[waiting]!;
  };

  readonly legal = (state: AnyState, seat: Seat): readonly Move[] =>
    this.decides(state, seat) ? this.movesOf(state, seat) : [];

  /** The moves of a seat. In a phase where all decide together, also those that it had before it decided. */
  movesOf(state: AnyState, seat: Seat): readonly Move[] {
    const moves: Move[] = [];
    for (const sort of this.phases[state.phase]!.sorts)
      if (sort.list !== undefined)
        for (const values of sort.list(state, seat)) moves.push({ type: sort.type, ...values });
      else if (sort.fields.length > 0) collect(sort, sort.tree as Branch, 0, state, seat, moves);
      else if (sort.refuse?.(state, sort.tree as never, seat) === undefined) moves.push(sort.tree as Move);
    return moves;
  }

  /** Why a move of a seat is not allowed; undefined if it is. */
  refuse(state: AnyState, seat: Seat, move: unknown): Refusal | undefined {
    if (state.over !== '') return { code: 'gameOver' };
    if (!this.decides(state, seat)) return { code: 'notYourTurn' };
    const sort = this.sorts.find(({ type }) => (move as Move | null)?.type === type);
    if (sort === undefined || !fits(move, sort.shape)) return { code: 'malformed' };
    const { phase } = state;
    if (!this.phases[phase]!.moves.includes(sort.type)) return { code: 'wrongPhase', phase };
    const values = move as Readonly<Record<string, Json>>;
    const gone = sort.fields.find(
      ({ name, places, there }) => !there(state, seat).includes(places.get(values[name]!)!),
    );
    if (gone !== undefined) return { code: 'notThere', field: gone.name };
    const own = sort.refuse?.(state, values, seat);
    if (own !== undefined) return refusalOf(own, sort.type);
    if (sort.list === undefined) return undefined;
    const same = (other: Readonly<Record<string, unknown>>) =>
      sort.fields.every(({ name }) => other[name] === values[name]);
    return [...sort.list(state, seat)].some(same) ? undefined : { code: 'notThere', field: sort.fields[0]?.name ?? '' };
  }

  /** The number of a move, for storing a secret choice. */
  numberOf(move: Move): number {
    const { first, fields } = this.sorts.find(({ type }) => type === move.type)!;
    const values = move as unknown as Readonly<Record<string, Json>>;
    let [number, step] = [first, 1];
    for (const { name, places } of fields) {
      number += step * places.get(values[name]!)!;
      step *= places.size;
    }
    return number;
  }

  /** The move with a number. */
  ofNumber(number: number): Move {
    const known = this.numbered.get(number);
    if (known !== undefined) return known;
    const { type, shape, first } = this.sorts.findLast((sort) => sort.first <= number)!;
    const move = moveAt(type, shape, number - first);
    this.numbered.set(number, move);
    return move;
  }

  private decides({ over, waiting, turn }: AnyState, seat: Seat): boolean {
    return over === '' && (waiting === 0 ? turn === seat : seat >= 0 && (waiting & (1 << seat)) !== 0);
  }
}

function sortOf({ type, fields: planned }: PlannedMove, definition: AnyDefinition, plan: Plan, first: number): Sort {
  const fields = planned.map((field) => {
    const part = plan.parts.find(({ name }) => name === field.part);
    const values = valuesOf(field, part, definition.meta.players.max);
    const { size, at } = values.shape;
    const places = new Map(Array.from({ length: size }, (_, place) => [at(place), place]));
    return { name: field.name, places, ...values };
  });
  const shape = Object.fromEntries(fields.map(({ name, shape: values }) => [name, values]));
  const { refuse, list } = definition.moves[type] as Kind<Names, Fields>;
  const size = sizeOf(shape);
  if (size > MANY && list === undefined)
    throw new Error(
      `defineGame "${definition.meta.id}": \`moves.${type}\` could be ${size} moves: give it a \`list\` of those there are`,
    );
  const tree = list === undefined ? treeOf({ type }, Object.entries(shape)) : undefined;
  return { type, shape, fields, refuse, list, tree, first };
}

function treeOf(move: Move, [next, ...others]: readonly (readonly [name: string, field: Field])[]): Branch | Move {
  if (next === undefined) return move;
  const [name, field] = next;
  return Array.from({ length: field.size }, (_, at) => treeOf({ ...move, [name]: field.at(at) }, others));
}

/** Adds to `moves` those of a branch that the seat has. Its values are those of field number `at`. */
function collect(sort: Sort, branch: Branch, at: number, state: AnyState, seat: Seat, moves: Move[]): void {
  const { fields, refuse } = sort;
  const places = fields[at]!.there(state, seat);
  const isLast = at === fields.length - 1;
  for (let i = 0; i < places.length; i++) {
    const next = branch[places[i]!]!;
    if (!isLast) collect(sort, next as Branch, at + 1, state, seat, moves);
    else if (refuse === undefined || refuse(state, next as never, seat) === undefined) moves.push(next as Move);
  }
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
