/** Which moves there are, and why others can't be made: from the declared fields and the game's own `refuse`. */
import type { Form, Move, Refusal, Seat } from '../rules.ts';
import { ALONE, NOBODY } from '../seats.ts';
import { type AnyShape, fits, moveAt, sizeOf } from '../shape.ts';
import type { Access } from './access.ts';
import { type FieldOf, fieldOf } from './field.ts';
import { type AnyDefinition, type Plan, type PlannedPhase, countOf } from './plan.ts';
import type { Kind, Names, StateOf } from './types.ts';

type State = StateOf<Names>;
type AnyKind = Kind<Names, Readonly<Record<string, never>>>;

/** A kind of more moves lists those there are by itself. */
const MANY = 50_000;

/** A kind of move with all its moves, each made when it is first needed. */
interface Entry {
  readonly type: string;
  readonly kind: AnyKind;
  readonly shape: AnyShape;
  readonly fields: readonly FieldOf[];
  readonly names: readonly string[];
  /** How far apart two moves are that differ by one in a field. */
  readonly strides: readonly number[];
  readonly refuse: AnyKind['refuse'];
  readonly list: AnyKind['list'];
  /** Of a kind with one field its moves by what can be chosen there: by the card, or by where it stands among all values. */
  readonly direct: readonly Move[] | undefined;
  readonly made: (Move | undefined)[];
  readonly size: number;
  /** Where its moves begin among all that can be chosen together. */
  readonly first: number;
}

/** What is asked of a kind at each turn. */
function askedOf({ refuse, list }: AnyKind): Pick<Entry, 'refuse' | 'list'> {
  return { refuse, list };
}

type Made = Pick<Entry, 'type' | 'shape' | 'fields' | 'made' | 'size'>;

function make({ type, shape }: Pick<Entry, 'type' | 'shape'>, index: number): Move {
  return Object.freeze(moveAt(type, shape, index));
}

/** All moves of a kind with one field: searches spend their time with those. */
function directOf(entry: Made): readonly Move[] | undefined {
  const [field] = entry.fields;
  if (field === undefined || entry.fields.length > 1) return undefined;
  for (let index = 0; index < entry.size; index++) entry.made.push(make(entry, index));
  return field.places === undefined
    ? (entry.made as Move[])
    : field.places.map((place) => entry.made[Math.max(place, 0)]!);
}

/** Appends those that can be made. */
function listSingle({ refuse, fields }: Entry, direct: readonly Move[], state: State, seat: Seat, moves: Move[]): void {
  const { always, there } = fields[0]!;
  const values = always ?? there(state, seat);
  const { length } = values;
  if (refuse === undefined) {
    for (let i = 0; i < length; i++) moves.push(direct[values[i]!]!);
    return;
  }
  for (let i = 0; i < length; i++) {
    const move = direct[values[i]!]!;
    if (refuse(state, move as never, seat) === undefined) moves.push(move);
  }
}

/** A word is what boards can say; what `tooDear && 'tooDear'` gives otherwise would bar a move and say nothing. */
function demandRefusal(own: Refusal, type: string): Refusal {
  if (typeof (own as Refusal | null)?.code === 'string') return own;
  throw new Error(
    `\`moves.${type}.refuse\` gives ${JSON.stringify(own)}: it should give a word that says why not, or undefined`,
  );
}

export class Moves {
  readonly types: readonly string[];
  readonly forms: Readonly<Record<string, Form>>;
  private readonly inOrder: readonly Entry[];
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly listed: readonly (readonly Entry[])[];
  /** The names of the phases: looked through one by one, which is quicker for so few than a map. */
  private readonly names: readonly string[];
  private readonly phases: ReadonlyMap<string, PlannedPhase>;
  private readonly sets: (readonly Seat[])[] = [NOBODY];

  constructor(definition: AnyDefinition, plan: Plan, access: Access) {
    let first = 0;
    const { max } = definition.meta.players;
    const parts = new Map(plan.parts.map((part) => [part.name, part]));
    const reads = new Map<string | undefined, Access['reads'][number]>(
      plan.parts.map(({ name }, at) => [name, access.reads[at]!]),
    );
    const entries = plan.moves.map(({ type, fields }): Entry => {
      const made = fields.map((field) => {
        const part = field.part === undefined ? undefined : parts.get(field.part)!;
        return fieldOf(field, part, part === undefined ? 0 : countOf(part, max), max, reads.get(field.part)!);
      });
      const shape = Object.fromEntries(fields.map(({ name }, at) => [name, made[at]!.shape]));
      const size = sizeOf(shape);
      const kind = definition.moves[type] as unknown as AnyKind;
      if (size > MANY && kind.list === undefined)
        throw new Error(
          `defineGame "${definition.meta.id}": \`moves.${type}\` could be ${size} moves: give it a \`list\` of those there are`,
        );
      const strides = made.map((_, at) => made.slice(0, at).reduce((product, field) => product * field.shape.size, 1));
      const names = fields.map(({ name }) => name);
      const room: Move[] = size > MANY || made.length === 1 ? [] : Array.from({ length: size });
      const bare = { type, kind, shape, fields: made, names, strides, ...askedOf(kind), made: room, size, first };
      first += size;
      return { ...bare, direct: size > MANY ? undefined : directOf(bare) };
    });
    this.types = entries.map(({ type }) => type);
    this.inOrder = entries;
    this.entries = new Map(entries.map((entry) => [entry.type, entry]));
    this.forms = Object.fromEntries(entries.map(({ type, shape }) => [type, { shape, free: [] }]));
    this.phases = new Map(plan.phases.map((phase) => [phase.name, phase]));
    this.names = plan.phases.map(({ name }) => name);
    this.listed = plan.phases.map(({ moves }) => moves.map((type) => this.entries.get(type)!));
  }

