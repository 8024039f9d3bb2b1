/** What a game gives to whoever learns to play it: `test/games/<game>/learning.ts` exports `learning`. */
import type { Move, Seat } from '../../../../games/kit/rules.ts';

/** Inputs of a network for several things at once: what they share, then what each has by itself. */
interface Inputs {
  readonly shared: number;
  /** With the shared ones. */
  readonly all: number;
  /** How many things there are at most. */
  readonly most: number;
}

export interface Learning<State extends object = object, M extends Move = Move> {
  /** Of the moves of a decision: how strong each looks. */
  readonly moves: Inputs & {
    note(state: State, seat: Seat, moves: readonly M[], shared: Float64Array, own: Float64Array): void;
    /** An input that tells something before anything is learned, and what one of it is worth then. */
    readonly hunch: { readonly input: number; readonly worth: number };
  };
  /** Of the parts of a seat's position: what they will bring it until the episode ends, all together. */
  readonly parts: Inputs & { note(state: State, seat: Seat, shared: Float64Array, own: Float64Array): void };
  /** A game may consist of episodes, each of which is learned from by itself: how many are over. */
  episodes(state: State): number;
  /** What a seat has gained in the episode that goes on, as if it ended now; in units of about a fifth of what one brings. */
  standing(state: State, seat: Seat): number;
  /** What it had gained in the one that ended last. */
  earned(state: State, seat: Seat): number;
}
