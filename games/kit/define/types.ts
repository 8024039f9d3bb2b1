/** What an author of `defineGame` writes, and what it becomes. */
import type { Meta } from '../meta.ts';
import type { Emit, GameEvent, Refusal, Seat } from '../rules.ts';
import type { Choice } from './fields.ts';
import type { Part } from './parts.ts';

type Parts = Readonly<Record<string, Part>>;
export type Fields = Readonly<Record<string, Choice>>;
/** What an event tells, by name. */
export type Telling = 'seat' | 'number' | 'numbers' | 'text';
export type Tellings = Readonly<Record<string, Telling>>;

/** The names a game is made of. */
export interface Names {
  readonly parts: Parts;
  readonly moves: Readonly<Record<string, Fields>>;
  readonly tells: Readonly<Record<string, Tellings>>;
  readonly options: object;
  readonly phase: string;
}

/** What every state has beside its declared parts. */
export interface Base<Options = object, Phase extends string = string> {
  readonly seats: number;
  readonly options: Options;
  /** Whose turn it is, where not all decide together. */
  readonly turn: Seat;
  readonly phase: Phase;
  /** The seats that have yet to decide where all decide together, as bits. */
  readonly waiting: number;
  /** What those who have decided chose, by number; others see −1. */
  readonly chosen: readonly number[];
  /** How it ended; empty while it goes on. */
  readonly over: string;
}

/** The state: each part under its name, as plain numbers and lists of them. */
export type StateOf<N extends Names> = Base<N['options'], N['phase']> & {
  -readonly [Name in keyof N['parts']]: N['parts'][Name] extends Part<infer Value> ? Value : never;
};

/** The values of a move's fields. */
export type ValuesOf<F> = { readonly [Name in keyof F]: F[Name] extends Choice<infer Value> ? Value : never };

/** Every move of a game. */
export type MovesOf<N extends Names> = {
  [Type in keyof N['moves'] & string]: { readonly type: Type } & ValuesOf<N['moves'][Type]>;
}[keyof N['moves'] & string];

type Said = { seat: Seat | null; number: number; numbers: readonly number[]; text: string };
type SayingsOf<T extends Tellings> = { readonly [Name in keyof T]: Said[T[Name]] };

/** Every event of a game: those it tells, and those that are told by themselves. */
export type EventsOf<N extends Names> = GameEvent &
  (
    | { [T in keyof N['tells'] & string]: { readonly type: T } & SayingsOf<N['tells'][T]> }[keyof N['tells'] & string]
    | MovesOf<N>
    | { readonly type: 'decided' }
    | { readonly type: 'drawn'; readonly from: string; readonly to: string; readonly count: number }
    | { readonly type: 'turnEnded'; readonly seat: Seat; readonly next: Seat }
  );

/** What rules tell. */
export type EventOf<R> = R extends {
  apply(state: never, seat: never, move: never, random: never, emit: Emit<infer E>): void;
}
  ? E
  : never;

/** The parts that hold cards. */
type PileOf<N extends Names> = {
  [Name in keyof N['parts']]: N['parts'][Name] extends Part<infer Value>
    ? Value extends number
      ? never
      : Name
    : never;
}[keyof N['parts']] &
  string;

/** A pile by its name (of several the mover's own), or one of several. */
export type Place<N extends Names> = PileOf<N> | readonly [name: PileOf<N>, of: number];

/** What functions that change the state do it with. All of it may be taken apart. */
export interface Play<N extends Names> {
  /** Who moves; −1 in `setup` and where what all have chosen is carried out. */
  readonly seat: Seat;
  /** Draws cards by chance, fewer where there are fewer, and says to whom it may which they are. Gives the cards. */
  draw(from: Place<N>, to: Place<N>, count?: number): readonly number[];
  /** Moves one card. Throws where it isn't there: nothing is ever made or lost. */
  move(from: Place<N>, to: Place<N>, card: number): void;
  /** Moves all cards and gives them. */
  moveAll(from: Place<N>, to: Place<N>): readonly number[];
  /** A whole number from 0 to `n` − 1, by chance. */
  chance(n: number): number;
  /** Tells everybody of something beside the move itself, which is told by itself. */
  tell<T extends keyof N['tells'] & string>(type: T, says: SayingsOf<N['tells'][T]>): void;
  /** The mover goes on. Without it the turn passes to the left. */
  again(): void;
  /** The turn passes to this seat. */
  next(seat: Seat): void;
  goTo(phase: N['phase']): void;
}

