/** What a game says: the shape of its catalogs. */
import type { GameEvent, Json, Move, Refusal, Seat } from '../../games/kit/rules.ts';
import type { Reason } from '../../games/kit/search/knowledge.ts';

/** The options a match is played with, by name. */
export type Options = Readonly<Record<string, Json>>;

/** A part of the rules as the help tells them. */
export interface HelpSection {
  readonly title: string;
  /** Plain sentences. */
  readonly text: readonly string[];
  /** The name by which pictures and other sections refer to this one, the same in every language. */
  readonly part?: string;
  /** The `part` of other sections worth reading with it. */
  readonly see?: readonly string[];
}

/** A sentence of the log, and the events it tells of. */
export interface LogSentence<E extends GameEvent = GameEvent> {
  readonly events: readonly E[];
  readonly text: string;
}

/** The words of a match's statistics, by the codes the game gives them. */
export interface StatisticsWords {
  /** What the course of the match counts for each player, such as points. */
  readonly points: string;
  readonly sheets: Readonly<
    Record<string, { readonly title: string; readonly rows: Readonly<Record<string, string>> }>
  >;
}

/** The words for a bot's advice. */
export interface AdviceWords<State = object> {
  /** Tells the player to make a move; `state` is the position it would be made in. */
  move(move: Move, state: State): string;
  /** One thing that speaks for the move. */
  reason(reason: Reason): string;
}

/** Who is to move while a game goes on: somebody always is. */
export type Movers = readonly [Seat, ...Seat[]];

/**
 * Sentences of a game in one language. They may hold codes that the table draws: `{seat:2}` is a player's name,
 * `{at:place}` a place that the board shows and only a screen reader says, `{name}` or `{name:argument}` one of the game's `icons`.
 */
export interface GameWords<State, E extends GameEvent = GameEvent> {
  readonly name: string;
  /** What the game is about, a paragraph. The one sentence that invites on the home page stands in invitation.ts. */
  readonly about: string;
  readonly options: Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly choices: Readonly<Record<string, string>>;
        /** What the option changes, in a sentence. */ readonly hint?: string;
      }
    >
  >;
  /** What `seat` is to do now, or for whom it waits, while the game goes on. */
  prompt(state: State, seat: Seat | null, toMove: Movers): string;
  /** The log's sentence for an event; null for none. `state` only helps to name places, so it may be of any moment of the match. */
  event(event: E, state: State): string | null;
  /** The log's sentences for everything one move did, in games that tell several events in one. Without it, each event has its own. */
  sentences?(events: readonly E[], state: State): readonly LogSentence<E>[];
  /** Says why something isn't allowed, and what would make it possible. */
  refusal(refusal: Refusal): string;
  /** The name of a score item, by its code. */
  scoreItem(code: string): string;
  /** Says how the match ended, by a code; `winner` names who came first. */
  ending(code: string, winner: string): string;
  /** The rules in short as they hold with these options, for the help page. */
  help(options: Options): readonly HelpSection[];
  /** For games whose bots give reasons. */
  readonly advice?: AdviceWords<State>;
  /** For games that have statistics. */
  readonly statistics?: StatisticsWords;
  /** Quick words for the chat that belong to this game alone. */
  readonly phrases?: Readonly<Record<string, string>>;
  /**
   * Labels, by type, of moves that can be made without seeing one's hand, such as refusing an offer: on one screen they can
   * be made from the curtain. Whether such a move is legal must tell nothing about a hand.
   */
  readonly blind: Readonly<Record<string, string>>;
  /** What each of the module's `keys` does, and any key the board itself listens to, for the list of shortcuts. */
  readonly keys: Readonly<Record<string, string>>;
}

/** The words of any game. */
export type AnyWords = GameWords<object>;
