/** What bots do that makes people shake their heads. `test/games/<game>/habits.ts` exports `habits`, by what the habit is. */
import type { Move, Seat } from '../../../games/kit/rules.ts';

export interface Decision<State extends object = object, M extends Move = Move> {
  /** What the seat sees. */
  readonly view: State;
  readonly seat: Seat;
  readonly move: M;
  /** All moves that are listed. */
  readonly legal: readonly M[];
  /** What the same seat did before, latest last. */
  readonly before: readonly M[];
}

/** Whether a decision shows the habit; undefined where it couldn't. */
export type Habit<State extends object = object, M extends Move = Move> = (
  decision: Decision<State, M>,
) => boolean | undefined;

export type Habits<State extends object = object, M extends Move = Move> = Readonly<Record<string, Habit<State, M>>>;
