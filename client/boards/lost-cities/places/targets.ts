/** The places that light up on the map. All of them come from the legal moves; nothing here decides what is legal. */
import { colourOf } from '../../../../games/lost-cities/board.ts';
import { PATHS, STEPS } from '../../../../games/lost-cities/data.ts';
import type { LostCitiesMove, State } from '../../../../games/lost-cities/types.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Place } from '../../../kit/a11y/roving.ts';
import { deckPoint, pilePoints, stonePoint } from '../drawing.ts';

export interface Target extends Place {
  /** The move that a press makes. */
  readonly move: Placed;
  /** What is lit: a stone of a path, one half of a stone, or a card of the camp. */
  readonly on: 'stone' | 'half' | 'card';
}

/** The distance from the middle of a stone to the targets on its two halves, one for each kind of figure. */
const HALF = 38;

/** The lit targets. Moves with a card are only lit for the picked card. */
export function targetsOf(
  state: State,
  seat: Seat,
  legal: readonly LostCitiesMove[],
  card: number | null,
): readonly Target[] {
  return legal
    .filter((move) => !('card' in move) || move.card === card)
    .flatMap((move) => (move.type === 'declineStep' ? [] : [targetOf(state, seat, legal, move)]));
}

/** Declining a step has no place on the map; its button is beside the hand. */
type Placed = Exclude<LostCitiesMove, { type: 'declineStep' }>;

function targetOf(state: State, seat: Seat, legal: readonly LostCitiesMove[], move: Placed): Target {
  switch (move.type) {
    case 'startPath': {
      const stone = stonePoint(colourOf(move.card), 1);
      const either = legal.filter((other) => other.type === 'startPath' && other.card === move.card).length > 1;
      const aside = either ? (move.figure === 'explorer' ? -HALF : HALF) : 0;
      return { key: `start ${move.figure}`, x: stone.x + aside, y: stone.y, on: 'half', move };
    }
    case 'advance':
      return { key: 'advance', ...nextStone(state, seat, colourOf(move.card)), on: 'stone', move };
    case 'moveFigure':
      return { key: `step ${move.colour}`, ...nextStone(state, seat, move.colour), on: 'stone', move };
    case 'discard':
      return { key: 'discard', ...pilePoints[colourOf(move.card)]!, on: 'card', move };
    case 'takeDiscard':
      return { key: `pile ${move.colour}`, ...pilePoints[move.colour]!, on: 'card', move };
    default:
      return { key: 'deck', ...deckPoint, on: 'card', move };
  }
}

/** Half the height of a card of the camp. */
const HALF_CARD = 52;

/** The upper and the lower end of a card, or the middle of a stone. */
export function cornersOf({ x, y, on }: Target): readonly Point[] {
  return on === 'card' ? [-HALF_CARD, HALF_CARD].map((by) => ({ x, y: y + by })) : [{ x, y }];
}

/** The stone that the figure on a path would come to; a figure at its ruin stays there. */
export function nextStone(state: State, seat: Seat, colour: number): Point {
  return stonePoint(colour, Math.min(state.steps[seat * PATHS + colour]! + 1, STEPS));
}
