/**
 * What a game brings to the table. The table owns the frame (players, prompt, log, chat, result, undo);
 * a game fills its slots and decides no legality of its own: what can be done is in `legal`.
 */
import type { ReactNode } from 'react';
import type { GameEvent, Move, Refusal, Result, Seat } from '../../games/kit/rules.ts';
import type { SeatColour } from '../../games/kit/meta.ts';
import type { Language } from '../text/language.ts';
import type { PlateWords } from '../text/plates.ts';
import type { GameWords } from '../text/words.ts';

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: SeatColour;
  /** Set for a seat a bot plays. */
  readonly bot?: string;
  readonly connected: boolean;
  /** The level of the bot that plays for them until they come back. */
  readonly standIn?: string;
  /** They went on purpose. */
  readonly left?: boolean;
  /** When a bot stands in for them, unless they come back: milliseconds since 1970 by this screen's clock. */
  readonly standsInAt?: number;
}

/** Where a match stands, as one screen may see it. */
export interface Position<State = object, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly state: State;
  /** Whose hand is on the screen; null for a spectator and behind the hotseat curtain. */
  readonly seat: Seat | null;
  /** The legal moves of `seat`. */
  readonly legal: readonly M[];
  readonly toMove: readonly Seat[];
  /** What the move that led here did, for what moves; nothing where a move was taken back. */
  readonly events: readonly E[];
  /** How many moves led here. */
  readonly step: number;
  /** Null while the game goes on. */
  readonly result: Result | null;
}

/**
 * Everything a game's components are given: a position, in which `legal` is empty while nothing can be done about it (a move
 * is on its way), and what the hand on the screen does there.
 */
export interface BoardProps<
  State,
  M extends Move,
  E extends GameEvent = GameEvent,
  Tongue extends string = Language,
> extends Position<State, M, E> {
  /**
   * What has happened since this seat's last turn, or only what the last move did once the seat has begun another, to be
   * marked where it happened. Oldest first, `events` at the end.
   */
  readonly since: readonly E[];
  readonly players: readonly Player[];
  /** The one the player reads, or where the game doesn't speak it one it does. */
  readonly language: Tongue;
  /** The game's own in that language. */
  readonly words: GameWords<State, E>;
  /** A move that waits to be pressed again, since it may be a slip. */
  readonly doubted?: M | null;
  /** Sends a move. Also for moves beyond `legal` that `refuse` passes (offers, payments). */
  play(move: M): void;
  /** Why a move would be refused now, for explaining what can't be done. */
  why(move: M): Refusal | undefined;
  /** Says a sentence to the player beside the prompt, for a choice that can't be taken. */
  explain(refusal: Refusal): void;
}

/** Draws what a code in a sentence stands for. Written as a method, as are components below. */
export type Icon<Tongue extends string = Language> = {
  draw(argument: string, language: Tongue): ReactNode;
}['draw'];

/**
 * Components are written as methods so that a module of one game stands where any game's module may.
 * Each slot is a size container named `board`, `hand` or `seat`: lay out with `@container`, never by the screen.
 */
export interface BoardModule<
  State = object,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  Tongue extends string = Language,
