import type { GameEvent, Json } from '../../../games/kit/rules.ts';

/** What no look at a game would tell of what it says; each game's stands in test/games/<game>/beyond.ts. */
export interface Beyond<E extends GameEvent = GameEvent> {
  /** Data that any of its refusals asks for. */
  readonly details?: Readonly<Record<string, Json>>;
  /** Stages a move can come too early or too late for. */
  readonly stages: readonly string[];
  /** At least so many different prompts are met in a few games. */
  readonly prompts: number;
  /** Events that games seldom or never show, at least not like this. */
  readonly rare?: readonly E[];
  /** Whether an event is not worth a line in the log. */
  silent?(event: E): boolean;
  /** Keys the board itself listens to. */
  readonly keys?: readonly string[];
}
