/** Why a state of the right shape can't be a position of Lost Cities. It needs full states, not views. */
import type { Refusal } from '../../../games/kit/rules.ts';
import { wrongCards } from './impossible/cards.ts';
import { wrongFigures } from './impossible/figures.ts';
import { wrongPoints } from './impossible/points.ts';
import { wrongFinds, wrongTiles } from './impossible/tiles.ts';
import { wrongTurn } from './impossible/turn.ts';
import type { State } from '../../../games/lost-cities/types.ts';

const PARTS = [wrongCards, wrongFigures, wrongTiles, wrongTurn, wrongFinds, wrongPoints];

/** The first contradiction in a state; undefined if play may lead to it. */
export function impossible(state: State): Refusal | undefined {
  for (const wrong of PARTS) {
    const reason = wrong(state);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
