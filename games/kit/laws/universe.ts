/**
 * Laws 10 and 11: every move that can be expressed is refused, or listed, or differs from a listed move only in free
 * fields.
 */
import type { Random } from '../random.ts';
import { type Form, type Move, type Refusal, type Rules, type Seat, movers } from '../rules.ts';
import { type AnyShape, moveAt, sampleMove, sizeOf } from '../shape.ts';
import { holes, mutated } from './fuzz.ts';
import { demand, demandSame, seatsOf } from './law.ts';

/** Is told of moves while all possible moves are tried. */
export interface Onlooker {
  refused?(seat: Seat, move: unknown, refusal: Refusal): void;
  /** Called for a move that is neither listed nor refused. */
  passed?(seat: Seat, move: Move): void;
}

/** Up to this number, all moves of a kind are tried one by one; of a larger kind, some are sampled. */
const IN_FULL = 200_000;
const SAMPLED = 10_000;
/**
 * A kind that the stage doesn't allow is skipped after this many tries, because stages are judged before fields
 * (games/kit/moves.ts).
 */
const ENOUGH = 100;
/**
 * How many values of the free fields are tried with each combination of the others; more if there are few combinations.
 */
const VARIANTS = 3;
const LEAST = 100;
const MUTANTS = 60;

/** Demands laws 10 and 11 in a position; tries at most `most` moves of each kind. */
export function judgesAll(rules: Rules, state: object, random: Random, most = IN_FULL, onlooker: Onlooker = {}): void {
  const before = JSON.stringify(state);
  const listed = new Map(movers(rules, state).map((seat) => [seat, rules.legal(state, seat)]));
  for (const seat of seatsOf(rules, state)) {
    const legal = listed.get(seat);
    if (legal === undefined) waits(rules, state, seat, [...listed.values()].flat(), random);
    else new Court(rules, state, seat, legal, onlooker).judges(random, most);
  }
  demand(10, JSON.stringify(state) === before, 'judging moves changes the state');
}

/** A seat that doesn't decide may do nothing: neither what others may, nor anything else. */
function waits(rules: Rules, state: object, seat: Seat, others: readonly Move[], random: Random): void {
  const samples = rules.moveTypes.flatMap((type) =>
    Array.from({ length: 10 }, () => sampleMove(type, formOf(rules, type).shape, random)),
  );
  for (const move of [...others, ...samples]) {
    demand(
      10,
      rules.refuse(state, seat, move) !== undefined,
      () => `seat ${seat} doesn't decide and may ${JSON.stringify(move)}`,
    );
  }
}

function formOf(rules: Rules, type: string): Form {
  return rules.forms[type] as Form;
}

/** Judges the moves of one seat in one position. */
class Court {
  constructor(
    private readonly rules: Rules,
    private readonly state: object,
    private readonly seat: Seat,
    private readonly legal: readonly Move[],
    private readonly onlooker: Onlooker,
  ) {}

  judges(random: Random, most: number): void {
    for (const type of this.rules.moveTypes) this.judgesKind(type, random, most);
    for (let i = 0; i < MUTANTS; i++) {
      const mutant = mutated(random.pick(this.legal), this.rules.moveTypes, random);
      const type = (mutant as Partial<Move>).type;
      if (typeof type !== 'string' || !this.rules.moveTypes.includes(type)) this.tries(mutant);
      else this.judgesMove(mutant as Move, this.kindOf(type));
    }
  }

  private judgesKind(type: string, random: Random, most: number): void {
    const kind = this.kindOf(type);
    const { bound, free } = kind;
    const size = sizeOf(bound);
    const loose = Object.keys(free).length > 0;
    this.judgesHoles(type, kind, random);
    const limit = loose ? Math.ceil(most / VARIANTS) : most;
    const tries = size <= limit ? size : Math.min(limit, SAMPLED);
    for (let i = 0; i < tries; i++) {
      // If a kind is too large to try all, half of the tries are the first moves, where lists are short.
      const index = size <= tries || i < tries / 2 ? i : Math.floor((random.word() / 2 ** 32) * size);
      const fixed = moveAt(type, bound, index);
      if (loose) for (const rest of variants(kind, random, LEAST / tries)) this.judgesMove({ ...fixed, ...rest }, kind);
      else this.judgesMove(fixed, kind);
      if (i >= ENOUGH && kind.unknown) return;
    }
  }

