/**
 * What a game gives to the table. The table draws the frame (players, prompt, log, chat, result, undo). The game's
 * components fill the slots in it and never decide what is legal: the possible moves are in `legal`.
 */
import type { ReactNode } from 'react';
import type { GameEvent, Move, Refusal, Result, Seat } from '../../games/kit/rules.ts';
import type { SeatColour } from '../../games/kit/meta.ts';
import type { Language } from '../kept/language.ts';
import type { PlateWords } from '../text/plates.ts';
import type { GameWords } from '../text/words.ts';

/** Who plays a seat. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: SeatColour;
  /** Set if a bot plays this seat. */
  readonly bot?: string;
  /** Set if a program of somebody's plays this seat. */
  readonly program?: true;
  readonly connected: boolean;
  /** The level of the bot that plays this seat while the player is away. */
  readonly standIn?: string;
  /** The player has left on purpose. */
  readonly left?: boolean;
  /**
   * When a bot will take over this seat unless its player comes back: milliseconds since 1970 by this screen's clock.
   */
  readonly standsInAt?: number;
}

/** A moment of a match, as one screen may see it. */
export interface Position<State = object, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly state: State;
  /** The seat whose hand is on the screen; null for a spectator, and while the hotseat curtain hangs. */
  readonly seat: Seat | null;
  /** The legal moves of `seat`. A lone one that decides nothing, a formality, is made for the player. */
  readonly legal: readonly M[];
  readonly toMove: readonly Seat[];
  /** The events of the move that led here, for animations; empty after an undo. */
  readonly events: readonly E[];
  /** How many moves were made before this position. */
  readonly step: number;
  /** Null while the game goes on. */
  readonly result: Result | null;
}

/**
 * The props of every component of a game: a position and the functions for this screen's player. `legal` is empty while
 * a move is on its way to the server, since the player can do nothing then.
 */
export interface BoardProps<
  State,
  M extends Move,
  E extends GameEvent = GameEvent,
  Tongue extends string = Language,
> extends Position<State, M, E> {
  /**
   * The events since this seat's last turn, for marking where they happened; once the seat has begun another turn, only
   * those of the last move. Oldest first; the last ones are those in `events`.
   */
  readonly since: readonly E[];
  readonly players: readonly Player[];
  /** The player's language, or another one if the game has no texts in it. */
  readonly language: Tongue;
  /** The game's texts in `language`. */
  readonly words: GameWords<State, E>;
  /** A move that the player has to confirm with a second press, since the first may have been a mistake. */
  readonly doubted?: M | null;
  /** Sends a move. It may be one that isn't in `legal` if the rules' `refuse` accepts it (offers, payments). */
  play(move: M): void;
  /** The reason why the rules would refuse a move now, to explain it to the player. */
  why(move: M): Refusal | undefined;
  /**
   * Shows and reads aloud a reason beside the prompt, when the player presses something that can't be done. Where the
   * rules know none it is that the last move is still on its way, or that there is no connection.
   */
  explain(refusal?: Refusal): void;
}

/** Draws the picture for a code in a sentence. It has a method's type, for the same reason as the components below. */
export type Icon<Tongue extends string = Language> = {
  draw(argument: string, language: Tongue): ReactNode;
}['draw'];

/**
 * The components of a game. They are declared as methods so that TypeScript accepts a module of one game where a module
 * of any game is expected. Each slot is a size container named `board`, `hand` or `seat`: components use `@container`
 * for their layout and never the screen's size. A page may have several boards (`BoardScope`): a live one is played at,
 * a still one, like that of a replay, is only looked at.
 */
export interface BoardModule<
  State = object,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  Tongue extends string = Language,
