/** Why no tile can be turned, swapped or moved now: the reason that could still change. */
import type { AsterionMove, State } from '../../../../games/asterion/types.ts';
import type { Refusal, Seat } from '../../../../games/kit/rules.ts';
import type { Mode } from '../intent.ts';

type Why = (move: AsterionMove) => Refusal | undefined;

export function whyNone(mode: Exclude<Mode, 'place'>, state: State, seat: Seat, why: Why): Refusal {
  const own = state.owner.flatMap((owner, tile) => (owner === seat ? [tile] : []));
  if (own.length === 0) return { code: 'noTileYet' };
  const reasons = own.map((tile) =>
    why(mode === 'move' ? { type: 'liftTile', tile } : { type: 'rotateTile', tile, quarters: 1 }),
  );
  // One tile alone can be turned, but not swapped.
  if (mode === 'swap' && reasons.includes(undefined)) return { code: 'onlyOneTile' };
  const codes = reasons.flatMap((reason) => (reason === undefined ? [] : [reason]));
  // The dead can't be helped; a walled-in tile or one that holds the layout together says more.
  return codes.find(({ code }) => code !== 'explorerDead') ?? codes[0] ?? { code: 'noTileYet' };
}
