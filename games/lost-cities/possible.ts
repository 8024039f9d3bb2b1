/** Whether a well-shaped state can be a position of Lost Cities at all. It looks at full states, not at views. */
import type { Refusal } from '../kit/rules.ts';
import { wrongCards } from './possible/cards.ts';
import { wrongFigures } from './possible/figures.ts';
import { wrongPoints } from './possible/points.ts';
import { wrongFinds, wrongTiles } from './possible/tiles.ts';
import { wrongTurn } from './possible/turn.ts';
import type { State } from './types.ts';

const PARTS = [wrongCards, wrongFigures, wrongTiles, wrongTurn, wrongFinds, wrongPoints];

/** The first contradiction found in a state, or undefined for one that play may lead to. */
export function impossible(state: State): Refusal | undefined {
  for (const wrong of PARTS) {
    const reason = wrong(state);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
