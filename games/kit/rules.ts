/**
 * The contract of a game. A game writes its rules once against it; boardgame.io (online and local), the bots' search
 * and the laws that every game must pass all use those same rules.
 */
import type { Draw } from './draw.ts';
import type { Json } from './json.ts';
import type { Random } from './random.ts';
import type { AnyShape } from './shape.ts';

export type { Json } from './json.ts';

/** A place at the table, counted from 0. boardgame.io's player id is its decimal string. */
export type Seat = number;

/** A move is plain JSON. Moves from finite sets (edges, corners, cards) are constants that are built once. */
export interface Move {
  readonly type: string;
}

/** Why a move is not allowed: a code whose sentence lives in the client's catalogs, with its data. */
export interface Refusal {
  readonly code: string;
  readonly [detail: string]: Json;
}

/** A refusal with one of these codes. */
export type RefusalFor<Code extends string> = Code extends string ? Refusal & { readonly code: Code } : never;

/** Something that happened, as a code with data. The client makes sentences, sounds and motion from it. */
export interface GameEvent {
  readonly type: string;
  /** Who did it; the log groups by it. Null or absent if nobody did. */
  readonly seat?: Seat | null;
  /** The number of the turn in which it happened, in games that count them: there the log groups by it. */
  readonly turn?: number;
  /** The part that only some seats may know (for example which card was stolen). */
  readonly secret?: { readonly seats: readonly Seat[]; readonly [detail: string]: Json };
  /**
   * The move showed hidden information to somebody, so it can't be undone. Needs no setting for moves that use chance:
   * they can never be undone.
   */
  readonly reveals?: true;
  /** Another seat had agreed to the move, so the mover can't undo it alone. */
  readonly agreed?: true;
}

/** The event that ends a turn. In games that emit it, the log begins a new turn after each one. */
export interface TurnEnded extends GameEvent {
  readonly type: 'turnEnded';
  /** The seat whose turn it was. */
  readonly seat: Seat;
  /** The seat whose turn is next. */
  readonly next: Seat;
}

/** Whether an event is `TurnEnded`. */
export function endsTurn(event: GameEvent): event is TurnEnded {
  return event.type === 'turnEnded';
}

/** The part of an event that only `seats` may know. */
export type Secret<Details> = Details & { readonly seats: readonly Seat[] };

/**
 * Receives events while a move is applied. The search passes none, so write `emit?.({ … })`: then the event object
 * isn't even built.
 */
export type Emit<E extends GameEvent = GameEvent> = ((event: E) => void) | undefined;

export interface ScoreItem {
  readonly code: string;
  readonly points: number;
  /** How many things this item counts; absent if counting makes no sense. */
  readonly count?: number;
}

export interface Place {
  readonly seat: Seat;
  /** 1 is first; tied seats share a rank. */
  readonly rank: number;
  readonly score: number;
  readonly items: readonly ScoreItem[];
}

export interface Result {
  /** How the game ended, as a code from `endings`. */
  readonly ending: string;
  /** Every seat, best first. */
  readonly places: readonly Place[];
  /** Nothing is known but that it is over: nobody has won, and it is no draw. All share the first place. */
  readonly undecided?: true;
}

/**
 * What a seat remembers in addition to what it sees now. It is plain JSON, made only of the seat's first view and the
 * events that it has heard since, so it can be computed from any record. Each game chooses its content.
 */
export type Memory = object;

/**
 * How a game's seats remember the events that everybody or only they heard. A seat's memory is never given to another
 * seat.
 */
export interface Recall<State extends object = object, E extends GameEvent = GameEvent> {
  /** The memory of a seat that has only its `view` of a position. */
  begin(view: State, seat: Seat): Memory;
  /** The memory after an event as `seat` heard it (`heard`). Doesn't change the memory that it was given. */
  hear(memory: Memory, event: E, seat: Seat): Memory;
  /** Whether the match may be in this full state, as far as the memory tells (law 9). */
  allows(memory: Memory, state: State): boolean;
}

/** The shape of a kind of move, for judging moves from outside. */
export interface Form {
  readonly shape: AnyShape;
  /**
   * The fields in which `refuse` passes more values than `legal` lists. In all other fields, `legal` lists every value
   * that `refuse` passes.
   */
  readonly free: readonly string[];
}

/**
 * One game's rules. `State` is plain JSON: flat arrays of numbers and small records. No function here throws on
 * well-typed input. Only `refuse` accepts input that nobody has checked.
 */
export interface Rules<
  State extends object = object,
  M extends Move = Move,
  Options extends object = object,
  E extends GameEvent = GameEvent,
