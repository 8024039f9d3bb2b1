/** What a game says: the shape of its catalogs. */
import type { GameEvent, Json, Move, Refusal, Seat } from '../../games/kit/rules.ts';
import type { Reason } from '../../games/kit/search/knowledge.ts';

/** The options a match is played with, by name. */
export type Options = Readonly<Record<string, Json>>;

export interface HelpSection {
  readonly title: string;
  /** Plain sentences. */
  readonly text: readonly string[];
  /** What this part of the rules is called in whatever language, where pictures and other parts refer to it. */
  readonly part?: string;
  /** Other parts that go with it. */
  readonly see?: readonly string[];
}

/** A sentence, and what it tells of. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly events: readonly E[];
  readonly text: string;
}

/** What the figures of a match are called, by the codes of the game's statistics. */
export interface StatisticsWords {
  /** What is counted by who is ahead. */
  readonly points: string;
  readonly sheets: Readonly<
    Record<string, { readonly title: string; readonly rows: Readonly<Record<string, string>> }>
  >;
}

/** What a bot that is asked for advice says. */
export interface AdviceWords<State = object> {
  /** A move as something to do; `state` is the position it would be made in. */
  move(move: Move, state: State): string;
  /** Something that speaks for a move. */
  reason(reason: Reason): string;
}

/**
 * Sentences of a game in one language. They may hold codes that the table draws: `{seat:2}` a player's name,
 * `{at:place}` what is shown on the board and only heard here, and `{name}` or `{name:argument}` anything in the game's `icons`.
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
        /** What a choice brings, in a sentence. */ readonly hint?: string;
      }
    >
  >;
  /** What `seat` is to do now, or for whom it waits. */
  prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string;
  /** The log's sentence for an event, or null for events not worth one. `state` is the match's at any time, and says where. */
  event(event: E, state: State): string | null;
  /** The log's sentences for all that one move did, where events of one kind are told together. Else each has its own. */
  told?(events: readonly E[], state: State): readonly Told<E>[];
  /** A refusal says what would make it possible. */
  refusal(refusal: Refusal): string;
  /** Names of score items and endings, by code. */
  scoreItem(code: string): string;
  ending(code: string): string;
  /** The rules in short as they hold with these options, for the help page. */
  help(options: Options): readonly HelpSection[];
  /** For games whose bots say why they would do what. */
  readonly advice?: AdviceWords<State>;
  /** For games that have statistics. */
  readonly statistics?: StatisticsWords;
  /** Quick words for the chat that belong to this game alone. */
  readonly phrases?: Readonly<Record<string, string>>;
  /**
   * Labels of the moves anybody makes without a look at the own hand, by type (refusing an offer). On one screen they can
   * be made from the curtain. Whether such a move is legal must tell nothing of a hand.
   */
  readonly blind: Readonly<Record<string, string>>;
  /** What each of the module's `keys` does, and any key the board itself listens to, for the list of shortcuts. */
  readonly keys: Readonly<Record<string, string>>;
}

/** The words of whatever game. */
export type AnyWords = GameWords<object>;