  /** Tries lists that have the right length but no elements. */
  private judgesHoles(type: string, kind: KindOfMove, random: Random): void {
    const { shape } = formOf(this.rules, type);
    const model = kind.listed.length > 0 ? random.pick(kind.listed) : sampleMove(type, shape, random);
    for (const [field, values] of Object.entries(shape)) {
      const value = values.sample(random);
      if (Array.isArray(value)) this.judgesMove({ ...model, [field]: holes(value.length) }, kind);
    }
  }

  private kindOf(type: string): KindOfMove {
    const { shape, free } = formOf(this.rules, type);
    const listed = this.legal.filter((move) => move.type === type);
    const part = (isFree: boolean): AnyShape =>
      Object.fromEntries(Object.entries(shape).filter(([field]) => free.includes(field) === isFree));
    const bound = part(false);
    const keys = new Set(listed.map((move) => keyOf(move, bound)));
    return { bound, free: part(true), listed, keys, unknown: listed.length === 0 };
  }

  private judgesMove(move: Move, kind: KindOfMove): void {
    const refusal = this.tries(move);
    if (refusal?.code !== 'wrongPhase') kind.unknown = false;
    if (refusal !== undefined) return;
    const law = Object.keys(kind.bound).length + Object.keys(kind.free).length === 0 ? 11 : 10;
    const agrees = kind.keys.has(keyOf(move, kind.bound));
    demand(law, agrees, () => `${JSON.stringify(move)} of ${this.seat} is neither refused nor listed`);
    this.onlooker.passed?.(this.seat, move);
  }

  private tries(move: unknown): Refusal | undefined {
    const refusal = this.rules.refuse(this.state, this.seat, move);
    if (refusal !== undefined) this.onlooker.refused?.(this.seat, move, refusal);
    else isPlain(move);
    return refusal;
  }
}

/** A move that passes must be possible to send and record: no holes, nothing that JSON doesn't have. */
function isPlain(move: unknown): void {
  const text = JSON.stringify(move);
  demandSame(10, { ...(move as object) }, JSON.parse(text), `a move that is not refused is plain JSON, as ${text}`);
}

interface KindOfMove {
  readonly bound: AnyShape;
  readonly free: AnyShape;
  readonly listed: readonly Move[];
  /** The listed moves, each as a key made of its fields that aren't free. */
  readonly keys: ReadonlySet<string>;
  /** Whether every move of this kind that was tried was refused because of the stage. */
  unknown: boolean;
}

/** Some values of the free fields: from listed moves, and random ones. */
function variants({ free, listed }: KindOfMove, random: Random, least: number): object[] {
  const size = sizeOf(free);
  if (size <= least) return random.shuffle(Array.from({ length: size }, (_, index) => fieldsAt(free, index)));
  return Array.from({ length: Math.max(VARIANTS, least) }, (_, i) => {
    if (i > 0 || listed.length === 0) return sampleFields(free, random);
    const model = random.pick(listed) as unknown as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.keys(free).map((field) => [field, model[field]]));
  });
}

function fieldsAt(shape: AnyShape, index: number): object {
  const { type: _, ...fields } = moveAt('', shape, index);
  return fields;
}

function sampleFields(shape: AnyShape, random: Random): object {
  return Object.fromEntries(Object.entries(shape).map(([field, values]) => [field, values.sample(random)]));
}

function keyOf(move: Move, bound: AnyShape): string {
  return Object.keys(bound)
    .map((field) => JSON.stringify((move as unknown as Readonly<Record<string, unknown>>)[field]))
    .join(' ');
}
