/** Finds moves that decide nothing, so that they can be made automatically. */
import type { Move, Rules, Seat } from './rules.ts';

/**
 * The only move of a seat, if the game calls its kind a formality and everybody can see that it is the only one.
 * `legal` are all moves of the seat.
 */
export function formalityOf<State extends object, M extends Move>(
  rules: Pick<Rules<State>, 'formalities' | 'plainly'>,
  state: State,
  seat: Seat | null,
  legal: readonly M[],
): M | null {
  const [only, ...others] = legal;
  if (seat === null || only === undefined || others.length > 0) return null;
  return rules.formalities.includes(only.type) && (rules.plainly?.(state, seat) ?? true) ? only : null;
}
