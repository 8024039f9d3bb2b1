/**
 * What a game brings to the table. The table owns the frame (players, prompt, log, chat, result, undo);
 * a game fills its slots and decides no legality of its own: what can be done is in `legal`.
 */
import type { ReactNode } from 'react';
import type { GameEvent, Move, Refusal, Result, Seat } from '../../games/kit/rules.ts';
import type { SeatColour } from '../../games/kit/meta.ts';
import type { Language } from '../text/language.ts';
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
   * the curtain. An element in it with `data-tall="true"` gets the hand more room on a phone while it is there.
   */
  Hand(props: BoardProps<State, M, E, Tongue>): ReactNode;
  /**
   * One player's open counts, inside the table's player panel. On a phone it has one line of about 100 px, or 115 px while an
   * element in it says `data-wide="true"`.
   */
  SeatPanel(props: BoardProps<State, M, E, Tongue> & { readonly of: Seat }): ReactNode;
  /** Drawn for `{name:argument}` codes in sentences, as high as the text. Each carries its name for who can't see it. */
  readonly icons: Readonly<Record<string, Icon<Tongue>>>;
  /** Shortcuts: a key plays the one legal move of a type, like `{ e: 'endTurn' }`. The table's own keys are ? c l p u. */
  readonly keys: Readonly<Record<string, M['type']>>;
  /** In every language the game speaks, by its tag; one at least. */
  readonly words: Readonly<Record<Tongue, GameWords<State, E>>>;
  /** Sounds of events by type; absent events are silent. */
  readonly sounds: Readonly<Record<string, 'dice' | 'card' | 'wood' | 'stone' | 'coin' | 'bell' | 'thud'>>;
  /** For how many milliseconds the board tells how the game ended before the result covers it; a press or a key cuts it short. */
  finale?(events: readonly E[]): number;
  /**
   * Class that sets the game's print (palette, patterns) on the whole table. It may also set `--hand-height`: how high the
   * hand usually grows on a wide screen. That room is kept, so that the board doesn't jump from turn to turn.
   */
  readonly theme: string;
}

/** The board of whatever game, in whatever languages. */
export type AnyBoard = BoardModule<object, Move, GameEvent, string>;
