/** The types of a game definition, and of the game that `defineGame` makes from it. */
import type { Meta } from '../meta.ts';
import type { Emit, GameEvent, Move, Refusal, Seat } from '../rules.ts';
import type { Choice } from './fields.ts';
import type { Part } from './parts.ts';

type Parts = Readonly<Record<string, Part>>;
export type Fields = Readonly<Record<string, Choice>>;
/** The type of a detail of an event. */
export type Telling = 'seat' | 'number' | 'numbers' | 'text';
export type Tellings = Readonly<Record<string, Telling>>;

/** The names and types that a game declares. */
export interface Names {
  readonly parts: Parts;
  readonly moves: Readonly<Record<string, Fields>>;
  readonly tells: Readonly<Record<string, Tellings>>;
  readonly options: object;
  readonly phase: string;
}

/** The fields that every state has in addition to its declared parts. */
export interface Base<Options = object, Phase extends string = string> {
  readonly seats: number;
  readonly options: Options;
  /** The seat whose turn it is, in phases where not all decide together. */
  readonly turn: Seat;
  readonly phase: Phase;
  /** In a phase where all decide together: the seats that have yet to decide, as bits. */
  readonly waiting: number;
  /** In such a phase: the move that each seat chose, null before it has. Views show others' choices as −1. */
  readonly chosen: readonly (Move | null | -1)[];
  /** The code of the ending; empty while the game goes on. */
  readonly over: string;
}

/** The state of a defined game: each part under its name, as plain numbers and lists. */
export type DeclaredState<N extends Names> = Base<N['options'], N['phase']> & {
  -readonly [Name in keyof N['parts']]: N['parts'][Name] extends Part<infer Value> ? Value : never;
};

/** The values of a move's fields. */
export type ValuesOf<F> = { readonly [Name in keyof F]: F[Name] extends Choice<infer Value> ? Value : never };

/** Every move of a game. */
export type DeclaredMove<N extends Names> = {
  [Type in keyof N['moves'] & string]: { readonly type: Type } & ValuesOf<N['moves'][Type]>;
}[keyof N['moves'] & string];

type Said = { seat: Seat | null; number: number; numbers: readonly number[]; text: string };
type SayingsOf<T extends Tellings> = { readonly [Name in keyof T]: Said[T[Name]] };

/** Every event of a game: those that it emits itself, and those that are emitted automatically. */
export type DeclaredEvent<N extends Names> = GameEvent &
  (
    | { [T in keyof N['tells'] & string]: { readonly type: T } & SayingsOf<N['tells'][T]> }[keyof N['tells'] & string]
    | DeclaredMove<N>
    | { readonly type: 'decided' }
    | { readonly type: 'drawn'; readonly from: string; readonly to: string; readonly count: number }
    | { readonly type: 'shown'; readonly from: string; readonly to: readonly Seat[] }
    | { readonly type: 'turnEnded'; readonly seat: Seat; readonly next: Seat }
  );

/** The state of a game, by its rules: `StateOf<typeof rules>`. */
export type StateOf<R> = R extends { clone(state: never): infer State } ? State : never;

/** Every move of a game, by its rules. */
export type MoveOf<R> = R extends { legal(state: never, seat: never): readonly (infer M)[] } ? M : never;

/** Every event of a game, by its rules. */
export type EventOf<R> = R extends {
  apply(state: never, seat: never, move: never, random: never, emit: Emit<infer E>): void;
}
  ? E
  : never;

/** The names of the parts that hold cards. */
type PileName<N extends Names> = {
  [Name in keyof N['parts'] & string]: N['parts'][Name] extends Part<number | string | boolean> ? never : Name;
}[keyof N['parts'] & string];

/** A pile by its name (if there are several: the mover's own), or one of several by name and number. */
export type Pile<N extends Names> = PileName<N> | readonly [name: PileName<N>, of: number];

/** What functions that change the state do so with. Its members may be destructured. */
export interface Play<N extends Names> {
  /** The seat that moves; −1 in `setup`, and when the choices of all seats are carried out. */
  readonly seat: Seat;
  /**
   * Draws random cards, and tells which they are to those who may know. Returns them. Of a pile that has fewer, all are
   * drawn, and that is no error: look at what is returned, or fill the pile up first (`moveAll`).
   */
  draw(from: Pile<N>, to: Pile<N>, count?: number): readonly number[];
  /** Moves one card. Throws if it isn't there: no card is ever made or lost. */
  move(from: Pile<N>, to: Pile<N>, card: number): void;
  /** Moves all cards and returns them. */
  moveAll(from: Pile<N>, to: Pile<N>): readonly number[];
  /**
   * Shows some seats a card of a showable pile; they see it as long as it lies in such piles. Spectators don't, whoever
   * else does: what they are to see as well lies in an open pile, or is told (`reveal`).
   */
  show(at: Pile<N>, card: number, seats: readonly Seat[]): void;
  /** A random whole number from 0 to `n` − 1. */
  chance(n: number): number;
  /** Emits an event for everybody. The move itself needs none: its event is emitted automatically. */
  tell<T extends keyof N['tells'] & string>(type: T, says: SayingsOf<N['tells'][T]>): void;
  /** Emits an event of what was hidden until now: no move that showed it can be taken back. */
  reveal<T extends keyof N['tells'] & string>(type: T, says: SayingsOf<N['tells'][T]>): void;
  /** The mover moves again. Otherwise the turn passes to the left. */
  again(): void;
  /** The turn passes to this seat. */
  next(seat: Seat): void;
  goTo(phase: N['phase']): void;
}