/** A kind of move. */
export interface Kind<N extends Names, F> {
  /** What can be chosen: `{}` where nothing can. */
  readonly fields: F;
  /** Of its fields those that only the mover may know; when a move is told the others don't hear them. */
  readonly secret?: readonly (keyof F & string)[];
  /** Decides nothing: where it is all somebody can do it is made for them. */
  readonly formality?: true;
  /** Why it can't be made now, as a word of the game's own: from what `seat` can see. Nothing where it can. */
  refuse?(state: StateOf<N>, move: ValuesOf<F>, seat: Seat): string | Refusal | undefined;
  /** The choices worth going through: for kinds with more than some ten thousand. Without it all. */
  list?(state: StateOf<N>, seat: Seat): Iterable<ValuesOf<F>>;
  /** What it does. */
  apply?(state: StateOf<N>, move: ValuesOf<F>, play: Play<N>): void;
}

/** A stretch of the game. */
export interface Phase<N extends Names> {
  /** The kinds of move it knows. */
  readonly moves: readonly (keyof N['moves'] & string)[];
  /**
   * All decide at once, and nobody sees what until all have. Then everybody hears it, and this carries it out; the moves
   * come in seat order, and their own `apply` isn't asked.
   */
  together?(state: StateOf<N>, moves: readonly MovesOf<N>[], play: Play<N>): void;
}

/** Points by what they are for: points, or points and how many. */
export type Score = number | Readonly<Record<string, number | readonly [points: number, count: number]>>;

/** What a bot may know beyond the rules; it plays without as well. */
export interface BotHints<N extends Names> {
  /** So many points more make the chance to win e times as large; 4 without it. */
  readonly spread?: number;
  /** After so many moves a look ahead is cut and points decide; 60 without it. */
  readonly horizon?: number;
  /** How much a move is worth a try in a quick look ahead, against others: 1 each without it, 0 for never. */
  prefers?(state: StateOf<N>, move: MovesOf<N>, seat: Seat): number;
}

/** A game: what is its own, and nothing that follows from it. */
export interface Definition<N extends Names> {
  /** Made by `metaOf`. */
  readonly meta: Meta<N['options']>;
  /** The parts of the state. */
  readonly state: N['parts'] & { readonly [Name in keyof N['parts'] & keyof Base]: 'every state has this by itself' };
  /** The events it tells beside its moves, with what each says. */
  readonly tells?: N['tells'];
  readonly moves: { readonly [Type in keyof N['moves']]: Kind<N, N['moves'][Type]> };
  /** The first is where it starts. Without them there is one, `play`, that knows every move. */
  readonly phases?: { readonly [Name in N['phase']]: Phase<N> };
  /** Lays out what doesn't lie where it lies at first. Who begins is drawn, unless `next` says who. */
  setup?(state: StateOf<N>, play: Play<N>): void;
  /** How it can end, and when: asked after each move, from what all can see. */
  readonly ends: Readonly<Record<string, (state: StateOf<N>) => boolean>>;
  score(state: StateOf<N>, seat: Seat): Score;
  /** Of equal scores the higher is ahead. */
  tie?(state: StateOf<N>, seat: Seat): number;
  /** What else can't be, as a word, beyond what follows from the parts. */
  impossible?(state: StateOf<N>): string | undefined;
  /** No game takes more moves; 10,000 without it. */
  readonly longest?: number;
  /** Counted up when a stored match would go otherwise; 1 without it. */
  readonly format?: number;
  upgrade?(state: object, from: number): object;
  readonly bot?: BotHints<N>;
}
