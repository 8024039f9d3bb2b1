/**
 * Builds a game's `legal`, `refuse` and `apply` from one section per kind of move. So listing, judging and carrying out
 * a move stand side by side, and every game judges in the same order.
 */
import type { Random } from './random.ts';
import type { Emit, Form, GameEvent, Move, Refusal, Seat } from './rules.ts';
import { type AnyShape, type Shape, fits } from './shape.ts';

/** The moves of one type, out of all moves of a game. */
export type MoveOf<M extends Move, Type extends M['type']> = Extract<M, { type: Type }>;

/** The types that a game's kinds of move are written with. */
export interface Vocabulary {
  readonly state: object;
  readonly move: Move;
  readonly event: GameEvent;
  readonly refusal: Refusal;
}

/** Everything about one kind of move of a game. */
export type KindOf<V extends Vocabulary, Type extends V['move']['type']> = MoveKind<
  V['state'],
  MoveOf<V['move'], Type>,
  V['event'],
  V['refusal']
>;

/**
 * Everything about one kind of move. Its functions are called only when `seat` must decide in a phase that knows this
 * kind.
 */
export interface MoveKind<State, M extends Move, E extends GameEvent = GameEvent, R extends Refusal = Refusal> {
  /** The fields beside `type`, for checking untrusted input. */
  readonly shape: Shape<Omit<M, 'type'>>;
  /**
   * The free fields: `refuse` passes more of their values than `list` lists (a payment, an offer). For every move that
   * `refuse` passes, there is a listed move with the same values in all other fields.
   */
  readonly free?: readonly Exclude<keyof M, 'type'>[];
  /** Appends the legal moves of this kind to `moves`. */
  list(state: State, seat: Seat, moves: Move[]): void;
  /** Why a well-formed move of this kind is not allowed. */
  refuse(state: State, seat: Seat, move: M): R | undefined;
  apply(state: State, seat: Seat, move: M, random: Random, emit: Emit<E>): void;
}

export type MoveKinds<State, M extends Move, E extends GameEvent> = {
  readonly [Type in M['type']]: MoveKind<State, MoveOf<M, Type>, E>;
};

/** The refusals that all games share; they are checked before the kinds of move. `phase` is the seat's stage. */
export type CommonRefusal<Stage extends string = string> =
  | { readonly code: 'gameOver' | 'notYourTurn' | 'malformed' }
  | { readonly code: 'wrongPhase'; readonly phase: Stage };

interface Flow<State, M extends Move> {
  toMove(state: State): readonly Seat[];
  mayMove?(state: State): readonly Seat[];
  /**
   * What `seat`, which is in `toMove` or `mayMove`, has to decide: a phase of the contract or, in games that have them,
   * a finer stage.
   */
  stage(state: State, seat: Seat): string;
  /** Which kinds of move each stage knows, in the order in which they are listed. */
  readonly movesOf: Readonly<Record<string, readonly M['type'][]>>;
}

/** What `defineMoves` makes; a game spreads it into its `Rules`. */
export interface Judged<State, M extends Move, E extends GameEvent> {
  readonly moveTypes: readonly M['type'][];
  readonly forms: Readonly<Record<M['type'], Form>>;
  legal(state: State, seat: Seat): readonly M[];
  refuse(state: State, seat: Seat, move: unknown): Refusal | undefined;
  apply(state: State, seat: Seat, move: M, random: Random, emit: Emit<E>): void;
}

const NONE: readonly never[] = [];

/** One move for each number from 0 to `count` − 1, built beforehand so that listing them later allocates nothing. */
export function prebuilt<M>(count: number, build: (index: number) => M): readonly M[] {
  return Array.from({ length: count }, (_, index) => build(index));
}

/** Like `prebuilt`, but builds each move on first use: for many numbers of which few are used. */
export function builtOnce<M extends object>(count: number, build: (index: number) => M): (index: number) => M {
  const built: (M | undefined)[] = Array.from({ length: count });
  return (index) => (built[index] ??= build(index));
}

/** Appends all of `more`. For short lists a loop is faster than spreading. */
export function pushAll<T>(list: T[], more: readonly T[]): void {
  for (let i = 0; i < more.length; i++) list.push(more[i]!);
}

/**
 * Builds `legal`, `refuse` and `apply` of a game from its kinds of move. Refusals are checked in the order gameOver,
 * notYourTurn, malformed, wrongPhase, the kind's own.
 */
export function defineMoves<State, M extends Move, E extends GameEvent>(
  flow: Flow<State, M>,
  kinds: MoveKinds<State, M, E>,
): Judged<State, M, E> {
  type Kind = MoveKind<State, M, E>;
  const table = kinds as unknown as Readonly<Record<string, Kind>>;
  // Maps of functions alone: looking up `list` or `apply` on each kind's object would take as long as many of those
  // functions themselves.
  const applies = new Map(Object.entries(table).map(([type, kind]) => [type, kind.apply]));
  const listsOf = new Map(
    Object.entries(flow.movesOf).map(([stage, types]) => [stage, types.map((type) => (table[type] as Kind).list)]),
  );
  const mayMove = (state: State, seat: Seat) => flow.mayMove?.(state).includes(seat) === true;
  function refuseCommonly(state: State, seat: Seat, move: unknown): CommonRefusal | undefined {
    const deciding = flow.toMove(state);
    if (deciding.length === 0) return { code: 'gameOver' };
    if (!deciding.includes(seat) && !mayMove(state, seat)) return { code: 'notYourTurn' };
    const type = typeOf(move);
    if (type === undefined || !Object.hasOwn(kinds, type)) return { code: 'malformed' };
    if (!fits(move, (table[type] as Kind).shape)) return { code: 'malformed' };
    const stage = flow.stage(state, seat);
    return flow.movesOf[stage]?.includes(type) === true ? undefined : { code: 'wrongPhase', phase: stage };
  }
  return {
    moveTypes: Object.keys(kinds),
    forms: Object.fromEntries(
      Object.entries(table).map(([type, { shape, free = NONE }]) => [type, { shape: shape as AnyShape, free }]),
    ) as unknown as Readonly<Record<M['type'], Form>>,
    legal(state, seat) {
      const deciding = flow.toMove(state);
      if (deciding[0] !== seat && !deciding.includes(seat) && !mayMove(state, seat)) return NONE;
      const moves: M[] = [];
      const lists = listsOf.get(flow.stage(state, seat)) ?? NONE;
      for (let i = 0; i < lists.length; i++) lists[i]!(state, seat, moves);
      return moves;
    },
    refuse(state, seat, move) {
      const common = refuseCommonly(state, seat, move);
      return common ?? (table[(move as M).type] as Kind).refuse(state, seat, move as M);
    },
    apply(state, seat, move, random, emit) {
      applies.get(move.type)!(state, seat, move, random, emit);
    },
  };
}

function typeOf(move: unknown): string | undefined {
  if (typeof move !== 'object' || move === null || !Object.hasOwn(move, 'type')) return undefined;
  const { type } = move as { type: unknown };
  return typeof type === 'string' ? type : undefined;
}
