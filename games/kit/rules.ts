/**
 * The contract of a game. Rules written once against it drive boardgame.io (online and local),
 * the bots' search and the laws every game on the shelf must pass.
 */
import type { Draw } from './draw.ts';
import type { Json } from './json.ts';
import type { Random } from './random.ts';
import type { AnyShape } from './shape.ts';

export type { Json } from './json.ts';

/** A place at the table, counted from 0. boardgame.io's player id is its decimal string. */
export type Seat = number;

/** A move is plain JSON. Moves from finite sets (edges, corners, cards) are prebuilt constants. */
export interface Move {
  readonly type: string;
}

/** Why a move is not allowed: a code whose sentence lives in the client's catalogs, with its data. */
export interface Refusal {
  readonly code: string;
  readonly [detail: string]: Json;
}

/** A refusal for one of these reasons. */
export type RefusalFor<Code extends string> = Code extends string ? Refusal & { readonly code: Code } : never;

/** Something that happened, as a code with data. Sentences, sounds and motion are made from it elsewhere. */
export interface GameEvent {
  readonly type: string;
  /** Who did it, which is what the log goes by; null or absent where it was nobody. */
  readonly seat?: Seat | null;
  /** The part only some seats may know (which card was stolen). */
  readonly secret?: { readonly seats: readonly Seat[]; readonly [detail: string]: Json };
  /** The move showed somebody something hidden: it can't be undone. Use of chance says so by itself. */
  readonly reveals?: true;
  /** Another seat agreed to it beforehand, so the mover can't undo it alone. */
  readonly agreed?: true;
}

/** The event that ends a turn. In games whose moves tell it the log begins a new turn after each. */
export interface TurnEnded extends GameEvent {
  readonly type: 'turnEnded';
  /** Whose turn it was. */
  readonly seat: Seat;
  /** Whose turn is next. */
  readonly next: Seat;
}

/** Whether an event is `TurnEnded`. */
export function endsTurn(event: GameEvent): event is TurnEnded {
  return event.type === 'turnEnded';
}

/** The part of an event that `seats` alone may know. */
export type Secret<Details> = Details & { readonly seats: readonly Seat[] };

/** Receives events while a move is applied. Search passes none, so write `emit?.({ … })`: nothing is built then. */
export type Emit<E extends GameEvent = GameEvent> = ((event: E) => void) | undefined;

export interface ScoreItem {
  readonly code: string;
  readonly points: number;
  /** How many of the things that score; absent where counting makes no sense. */
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
  /** How the game ended, as a code. */
  readonly ending: string;
  /** Every seat, best first. */
  readonly places: readonly Place[];
}

/**
 * What a seat remembers beyond what it sees now. Plain JSON, made of what it saw at first and the events it has heard since
 * and of nothing else, so that it follows from any record. What is in it each game knows for itself.
 */
export type Memory = object;

/** How a game's seats remember what everybody, or they alone, were told. The memory of a seat is never handed to another. */
export interface Recall<State extends object = object, E extends GameEvent = GameEvent> {
  /** What is remembered of a position by a seat that has only its `view` of it. */
  begin(view: State, seat: Seat): Memory;
  /** The memory after an event as `seat` heard it (`heard`). The memory before is left as it was. */
  hear(memory: Memory, event: E, seat: Seat): Memory;
  /** Whether what is remembered doesn't rule out that this full state is where the match stands (law 9). */
  allows(memory: Memory, state: State): boolean;
}

/** What a kind of move may look like from outside. */
export interface Form {
  readonly shape: AnyShape;
  /** Fields in which `refuse` passes more than `legal` lists; in all others what it passes is listed. */
  readonly free: readonly string[];
}

/**
 * One game's rules. `State` is plain JSON of flat number arrays and small records.
 * Nothing here throws on well-typed input; only `refuse` is meant for input nobody has checked.
 */
export interface Rules<
  State extends object = object,
  M extends Move = Move,
  Options extends object = object,
  E extends GameEvent = GameEvent,
