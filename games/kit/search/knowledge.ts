/** What a bot knows of one game beyond its rules. Every game's `bot.ts` is a value of this type. */
import type { Random } from '../random.ts';
import type { Move, Seat } from '../rules.ts';

export interface Candidate<M extends Move> {
  readonly move: M;
  /** How promising it looks before any search; only ratios matter. */
  readonly weight: number;
}

export interface Knowledge<State extends object = object, M extends Move = Move> {
  /** After how many moves a playout is cut and `evaluate` speaks. */
  readonly horizon: number;
  /** One of `moves` (never empty) for `seat` in a playout. Quick and sensible rather than uniform. */
  playout(state: State, seat: Seat, moves: readonly M[], random: Random): M;
  /** For each seat how likely it is to win from here, 0 to 1, of a state that is not over. */
  evaluate(state: State): readonly number[];
  /**
   * The moves worth searching for `seat`, promising ones weighted higher; a subset of what `refuse` passes,
   * never empty. Without it all of `legal` is searched with even weights.
   */
  candidates?(state: State, seat: Seat): readonly Candidate<M>[];
}
