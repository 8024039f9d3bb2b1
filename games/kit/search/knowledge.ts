/** What a bot knows about one game beyond its rules. Every game's `bot.ts` exports a value of this type. */
import type { Random } from '../random.ts';
import type { Json, Memory, Move, Seat } from '../rules.ts';
import type { Ladder } from './levels.ts';

export interface Candidate<M extends Move> {
  readonly move: M;
  /** How promising the move looks before any search. Must be above 0; only ratios matter. */
  readonly weight: number;
}

/** What looking ahead needs to know (./alpha-beta.ts). */
export interface Open<State extends object> {
  /** Each seat's points so far. */
  points(state: State): readonly number[];
  /** How many more points make the odds to win e times as large. */
  readonly spread: number;
  /** A whole number from 0 to 2^53 − 1: the same for equal states, and practically never for others. */
  key(state: State): number;
}

/** A reason for a move: a code with its data. The sentence is in the client's catalogs. */
export interface Reason {
  readonly code: string;
  readonly [detail: string]: Json;
}

/**
 * The search calls these functions with full states, but everything that `seat` can't see in them is a guess. Look only
 * at what that seat could see; otherwise the bot plans with cards that nobody can know.
 */
export interface Knowledge<State extends object = object, M extends Move = Move> {
  /** Set where nobody can guess what a seat doesn't see: bots make any of its legal moves, and search nothing. */
  readonly guessless?: true;
  /**
   * After how many moves a playout stops and `evaluate` judges the position. Without it, positions are judged as they
   * are: good where what was learned tells more than a playout does.
   */
  readonly horizon?: number;
  /**
   * The move that `seat`, who must decide, makes in a playout, and wherever a quick move is asked for; `refuse` must
   * pass it. It should be fast and sensible rather than uniformly random. It finds its moves by itself: choosing the
   * type first is many times faster than listing every move.
   */
  playout(state: State, seat: Seat, random: Random): M;
  /** Each seat's chance to win, 0 to 1, in a state that is not over. */
  evaluate(state: State): readonly number[];
  /**
   * What to play for when the places are as good as decided. `points` are each seat's current or expected points, also
   * in a state that is over. `wide` is the lead beyond which more points hardly matter. Without this, such positions
   * are all worth the same.
   */
  readonly margin?: { readonly wide: number; points(state: State): readonly number[] };
  /**
   * The moves worth searching for `seat`, with higher weights for promising ones. Each must pass `refuse`, and there is
   * at least one. The seat that thinks also gets what it remembers; the others, later in the search, don't. Without this
   * function, all of `legal` is searched with equal weights.
   */
  candidates?(state: State, seat: Seat, memory?: Memory): readonly Candidate<M>[];
  /**
   * How strongly the weight of a move at the root follows the chance to win that `evaluate` gives right after the move:
   * the weight is the odds to win, to this power. Good for games where a move's effect shows at once and `candidates`
   * can tell little. Without it, the weights of `candidates` are used.
   */
  readonly foresight?: number;
  /**
   * How strongly the search prefers a promising but little tried move over one that did well so far. Less is enough
   * where `evaluate` tells much. Without it, 0.6.
   */
  readonly curiosity?: number;
  /**
   * If present, the search plays each move on many times over the same deals and random numbers (./rollouts.ts) instead
   * of building a tree. This function makes the moves then. Good for games whose policy is better than what a tree
   * finds out. Prefer a policy that always decides alike: it blurs the differences between moves least. `candidates`
   * must weigh moves as this policy does; a level's iterations count playouts.
   */
  rollouts?(state: State, seat: Seat, random: Random): M;
  /**
   * Whether people shake their heads at a move of the seat that sees `view`, because it takes back what that seat did a
   * move ago, as far as it remembers, or costs it something for nothing to be seen. The search plays such a move only if
   * it sees much gain by it, and a level that plays at first sight never does where there is another.
   */
  regrets?(view: State, seat: Seat, move: M, memory?: Memory): boolean;
  /**
   * Present if everybody sees everything. Then, as long as nothing is left to chance either, the search of two sides
   * looks ahead move by move before it plays on at random.
   */
  readonly open?: Open<State>;
  /** How each level plays this game; absent for the usual ladder. */
  readonly levels?: Ladder;
  /**
   * The reasons for a move that `seat` may make, most important first: what the rules say it gains or prevents, as far
   * as that seat can see. Empty if there is nothing to say.
   */
  reasons?(state: State, seat: Seat, move: M): readonly Reason[];
}
