/**
 * Who has seen the cards of showable piles beside who sees the piles: in the state, a list of bits by seat for each pile,
 * as long as the pile.
 */
import { HIDDEN } from '../counts.ts';
import type { Seat } from '../rules.ts';
import type { NamedPart } from './parts.ts';
import type { AnyState } from './plan.ts';

/** The name of the field that holds who has seen the cards of a part. */
export const seenIn = (part: string): string => `${part}SeenBy`;

/** The bits of each pile of a showable part. */
export function seersOf({ name }: NamedPart, state: AnyState): number[][] {
  return state[seenIn(name)] as number[][];
}

/**
 * Hides from a seat which cards of a pile it hasn't seen, and what others have. What it knows of a pile it doesn't see
 * comes first. Changes both lists.
 */
export function hideUnseen({ seen }: NamedPart, pile: number[], seers: number[], owner: Seat, seat: Seat | null): void {
  const bit = seat === null ? 0 : 1 << seat;
  if (seen === 'owner' && owner === seat) {
    seers.fill(0);
    return;
  }
  const known = pile.filter((card, at) => card !== HIDDEN && (seers[at]! & bit) !== 0).toSorted((a, b) => a - b);
  for (let at = 0; at < pile.length; at++) {
    pile[at] = known[at] ?? HIDDEN;
    seers[at] = at < known.length ? bit : 0;
  }
}