> {
  readonly id: string;
  /** The boardgame.io phases this game declares; the first is where it starts. */
  readonly phases: readonly string[];
  /** How this game can end: the codes `result` may give. */
  readonly endings: readonly string[];
  /** The `type` of every move there is. */
  readonly moveTypes: readonly M['type'][];
  readonly forms: Readonly<Record<M['type'], Form>>;
  /**
   * Kinds of move that decide nothing where they are all a seat can do: such a lone move is made for the player.
   * Nobody else may learn from it what they couldn't see.
   */
  readonly formalities: readonly M['type'][];
  /**
   * Whether everybody sees that `seat` can do nothing else than a formality. Where only its hidden cards leave it nothing
   * else, it makes the move itself. A game without this has no such cards.
   */
  plainly?(state: State, seat: Seat): boolean;
  /**
   * The number of the game's format, counted up by every change of a state's shape or of what a move does. Tables and
   * records bear the number they were begun under.
   */
  readonly format: number;

  /** A new game. `options` have passed `readOptions`; `players` is within the game's bounds. */
  setup(players: number, options: Options, random: Random): State;
  /**
   * A state of an earlier format in today's shape. Where what a move does has changed since, the match keeps to what held
   * when it was begun, so that its record leads where it led. A game with a format above 1 has this.
   */
  upgrade?(state: object, from: number): State;
  /** Why a well-shaped state can't be (two pieces in one place, a component too many), or undefined when it can. */
  impossible?(state: State): Refusal | undefined;
  /** How many seats this game was set up for. */
  players(state: State): number;
  /** The options this game was set up with. */
  options(state: State): Options;
  /** Who must decide now: several for simultaneous decisions, none when the game is over. */
  toMove(state: State): readonly Seat[];
  /**
   * Seats beside those in `toMove` that may move too, though nobody waits for them: who has answered may think again.
   * Without it nobody.
   */
  mayMove?(state: State): readonly Seat[];
  /** The phase the game is in, one of `phases`; the last one it was in when over. */
  phase(state: State): string;
  /** Every move `seat` may make now, from what that seat can see. Empty for all but those in `toMove` and `mayMove`, never empty for those. */
  legal(state: State, seat: Seat): readonly M[];
  /** The complete judge of untrusted input: why `move` is not allowed, or undefined when it is. */
  refuse(state: State, seat: Seat, move: unknown): Refusal | undefined;
  /** Carries out a move that `refuse` has passed. Mutates `state`. */
  apply(state: State, seat: Seat, move: M, random: Random, emit: Emit<E>): void;
  /** The final ranking, or undefined while the game goes on. */
  result(state: State): Result | undefined;
  /** What `seat` (null: a spectator) may know, hidden values masked. Shares nothing mutable with `state`. */
  view(state: State, seat: Seat | null): State;
  /**
   * A full state drawn at random from all that fit what `seat` (null: a spectator) sees, and what it remembers where a
   * memory is given: that of all events that led to the view. Shares nothing mutable with `view`.
   */
  redeal(view: State, seat: Seat | null, random: Random, memory?: Memory): State;
  /** Without it views say all there is to remember. */
  readonly recall?: Recall<State, E>;
  clone(state: State): State;
  /** How many of each component exist, counted over hands, boxes and board. Constant through a game (law 1). */
  census(state: State): Readonly<Record<string, number>>;
  /** No game takes more moves than this, be it played at random (law 1) or only to delay its end (law 18). */
  longest(players: number): number;
}

/** A move of `seat` in a recorded game. */
export interface Turn<M extends Move = Move> {
  readonly seat: Seat;
  readonly move: M;
  /** The level of the bot that made it for whoever sits there. */
  readonly standIn?: string;
}

/** A match: everything that happened and every position follow from it. */
export interface GameRecord<M extends Move = Move, Options extends object = object> {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /** The format of the game it was begun under; without it 1. */
  readonly format?: number;
  readonly turns: readonly Turn<M>[];
  /** What the seed follows from, of a match whose deal nobody chose. */
  readonly draw?: Draw;
  /** Seats that were handed over to whoever said that they had lost them. */
  readonly handedOver?: readonly HandOver[];
}

/** A seat that others have given to somebody who asked for it, and how many moves had been made. */
export interface HandOver {
  readonly seat: Seat;
  readonly by: readonly Seat[];
  readonly after: number;
}

/** Everybody who may move now: those all wait for first, then those who only may. */
export function movers<State extends object>(
  rules: Pick<Rules<State>, 'toMove' | 'mayMove'>,
  state: State,
): readonly Seat[] {
  const deciding = rules.toMove(state);
  const more = rules.mayMove?.(state);
  return more === undefined || more.length === 0 ? deciding : [...deciding, ...more];
}

/** What `seat` (null: a spectator) may hear of an event. */
export function heard<E extends GameEvent>(event: E, seat: Seat | null): E {
  if (event.secret === undefined || (seat !== null && event.secret.seats.includes(seat))) return event;
  const { secret: _, ...open } = event;
  return open as E;
}