/** A kind of move. */
export interface Kind<N extends Names, F> {
  /** The fields to choose; `{}` if there are none. */
  readonly fields: F;
  /** The fields that only the mover may know: the event of the move hides them from the others. */
  readonly secret?: readonly (keyof F & string)[];
  /** Marks a kind that decides nothing: if it is all that a seat can do, it is made automatically. */
  readonly formality?: true;
  /**
   * Why the move isn't allowed now, as a code of the game's own; nothing if it is. It may use only what `seat` can see.
   */
  refuse?(state: DeclaredState<N>, move: ValuesOf<F>, seat: Seat): string | Refusal | undefined;
  /**
   * All moves that `refuse` passes, named rather than tried: faster where a kind could be many, needed where it could be
   * more than 50,000. What it leaves out can't be made.
   */
  list?(state: DeclaredState<N>, seat: Seat): Iterable<ValuesOf<F>>;
  /** Changes the state as the move demands. */
  apply?(state: DeclaredState<N>, move: ValuesOf<F>, play: Play<N>): void;
}

/** A phase of the game. */
export interface Phase<N extends Names> {
  /** The kinds of move that are allowed in this phase. */
  readonly moves: readonly (keyof N['moves'] & string)[];
  /**
   * Makes all seats decide at once: nobody sees a choice before all have chosen. Then everybody learns all choices and
   * this function carries them out. `moves` are in seat order; their own `apply` isn't called.
   */
  together?(state: DeclaredState<N>, moves: readonly DeclaredMove<N>[], play: Play<N>): void;
}

/** Points by what they are for. Each entry is points, or points and a count. */
export type Score = number | Readonly<Record<string, number | readonly [points: number, count: number]>>;

/** What a bot may know beyond the rules. Bots play without it, too. */
export interface BotHints<N extends Names> {
  /** How many more points make the odds to win e times as large; 4 if absent. */
  readonly spread?: number;
  /** After how many moves a bot's simulated game stops and points decide; 60 if absent. */
  readonly horizon?: number;
  /**
   * How often a bot tries this move in a simulated game, compared with others; 0 means never. 1 for every move if
   * absent.
   */
  prefers?(state: DeclaredState<N>, move: DeclaredMove<N>, seat: Seat): number;
}

/** The definition of a game: only what is special about it. */
export interface Definition<N extends Names> {
  /** Made by `metaOf`. */
  readonly meta: Meta<N['options']>;
  /** The parts of the state. */
  readonly state: N['parts'] & { readonly [Name in keyof N['parts'] & keyof Base]: 'every state has this by itself' };
  /** The events that the game emits in addition to its moves, with the details of each. */
  readonly tells?: N['tells'];
  readonly moves: { readonly [Type in keyof N['moves']]: Kind<N, N['moves'][Type]> };
  /**
   * The phases; the game starts in the first one. Without any there is one phase, `play`, that allows every kind of
   * move.
   */
  readonly phases?: { readonly [Name in N['phase']]: Phase<N> };
  /** Changes the first state where needed. The first seat to move is random, unless `next` names one. */
  setup?(state: DeclaredState<N>, play: Play<N>): void;
  /** The ways the game can end, by code. Each is asked after every move; it may use only what everybody can see. */
  readonly ends: Readonly<Record<string, (state: DeclaredState<N>) => boolean>>;
  score(state: DeclaredState<N>, seat: Seat): Score;
  /** Breaks ties between equal scores: the higher value ranks first. */
  tie?(state: DeclaredState<N>, seat: Seat): number;
  /** Names something else that is impossible in a state, beyond what follows from the parts. */
  impossible?(state: DeclaredState<N>): string | undefined;
  /** The largest number of moves that a game can take; 10,000 if absent. */
  readonly longest?: number;
  /** Raise it when a change would make a stored match go differently; 1 if absent. */
  readonly format?: number;
  upgrade?(state: object, from: number): object;
  readonly bot?: BotHints<N>;
}
