/** States of earlier formats. */
import type { State } from './types.ts';

/** The fields that earlier formats lacked. Format 1 had neither; format 2 had no `still`. */
type EarlierState = Omit<State, 'begun' | 'still'> & Partial<Pick<State, 'begun' | 'still'>>;

/**
 * A match keeps the rules of the format it was begun under. In format 1, cards paid into empty discards became the deck
 * only at the next draw, and amphorae could be given up for useless actions (Attika 10.1). Up to format 2, no game
 * ended because nothing changed (Attika 10.2). `state` may also be a new state in today's shape, for replaying a
 * record.
 */
export function upgrade(state: object, from: number): State {
  const { begun = from, still = 0, ...earlier } = state as EarlierState;
  return { ...earlier, still, begun: Math.min(begun, from) };
}