> {
  /**
   * The board itself. It takes the whole height of its slot, which is positioned and clips what overflows. It stays
   * mounted while the hotseat curtain hangs, so its state must not hold secrets of a seat.
   */
  Board(props: BoardProps<State, M, E, Tongue>): ReactNode;
  /**
   * The player's own hand and actions, below the board. It is mounted again for each seat, and not at all for
   * spectators and while the curtain hangs. On a phone its height is that of its content. While an element in it says
   * `data-tall="true"`, the hand also gets the room of the players on a phone held on its side. While one says
   * `data-broad="true"`, it also gets the width below the log on a wide screen. No room is kept for a hand that isn't
   * there.
   */
  Hand?(props: BoardProps<State, M, E, Tongue>): ReactNode;
  /**
   * What everybody may know of one player, inside the table's player panel. On a phone it has one line of about 100 px,
   * or 115 px while an element in it says `data-wide="true"`. Opened whole (`whole`) it is shown in a sheet of its own, inside
   * `data-whole="true"`, and must show everything; each `Count` takes a line with its words there.
   */
  SeatPanel(props: BoardProps<State, M, E, Tongue> & { readonly of: Seat; readonly whole?: boolean }): ReactNode;
  /** Pictures for `{name:argument}` codes in sentences, as high as the text. Each has a text for screen readers. */
  readonly icons: Readonly<Record<string, Icon<Tongue>>>;
  /** Shortcuts: a key plays the only legal move of a type, like `{ e: 'endTurn' }`. The table itself uses ? c l p u. */
  readonly keys: Readonly<Record<string, M['type']>>;
  /** The texts in every language of the game, by language tag; at least one. */
  readonly words: Readonly<Record<Tongue, GameWords<State, E>>>;
  /**
   * Event types that come last when the log tells a whole turn in one line, since they aren't what the player did: they
   * come before it or follow by themselves.
   */
  readonly passing?: readonly E['type'][];
  /** Sounds of events by type; absent events are silent. */
  readonly sounds: Readonly<Record<string, 'dice' | 'card' | 'wood' | 'stone' | 'coin' | 'bell' | 'thud'>>;
  /**
   * Whether a player may make this move by a wrong press that costs a lot and can't be undone. The table then asks for
   * a second press.
   */
  weighty?(position: Position<State, M, E>, move: M): boolean;
  /**
   * For how many milliseconds the board shows how the game ended before the result covers it. A press or a key ends
   * this.
   */
  finale?(events: readonly E[]): number;
  /**
   * Class that sets the game's print, which is what its box would be printed with (palette, patterns), for the table:
   * `--print-ink`, `--glow` and whatever else differs from `client/kit/tokens.css`. Empty for none. It may also set `--hand-height`: the
   * usual height of the hand on a wide screen. The hand always has this height, so that the board keeps its size; a
   * higher one scrolls. On a phone it may set `--board-best`: the height above which the board shows nothing more. Only above that
   * height may the hand keep room that it doesn't need.
   */
  readonly theme: string;
}

/** The board of any game, in any languages. */
export type AnyBoard = BoardModule<object, Move, GameEvent, string>;

/** A position that illustrates a rule. The text below it is in the game's catalogs. */
export interface Plate<State = object, E extends GameEvent = GameEvent> {
  /** The id of the plate and the key of its text. */
  readonly say: string;
  /** The part of the rules that it belongs to. */
  readonly part: string;
  /** The position as text, as games/kit/position.ts writes it. */
  readonly position: string;
  /** Events whose places are marked. */
  readonly marks?: readonly E[] | undefined;
  /** Events whose places are crossed out. */
  readonly bars?: readonly E[] | undefined;
  /** The name of the view to draw, for games that can draw more than their board. */
  readonly look?: string | undefined;
  /** The part of the drawing to show, in its own units: x, y, width and height. Without it everything is shown. */
  readonly box?: readonly [x: number, y: number, width: number, height: number] | undefined;
  /** Numbers for the text, computed from the rules. */
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

/** A kind of component in the box, and how many there are: in total, or for each player. */
export interface Component {
  readonly name: string;
  readonly count: number;
  readonly each?: true;
}

/** What the help shows of a game's rules. Nothing in it can be pressed. */
export interface PlatesModule<State = object, E extends GameEvent = GameEvent> {
  /** Draws a position with the components of the board, as wide as its container. */
  Drawing(props: PlateProps<State, E>): ReactNode;
  readonly plates: readonly Plate<State, E>[];
  /** The position of a finished match, as games/kit/position.ts writes it, and how to draw its board. */
  readonly end: Pick<Plate<State, E>, 'position' | 'look' | 'box'>;
  /** The parts of the rules about the set-up and about the score. */
  readonly setUp: string;
  readonly scoring: string;
  /** What is in the box. */
  components(players: number, options: object): readonly Component[];
  /** For each phase, the part of the rules that the help opens at. */
  readonly opensAt: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<Language, PlateWords>>;
}

/** The plates of any game. */
export type AnyPlates = PlatesModule;
