import { placer } from '../../../../games/katason/flow.ts';
import type { KatasonMove, State } from '../../../../games/katason/types.ts';
import type { Position } from '../../contract.ts';

type Legal = Pick<Position<State, KatasonMove>, 'state' | 'legal'>;

const SPENDS: ReadonlySet<KatasonMove['type']> = new Set(['buildRoad', 'buildHouse', 'buildCity', 'buyCard']);

/** What stands close to something else, and passes the turn on or shows a card: only others could let it be undone. */
export function weighty({ state, legal }: Legal, { type }: KatasonMove): boolean {
  if (type === 'buildRoad') return state.phase === 'initialPlacement' && passesOn(state);
  if (type === 'endTurn') return legal.some((other) => SPENDS.has(other.type));
  return type === 'buyCard';
}

/** Whether somebody else comes after this placement; who stands at the turn of the round places twice (Katason 2.1). */
function passesOn({ round, seats, turn }: State): boolean {
  return round + 1 < 2 * seats && placer(round + 1, seats) !== turn;
}
