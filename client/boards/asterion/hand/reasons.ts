/** The reason why no tile can be turned, swapped or moved now, if the rules have one that holds for every tile. */
import type { AsterionMove } from '../../../../games/asterion/types.ts';
import type { Refusal } from '../../../../games/kit/rules.ts';
import type { Mode } from '../intent.ts';

const ANY: Readonly<Record<Exclude<Mode, 'place'>, AsterionMove>> = {
  turn: { type: 'rotateTile', tile: 0, quarters: 1 },
  swap: { type: 'swapTiles', first: 0, second: 1 },
  move: { type: 'liftTile', tile: 0 },
};

export function whyNone(
  mode: Exclude<Mode, 'place'>,
  why: (move: AsterionMove) => Refusal | undefined,
): Refusal | undefined {
  return why(ANY[mode]);
}