> {
  readonly id: string;
  /** The boardgame.io phases of this game; it starts in the first one. */
  readonly phases: readonly string[];
  /** How this game can end: the codes `result` may give. */
  readonly endings: readonly string[];
  /** The `type` of every kind of move. */
  readonly moveTypes: readonly M['type'][];
  readonly forms: Readonly<Record<M['type'], Form>>;
  /**
   * The kinds of move that decide nothing when they are all that a seat can do. Such a move is made automatically.
   * Making it must not tell anybody what they couldn't see.
   */
  readonly formalities: readonly M['type'][];
  /** Set for stock games: `legal` lists what their authors list, which may be nothing. */
  readonly unlisted?: true;
  /**
   * Whether everybody can see that `seat` has nothing but a formality to do. If only its hidden cards show that, the
   * player has to make the move, because an automatic move would tell the others. Games without this function have no
   * such case.
   */
  plainly?(state: State, seat: Seat): boolean;
  /**
   * The format number of this game. Raise it with every change to a state's shape or to what a move does. Tables and
   * records carry the number that they were begun under.
   */
  readonly format: number;

  /** The state of a new game. `options` have passed `readOptions`; `players` is within the game's bounds. */
  setup(players: number, options: Options, random: Random): State;
  /**
   * Converts a state of an earlier format to today's shape; undefined for formats of before 1.0, which nobody reads any
   * more. If a move does something else today than it did then, the match keeps the old behaviour, so that its record
   * still leads to the same end. Every game whose format has changed since 1.0 has this function.
   */
  upgrade?(state: object, from: number): State | undefined;
  /**
   * Why a state of the right shape is impossible (two pieces in one place, a component too many); undefined if it is
   * possible. Asked by the laws and when a position is read from text, never in a match.
   */
  impossible?(state: State): Refusal | undefined;
  /** How many seats this match has. */
  players(state: State): number;
  /** The options this match was set up with. */
  options(state: State): Options;
  /** The seats that must decide now: several for simultaneous decisions, none when the game is over. */
  toMove(state: State): readonly Seat[];
  /**
   * The seats besides those in `toMove` that may also move, although nobody waits for them: a seat that has answered
   * may change its answer. Without this function there are none.
   */
  mayMove?(state: State): readonly Seat[];
  /** The phase the game is in, one of `phases`. After the end: the last phase it was in. */
  phase(state: State): string;
  /**
   * Every move that `seat` may make now, computed only from what that seat can see. Never empty for a seat in `toMove`
   * or `mayMove`, unless the game is `unlisted`; empty for all other seats.
   */
  legal(state: State, seat: Seat): readonly M[];
  /** Judges untrusted input completely: why `move` is not allowed, or undefined if it is. */
  refuse(state: State, seat: Seat, move: unknown): Refusal | undefined;
  /** Carries out a move that `refuse` has passed. Changes `state` in place. */
  apply(state: State, seat: Seat, move: M, random: Random, emit: Emit<E>): void;
  /** The final ranking, or undefined while the game goes on. */
  result(state: State): Result | undefined;
  /** What `seat` may know (null: a spectator), with hidden values masked. Shares no mutable object with `state`. */
  view(state: State, seat: Seat | null): State;
  /**
   * A random full state, out of all that fit what `seat` sees (null: a spectator) and what it remembers, if `memory` is
   * given. The memory must contain all events up to the view. Shares no mutable object with `view`.
   */
  redeal(view: State, seat: Seat | null, random: Random, memory?: Memory): State;
  /** Only for games whose views don't say everything that a seat could remember. */
  readonly recall?: Recall<State, E>;
  clone(state: State): State;
  /** How many of each component exist, counted over hands, boxes and board. Constant through a game (law 1). */
  census(state: State): Readonly<Record<string, number>>;
  /**
   * No game takes more moves than this, neither with random play (law 1) nor when seats only delay its end (law 18).
   */
  longest(players: number): number;
}

/** A move of `seat` in a recorded game. */
export interface Turn<M extends Move = Move> {
  readonly seat: Seat;
  readonly move: M;
  /** The level of the bot that made this move in place of the player. */
  readonly standIn?: string;
}

/** A match as seed, options and moves; everything else follows from these. */
export interface GameRecord<M extends Move = Move, Options extends object = object> {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /** The format of the game that this match was begun under. */
  readonly format: number;
  readonly turns: readonly Turn<M>[];
  /** What the seed follows from, if the match's deal was one that nobody chose. */
  readonly draw?: Draw;
  /** The seats that changed hands because their players said that they had lost access. */
  readonly handedOver?: readonly HandOver[];
}

/** A seat that the other players gave to somebody who asked for it, and the number of moves made before. */
export interface HandOver {
  readonly seat: Seat;
  readonly by: readonly Seat[];
  readonly after: number;
}

/** Everybody who may move now: first the seats in `toMove`, then those in `mayMove`. */
export function movers<State extends object>(
  rules: Pick<Rules<State>, 'toMove' | 'mayMove'>,
  state: State,
): readonly Seat[] {
  const deciding = rules.toMove(state);
  const more = rules.mayMove?.(state);
  return more === undefined || more.length === 0 ? deciding : [...deciding, ...more];
}

/** The part of an event that `seat` may hear (null: a spectator). */
export function heard<E extends GameEvent>(event: E, seat: Seat | null): E {
  if (event.secret === undefined || (seat !== null && event.secret.seats.includes(seat))) return event;
  const { secret: _, ...open } = event;
  return open as E;
}
