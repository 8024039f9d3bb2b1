import { placer } from '../../../../games/katason/flow.ts';
import type { KatasonMove, State } from '../../../../games/katason/types.ts';
import type { Position } from '../../contract.ts';

type Legal = Pick<Position<State, KatasonMove>, 'state' | 'legal'>;

const SPENDS: ReadonlySet<KatasonMove['type']> = new Set(['buildRoad', 'buildHouse', 'buildCity', 'buyCard']);

/**
 * Whether a move needs a second press: its button or place is close to others, so a wrong press is likely, and it ends
 * the turn or draws a card, so that it can't be undone without the other players.
 */
export function weighty({ state, legal }: Legal, { type }: KatasonMove): boolean {
  if (type === 'buildRoad') return state.phase === 'initialPlacement' && passesOn(state);
  if (type === 'endTurn') return legal.some((other) => SPENDS.has(other.type));
  return type === 'buyCard';
}

/** Whether another player is next after this placement. The last one of the first round places twice (Katason 2.1). */
function passesOn({ round, seats, turn }: State): boolean {
  return round + 1 < 2 * seats && placer(round + 1, seats) !== turn;
}
