/**
 * Puts a game's `legal`, `refuse` and `apply` together from one section per kind of move, so that
 * listing, judging and carrying out a move stand side by side and every game is judged in the same order.
 */
import type { Random } from './random.ts';
import type { Emit, GameEvent, Move, Refusal, Seat } from './rules.ts';
import { type Shape, fits } from './shape.ts';

/** Everything about one kind of move. `state` and `seat` are such that `seat` must decide in a phase that knows this kind. */
export interface MoveKind<State, M extends Move, E extends GameEvent = GameEvent, R extends Refusal = Refusal> {
  /** The fields beside `type`, for checking untrusted input. */
  readonly shape: Shape<Omit<M, 'type'>>;
  /** Appends the legal moves of this kind. */
  list(state: State, seat: Seat, moves: Move[]): void;
  /** Why a well-formed move of this kind is not allowed. */
  refuse(state: State, seat: Seat, move: M): R | undefined;
  apply(state: State, seat: Seat, move: M, random: Random, emit: Emit<E>): void;
}

export type MoveKinds<State, M extends Move, E extends GameEvent> = {
  readonly [Type in M['type']]: MoveKind<State, Extract<M, { type: Type }>, E>;
};

interface Flow<State, M extends Move> {
  toMove(state: State): readonly Seat[];
  /** What `seat`, one of `toMove`, has to decide: a phase of the contract or, where the game has them, a finer stage. */
  phase(state: State, seat: Seat): string;
  /** Which kinds of move each of these knows, in the order they are listed. */
  readonly byPhase: Readonly<Record<string, readonly M['type'][]>>;
}

interface Judged<State, M extends Move, E extends GameEvent> {
  readonly moveTypes: readonly M['type'][];
  legal(state: State, seat: Seat): readonly M[];
  refuse(state: State, seat: Seat, move: unknown): Refusal | undefined;
  apply(state: State, seat: Seat, move: M, random: Random, emit: Emit<E>): void;
}

const NONE: readonly never[] = [];

/** `legal`, `refuse` and `apply` of a game from its kinds of move. Refusals come in the order gameOver, notYourTurn, malformed, wrongPhase, the kind's own. */
export function defineMoves<State, M extends Move, E extends GameEvent>(
  flow: Flow<State, M>,
  kinds: MoveKinds<State, M, E>,
): Judged<State, M, E> {
  type Kind = MoveKind<State, M, E>;
  const table = kinds as unknown as Readonly<Record<string, Kind>>;
  const byType = new Map(Object.entries(table));
  const byPhase = new Map(
    Object.entries(flow.byPhase).map(([phase, types]) => [phase, types.map((type) => table[type] as Kind)]),
  );
  return {
    moveTypes: Object.keys(kinds),
    legal(state, seat) {
      const deciding = flow.toMove(state);
      if (deciding[0] !== seat && !deciding.includes(seat)) return NONE;
      const moves: M[] = [];
      const kinds = byPhase.get(flow.phase(state, seat)) ?? NONE;
      for (let i = 0; i < kinds.length; i++) kinds[i]!.list(state, seat, moves);
      return moves;
    },
    refuse(state, seat, move) {
      const deciding = flow.toMove(state);
      if (deciding.length === 0) return { code: 'gameOver' };
      if (!deciding.includes(seat)) return { code: 'notYourTurn' };
      const type = typeOf(move);
      if (type === undefined || !Object.hasOwn(kinds, type)) return { code: 'malformed' };
      const kind = table[type] as Kind;
      if (!fits(move, kind.shape)) return { code: 'malformed' };
      const phase = flow.phase(state, seat);
      if (!flow.byPhase[phase]?.includes(type)) return { code: 'wrongPhase', phase };
      return kind.refuse(state, seat, move as M);
    },
    apply(state, seat, move, random, emit) {
      byType.get(move.type)!.apply(state, seat, move, random, emit);
    },
  };
}

function typeOf(move: unknown): string | undefined {
  if (typeof move !== 'object' || move === null || !Object.hasOwn(move, 'type')) return undefined;
  const { type } = move as { type: unknown };
  return typeof type === 'string' ? type : undefined;
}
