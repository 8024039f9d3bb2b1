/**
 * The places of the map that aren't lit. Each has the move that a press would try, so that the rules can say why it
 * isn't possible.
 */
import { colourOf } from '../../../../games/lost-cities/board.ts';
import { COLOURS, PATHS } from '../../../../games/lost-cities/data.ts';
import type { LostCitiesMove, State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Place } from '../../../kit/a11y/roving.ts';
import { deckPoint, pilePoints } from '../drawing.ts';
import { type Target, nextStone } from './targets.ts';

export interface Barred extends Place {
  readonly on: 'path' | 'pile' | 'deck';
  /** The index into COLOURS; −1 for the deck. */
  readonly colour: number;
  /** The move that the rules refuse here. */
  readonly move: LostCitiesMove;
}

/** Every path, every pile and the deck, except for those that are lit. */
export function barredOf(state: State, seat: Seat, targets: readonly Target[], card: number | null): readonly Barred[] {
  const lit = new Set(targets.map(placeOf));
  const colours = [...COLOURS.keys()];
  const paths = colours.map((colour): Barred => ({
    key: `no path ${colour}`,
    ...nextStone(state, seat, colour),
    on: 'path',
    colour,
    move: stepOn(state, seat, colour, card),
  }));
  const piles = colours.map((colour): Barred => ({
    key: `no pile ${colour}`,
    ...pilePoints[colour]!,
    on: 'pile',
    colour,
    move: { type: 'takeDiscard', colour },
  }));
  const deck: Barred = { key: 'no deck', ...deckPoint, on: 'deck', colour: -1, move: { type: 'drawCard' } };
  return [...paths, ...piles, deck].filter(({ on, colour }) => !lit.has(`${on} ${colour}`));
}

function placeOf({ on, move }: Target): string {
  if (move.type === 'drawCard') return 'deck -1';
  const colour = 'card' in move ? colourOf(move.card) : move.colour;
  return `${on === 'card' ? 'pile' : 'path'} ${colour}`;
}

/** The move that would bring a figure there: the picked card if it has this colour, otherwise a free step. */
function stepOn(state: State, seat: Seat, colour: number, card: number | null): LostCitiesMove {
  if (card === null || colourOf(card) !== colour) return { type: 'moveFigure', colour };
  if (state.tops[seat * PATHS + colour]! >= 0) return { type: 'advance', card };
  return { type: 'startPath', card, figure: state.explorersLeft[seat]! > 0 ? 'explorer' : 'researcher' };
}
