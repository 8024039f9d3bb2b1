/** What a choice would come to, for showing it before it is made. */
import { type Foresight, foresee } from '../../../../games/asterion/foresee.ts';
import type { AsterionMove, State } from '../../../../games/asterion/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { type Network, networkOf } from './networks.ts';

export interface Preview extends Foresight {
  /** Tiles that would lie elsewhere or otherwise than now, a new one among them. */
  readonly changed: readonly number[];
  /** The network the first of them would belong to. */
  readonly network: Network;
}

/** Null for a lift, which changes nothing yet. */
export function previewOf(state: State, seat: Seat, move: AsterionMove | null): Preview | null {
  if (move === null || move.type === 'liftTile') return null;
  const foresight = foresee(state, seat, move);
  const after = foresight.state;
  const changed = after.cell.flatMap((cell, tile) =>
    cell === state.cell[tile] && after.rotation[tile] === state.rotation[tile] && tile !== state.lifted ? [] : [tile],
  );
  return { ...foresight, changed, network: networkOf(after, changed[0] ?? 0) };
}
