/** States of earlier formats in today's shape. */
import { filled, sum } from '../kit/counts.ts';
import { KINDS, KNIGHT } from './data.ts';
import type { State } from './types.ts';

/**
 * What was different in format 1: used cards were counted for all seats together, and so was every offer of the turn.
 */
type FirstState = Omit<State, 'begun' | 'reached'> & { readonly knights: number[] };

/** A match of format 1 keeps its rules. `state` may also be a new state in today's shape, for replaying its record. */
export function upgrade(state: object, _from: number): State {
  if (!('knights' in state)) return { ...(state as State), begun: 1 };
  const { knights, ...first } = state as FirstState;
  return {
    ...first,
    begun: 1,
    played: playedBySeat(first.played, knights),
    reached: [],
    offersMade: first.offersMade - first.deals.length,
  };
}

/** Used knights were stored by seat; all other used cards go into the last row. */
function playedBySeat(played: readonly number[], knights: readonly number[]): number[] {
  const bySeat = filled(knights.length * KINDS, 0);
  for (const [seat, count] of knights.entries()) bySeat[seat * KINDS + KNIGHT] = count;
  return [...bySeat, ...played.with(KNIGHT, played[KNIGHT]! - sum(knights))];
}
