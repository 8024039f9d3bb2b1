/** States of earlier formats in today's shape. */
import { filled, sum } from '../kit/counts.ts';
import { KINDS, KNIGHT } from './data.ts';
import type { State } from './types.ts';

/** What format 1 knew otherwise: used cards of all seats together, and every offer of the turn. */
type FirstState = Omit<State, 'begun' | 'reached'> & { readonly knights: number[] };

/** A match of format 1 goes on by its rules; `state` may also be a new one in today's shape, for replaying its record. */
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

/** Whose knights were used was kept; other used cards lie in the last row. */
function playedBySeat(played: readonly number[], knights: readonly number[]): number[] {
  const bySeat = filled(knights.length * KINDS, 0);
  for (const [seat, count] of knights.entries()) bySeat[seat * KINDS + KNIGHT] = count;
  return [...bySeat, ...played.with(KNIGHT, played[KNIGHT]! - sum(knights))];
}
