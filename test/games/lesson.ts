/**
 * What the sentences of a lesson claim, told at the position where each is read. `test/games/<game>/lesson.ts` has a
 * check for each step; the types ask for one where a step is new.
 */
import type { Seat } from '../../games/kit/rules.ts';
import type { Told } from './claim.ts';

/** A number that a step speaks of, or a thing it shows by a code, such as `card:4-10`. */
export type Fact = number | string;

export interface Taught<State, M> {
  readonly seat: Seat;
  /** As it is when the step is read. */
  readonly before: State;
  /** What has been told since the learner's last choice. */
  readonly led: readonly Told[];
  /** The move that is asked for, and what it leads to at once; where none is asked for `after` is `before`. */
  readonly move: M | undefined;
  readonly after: State;
  readonly done: readonly Told[];
  /** And once the others have played. */
  readonly later: State;
  readonly replied: readonly Told[];
}

/** Each check expects what its step claims, and returns all that its sentences count or show. */
export type Lessons<State, M, Step extends string> = Readonly<Record<Step, (at: Taught<State, M>) => readonly Fact[]>>;
