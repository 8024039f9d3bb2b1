/** Moves that decide nothing, and so are made for the player. */
import type { Move, Rules } from './rules.ts';

/** The one move a seat can make, if its kind is a formality in this game; `legal` are all moves of the seat. */
export function formalityOf<M extends Move>(rules: Pick<Rules, 'formalities'>, legal: readonly M[]): M | undefined {
  const [only, ...others] = legal;
  return only !== undefined && others.length === 0 && rules.formalities.includes(only.type) ? only : undefined;
}
