/** Moves that decide nothing, and so are made for the player. */
import type { Move, Rules, Seat } from './rules.ts';

/** The one move a seat can make, if its kind is a formality in this game and all can see so; `legal` are all moves of the seat. */
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
