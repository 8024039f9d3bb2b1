/** What a choice would change, to show it before the player makes it. */
import { type Foresight, foresee } from '../../../../games/asterion/foresee.ts';
import type { AsterionMove, State } from '../../../../games/asterion/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { type Network, networkOf } from './networks.ts';

export interface Preview extends Foresight {
  /** The tiles that would lie in another place or rotation than now, including a new one. */
  readonly changed: readonly number[];
  /** The network that the first of these tiles would belong to. */
  readonly network: Network;
}

/** The result of a move; null for lifting a tile, which changes nothing yet. */
export function previewOf(state: State, seat: Seat, move: AsterionMove | null): Preview | null {
  if (move === null || move.type === 'liftTile') return null;
  const foresight = foresee(state, seat, move);
  const after = foresight.state;
  const changed = after.cell.flatMap((cell, tile) =>
    cell === state.cell[tile] && after.rotation[tile] === state.rotation[tile] && tile !== state.lifted ? [] : [tile],
  );
  return { ...foresight, changed, network: networkOf(after, changed[0] ?? 0) };
}
