/** What a bot knows of one game beyond its rules. Every game's `bot.ts` is a value of this type. */
import type { Random } from '../random.ts';
import type { Json, Move, Seat } from '../rules.ts';
import type { Ladder } from './levels.ts';

export interface Candidate<M extends Move> {
  readonly move: M;
  /** How promising it looks before any search; above 0, and only ratios matter. */
  readonly weight: number;
}

/** What speaks for a move: a code whose sentence lives in the client's catalogs, with its data. */
export interface Reason {
  readonly code: string;
  readonly [detail: string]: Json;
}

/**
 * The search hands these functions full states, but everything beyond what `seat` sees is a guess:
 * look only at what that seat could look at, or the bot plans on cards nobody can know.
 */
export interface Knowledge<State extends object = object, M extends Move = Move> {
  /** After how many moves a playout is cut and `evaluate` speaks. */
  readonly horizon: number;
  /**
   * The move `seat`, who must decide, makes in a playout: one that `refuse` passes. Quick and sensible rather than
   * uniform. It lists what it needs itself: choosing the type first is many times faster than listing every move.
   */
  playout(state: State, seat: Seat, random: Random): M;
  /** For each seat its chance to win from here, 0 to 1, of a state that is not over. */
  evaluate(state: State): readonly number[];
  /**
   * What is left to play for where the places are as good as decided: the points of each seat as they stand or will probably be,
   * of a state that may be over, and by how many one must be ahead for more to hardly matter. Without it nothing is.
   */
  readonly margin?: { readonly wide: number; points(state: State): readonly number[] };
  /**
   * The moves worth searching for `seat`, promising ones weighted higher; each passes `refuse`, and there is at least
   * one. Without it all of `legal` is searched with even weights.
   */
  candidates?(state: State, seat: Seat): readonly Candidate<M>[];
  /**
   * How much more promising a move of the root looks for what `evaluate` says once it is made: the odds to win to this power
   * stand for its weight. Right where what a move brings is seen at once, and first impressions tell little. Without it the weights
   * of `candidates` stand.
   */
  readonly foresight?: number;
  /**
   * With it moves are told apart by playing each on over the same deals and chance (./rollouts.ts) instead of in a tree: right where
   * the policy is so good that a tree finds out less than it knows. It makes the moves then; what it always makes alike blurs least
   * what differs. `candidates` weighs them as that policy does, and a level's iterations are playouts.
   */
  rollouts?(state: State, seat: Seat, random: Random): M;
  /** How each level plays this game; without it as levels usually do. */
  readonly levels?: Ladder;
  /**
   * What speaks for a move that `seat` may make, weightiest first: what the rules say it brings or prevents, as far as that
   * seat can see. Nothing where there is nothing to be said.
   */
  reasons?(state: State, seat: Seat, move: M): readonly Reason[];
}
