/** What is known about rules that `defineGame` made (define/). The laws read it to check and to report more. */
import type { Move, Seat } from './rules.ts';

export interface Declared {
  /** The file and line of the `defineGame` call; undefined if the JavaScript engine doesn't tell it. */
  readonly source: () => string | undefined;
  /** The parts of the state that are numbers everybody sees. */
  readonly counted: readonly string[];
  /** The function of the definition that carries out this kind of move. */
  readonly carriedOutBy: (type: string) => string;
  /** The parts of which each seat sees its own and no other: what comes there it learns by right. */
  readonly owned: readonly string[];
  /** What everybody is told of a move as soon as it is made. */
  readonly openly: (state: object, move: Move) => object;
  /** A move that the game's `refuse` passes and its `list` leaves out; undefined if there is none. */
  readonly leftOut: (state: object, seat: Seat) => Move | undefined;
  /** The kinds of move of several fields without a `list`, each with what finds its moves. */
  readonly searched: ReadonlyMap<string, (state: object, seat: Seat, moves: Move[]) => void>;
  /** States that differ from this one in what may differ: lists that may have any length are empty in one and not in another. */
  readonly likes: (state: object) => readonly object[];
  /** What breaks ties, if anything does. */
  readonly tie: ((state: object, seat: Seat) => number) | undefined;
}

const made = new WeakMap<object, Declared>();

export function declare(rules: object, declared: Declared): void {
  made.set(rules, declared);
}

/** Returns undefined for rules that were written by hand. */
export function declaredOf(rules: object): Declared | undefined {
  return made.get(rules);
}
