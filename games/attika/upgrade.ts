/** States of earlier formats. */
import type { State } from './types.ts';

/** What earlier formats lacked: format 1 when the match was begun, both how long nothing has changed. */
type EarlierState = Omit<State, 'begun' | 'still'> & Partial<Pick<State, 'begun' | 'still'>>;

/**
 * A match goes on by what held when it was begun: under format 1 cards paid into empty discards became the deck only at the
 * next draw, and amphorae were given up for actions that could not be used (Attika 10.1); until format 2 no game ended for
 * standing still (Attika 10.2). `state` may also be a new one in today's shape, for replaying a record.
 */
export function upgrade(state: object, from: number): State {
  const { begun = from, still = 0, ...earlier } = state as EarlierState;
  return { ...earlier, still, begun: Math.min(begun, from) };
}