  /** Whether all decide at once in a phase; undefined where there is none of that name. */
  isTogether(phase: string): boolean | undefined {
    return this.phases.get(phase)?.together;
  }

  // What searches ask most is a function by itself: engines reach further into those.

  readonly deciders = (state: State): readonly Seat[] => {
    if (state.over !== '') return NOBODY;
    return state.waiting === 0 ? ALONE[state.turn]! : this.setOf(state.waiting, state.seats);
  };

  private setOf(bits: number, seats: number): readonly Seat[] {
    return (this.sets[bits] ??= Array.from({ length: seats }, (_, seat) => seat).filter((seat) => bits & (1 << seat)));
  }

  private decides({ over, waiting, turn }: State, seat: Seat): boolean {
    return over === '' && (waiting === 0 ? turn === seat : seat >= 0 && (waiting & (1 << seat)) !== 0);
  }

  readonly legal = (state: State, seat: Seat): readonly Move[] =>
    this.decides(state, seat) ? this.movesOf(state, seat) : [];

  /** What a seat can do, or could before it decided where all decide together. */
  movesOf(state: State, seat: Seat): Move[] {
    const moves: Move[] = [];
    const entries = this.listedIn(state.phase);
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      if (entry.list !== undefined) {
        for (const fields of entry.list(state, seat)) moves.push(this.moveOf(entry, fields));
      } else if (entry.direct !== undefined) listSingle(entry, entry.direct, state, seat, moves);
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

  /** The fields in order: `index` says which choices of those before `at` are made. */
  private listChoices(entry: Entry, state: State, seat: Seat, moves: Move[], at: number, index: number): void {
    const { fields, made, refuse } = entry;
    if (at === fields.length) {
      const move = (made[index] ??= make(entry, index));
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
    if (entry.size > MANY) return move;
    const index = this.indexOf(entry, move);
    return (entry.made[index] ??= make(entry, index));
  }

  private indexOf(entry: Entry, move: Move): number {
    const values = move as unknown as Readonly<Record<string, never>>;
    const { fields } = entry;
    if (fields.length === 1) {
      const { places, indexOf } = fields[0]!;
      const value = values[entry.names[0]!]!;
      return places === undefined ? indexOf(value) : places[value]!;
    }
    let index = 0;
    for (let at = 0; at < entry.fields.length; at++)
      index += entry.fields[at]!.indexOf(values[entry.names[at]!]!) * entry.strides[at]!;
    return index;
  }

  /** The number of a move, for what is chosen in secret. */
  numberOf(move: Move): number {
    const entries = this.inOrder;
    let at = 0;
    while (entries[at]!.type !== move.type) at++;
    return entries[at]!.first + this.indexOf(entries[at]!, move);
  }

  /** The move of a number; undefined where there is none. */
  ofNumber(number: number): Move | undefined {
    const entries = this.inOrder;
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at]!;
      const index = number - entry.first;
      if (index >= 0 && index < entry.size) return (entry.made[index] ??= make(entry, index));
    }
    return undefined;
  }

  refuse(state: State, seat: Seat, move: unknown): Refusal | undefined {
    if (state.over !== '') return { code: 'gameOver' };
    if (!this.decides(state, seat)) return { code: 'notYourTurn' };
    const type = typeof move === 'object' && move !== null && Object.hasOwn(move, 'type') ? (move as Move).type : '';
    const entry = typeof type === 'string' ? this.entries.get(type) : undefined;
    if (entry === undefined || !fits(move, entry.shape)) return { code: 'malformed' };
    return this.phases.get(state.phase)!.moves.includes(entry.type)
      ? this.refuseWell(entry, state, seat, move as Move)
      : { code: 'wrongPhase', phase: state.phase };
  }

  private refuseWell(entry: Entry, state: State, seat: Seat, move: Move): Refusal | undefined {
    const values = move as unknown as Readonly<Record<string, never>>;
    const gone = entry.fields.findIndex(({ there, indexOf, places }, at) => {
      const value = values[entry.names[at]!]!;
      return !there(state, seat).includes(places === undefined ? indexOf(value) : value);
    });
    if (gone >= 0) return { code: 'notThere', field: entry.names[gone]! };
    const own = entry.refuse?.(state, values, seat);
    if (typeof own === 'string') return { code: own, own: true };
    if (own !== undefined) return demandRefusal(own, entry.type);
    if (entry.list === undefined) return undefined;
    const text = JSON.stringify(this.plain(entry, values));
    for (const fields of entry.list(state, seat))
      if (JSON.stringify(this.plain(entry, fields)) === text) return undefined;
    return { code: 'notThere', field: entry.names[0] ?? '' };
  }

  private plain(entry: Entry, values: object): readonly unknown[] {
    return entry.names.map((name) => (values as Readonly<Record<string, unknown>>)[name]);
  }
}