> {
  /**
   * The board itself; takes all the height it is given. Its slot is positioned and cuts off what lies over the edges. Stays
   * mounted behind the hotseat curtain, so it keeps no secret in its own state.
   */
  Board(props: BoardProps<State, M, E, Tongue>): ReactNode;
  /**
   * The own hand and the actions, below the board. Mounted anew for each seat, and not at all for spectators and behind
   * the curtain. On a phone it is as high as what is in it. While an element in it says `data-tall="true"`, players give it
   * their room on a phone held on its side; one with `data-broad="true"` gets it the width below the log on a wide screen.
   */
  Hand(props: BoardProps<State, M, E, Tongue>): ReactNode;
  /**
   * One player's open counts, inside the table's player panel. On a phone it has one line of about 100 px, or 115 px while an
   * element in it says `data-wide="true"`. With `whole` it stands in a sheet of its own, within `data-whole="true"`, and
   * leaves nothing out; its `Count`s are a line each there, with their words.
   */
  SeatPanel(props: BoardProps<State, M, E, Tongue> & { readonly of: Seat; readonly whole?: boolean }): ReactNode;
  /** Drawn for `{name:argument}` codes in sentences, as high as the text. Each carries its name for who can't see it. */
  readonly icons: Readonly<Record<string, Icon<Tongue>>>;
  /** Shortcuts: a key plays the one legal move of a type, like `{ e: 'endTurn' }`. The table's own keys are ? c l p u. */
  readonly keys: Readonly<Record<string, M['type']>>;
  /** In every language the game speaks, by its tag; one at least. */
  readonly words: Readonly<Record<Tongue, GameWords<State, E>>>;
  /** Types of events that a turn told in one line leaves for its end: what comes before what was done, or follows by itself. */
  readonly passing?: readonly E['type'][];
  /** Sounds of events by type; absent events are silent. */
  readonly sounds: Readonly<Record<string, 'dice' | 'card' | 'wood' | 'stone' | 'coin' | 'bell' | 'thud'>>;
  /**
   * Whether a finger may make this move by a slip that costs its player dearly, where no undo brings it back: the table has it
   * pressed twice then.
   */
  weighty?(position: Position<State, M, E>, move: M): boolean;
  /** For how many milliseconds the board tells how the game ended before the result covers it; a press or a key cuts it short. */
  finale?(events: readonly E[]): number;
  /**
   * Class that sets the game's print (palette, patterns) on the whole table. It may also set `--hand-height`: how high the
   * hand usually grows on a wide screen. That room is kept, so that the board doesn't jump from turn to turn. On a phone
   * `--board-best` says from which height on the board gains nothing more: only then does the hand keep room it doesn't need.
   */
  readonly theme: string;
}

/** The board of whatever game, in whatever languages. */
export type AnyBoard = BoardModule<object, Move, GameEvent, string>;

/** A position that shows a rule. What is said below it stands in the game's catalogs. */
export interface Plate<State = object, E extends GameEvent = GameEvent> {
  /** Names it, and what is said of it. */
  readonly say: string;
  /** The part of the rules that it belongs to. */
  readonly part: string;
  /** As games/kit/position.ts writes it. */
  readonly position: string;
  /** Marks places: those where such events would happen. */
  readonly marks?: readonly E[] | undefined;
  /** Crosses places out in the same way. */
  readonly bars?: readonly E[] | undefined;
  /** What is drawn, where a game draws more than its board. */
  readonly look?: string | undefined;
  /** The part of the drawing that is shown, in its own units: x, y, width and height. Without it all of it. */
  readonly box?: readonly [x: number, y: number, width: number, height: number] | undefined;
  /** What is counted in what is said, from the rules. */
  facts?(state: State): PlateFacts;
}

export type PlateFacts = Readonly<Record<string, number>>;

export interface PlateProps<State, E extends GameEvent = GameEvent> extends Pick<
  Plate<State, E>,
  'marks' | 'bars' | 'look' | 'box'
> {
  readonly state: State;
  readonly players: readonly Player[];
  readonly language: Language;
}

/** So many of a thing are in the box: in all, or for each player. */
export interface Component {
  readonly name: string;
  readonly count: number;
  readonly each?: true;
}

/** What a game's rules are shown with. Nothing in it is pressed. */
export interface PlatesModule<State = object, E extends GameEvent = GameEvent> {
  /** Draws a position with the board's own parts, as wide as there is room. */
  Drawing(props: PlateProps<State, E>): ReactNode;
  readonly plates: readonly Plate<State, E>[];
  /** A match that is over, as games/kit/position.ts writes it, and how its board is drawn. */
  readonly end: Pick<Plate<State, E>, 'position' | 'look' | 'box'>;
  /** The parts of the rules that tell of the set-up and of the score. */
  readonly setUp: string;
  readonly scoring: string;
  /** What is in the box. */
  components(players: number, options: object): readonly Component[];
  /** The part of the rules that matters in each phase. */
  readonly opensAt: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<Language, PlateWords>>;
}

/** The plates of whatever game. */
export type AnyPlates = PlatesModule;
