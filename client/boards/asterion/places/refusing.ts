/** The reason why an unlit tile on the table can’t be handled in the current mode. */
import type { AsterionMove } from '../../../../games/asterion/types.ts';
import type { Refusal } from '../../../../games/kit/rules.ts';
import type { Choices } from '../intent.ts';

type Why = (move: AsterionMove) => Refusal | undefined;

/** Undefined while the player places a tile: the tiles on the table can then only be looked at. */
export function whyNotHandled({ mode, first }: Choices, tile: number, why: Why): Refusal | undefined {
  if (mode === 'place') return undefined;
  if (mode === 'move') return why({ type: 'liftTile', tile });
  if (mode === 'turn' || first === null) return why({ type: 'rotateTile', tile, quarters: 1 });
  return why({ type: 'swapTiles', first: Math.min(first, tile), second: Math.max(first, tile) });
}
