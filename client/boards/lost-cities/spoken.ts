/** Cards, places and choices in words, for the screen reader and for buttons. */
import { colourOf, spaceOf, valueOf } from '../../../games/lost-cities/board.ts';
import { COLOURS, PATHS, STEPS } from '../../../games/lost-cities/data.ts';
import { canStep, figureOn } from '../../../games/lost-cities/figures.ts';
import type { LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Player } from '../../table/board.ts';
import type { Labels } from '../../text/lost-cities/labels.ts';
import { signed } from '../../text/lost-cities/sentences.ts';
import type { Barred } from './barred.ts';
import { previewStep } from './worth.ts';

export function cardName(card: number, labels: Labels): string {
  return labels.card(labels.colours[colourOf(card)]!, valueOf(card));
}

/** What a move does, with what it would bring. */
export function moveName(state: State, seat: Seat, move: LostCitiesMove, labels: Labels): string {
  switch (move.type) {
    case 'startPath': {
      const colour = colourOf(move.card);
      const { to } = previewStep(state, seat, colour, move.figure);
      return `${labels.startOn(labels.figures[move.figure], labels.colours[colour]!)}: ${signed(to)}`;
    }
    case 'advance': {
      const colour = colourOf(move.card);
      if (!canStep(state, seat, colour)) return labels.stayOn(labels.colours[colour]!);
      const { step } = previewStep(state, seat, colour);
      return `${labels.advanceTo(labels.colours[colour]!, step)}${stepName(state, seat, colour, labels)}`;
    }
    case 'moveFigure': {
      const { step } = previewStep(state, seat, move.colour);
      return `${labels.stepTo(labels.colours[move.colour]!, step)}${stepName(state, seat, move.colour, labels)}`;
    }
    case 'discard':
      return labels.discardOn(labels.colours[colourOf(move.card)]!);
    case 'takeDiscard':
      return labels.take(cardName(state.piles[move.colour]!.at(-1)!, labels));
    case 'drawCard':
      return `${labels.drawDeck}, ${labels.deckHolds(state.deckSize)}`;
    default:
      return labels.decline;
  }
}

export function pileName(state: State, colour: number, labels: Labels): string {
  const pile = state.piles[colour]!;
  const top = pile.at(-1);
  return labels.pile(labels.colours[colour]!, top === undefined ? null : cardName(top, labels), pile.length);
}

/** A place where nothing can be done now. */
export function barredName(state: State, { on, colour }: Barred, labels: Labels): string {
  if (on === 'deck') return labels.deckHolds(state.deckSize);
  return on === 'pile' ? pileName(state, colour, labels) : labels.pathOf(labels.colours[colour]!);
}

/** What a step changes: ": −10 → +5, statue". */
function stepName(state: State, seat: Seat, colour: number, labels: Labels): string {
  const { from, to, tile, ends } = previewStep(state, seat, colour);
  const found = tile < 0 ? [] : [labels.tiles[tile]!];
  const end = ends ? [labels.endsByBridge] : [];
  return `: ${[labels.change(signed(from), signed(to)), ...found, ...end].join(', ')}`;
}

/** Every path with its tiles and figures, for those who can't see the map. */
export function describedPaths(state: State, players: readonly Player[], labels: Labels): readonly string[] {
  return COLOURS.map((_, colour) => {
    const tiles = Array.from({ length: STEPS }, (__, at) => at + 1).flatMap((step) => {
      const tile = state.tiles[spaceOf(colour, step)]!;
      return tile < 0 ? [] : [labels.tileAt(step, labels.tiles[tile]!)];
    });
    const figures = players.flatMap(({ seat, name }) => {
      const step = state.steps[seat * PATHS + colour]!;
      return step === 0 ? [] : [labels.figureAt(name, labels.figures[figureOn(state, seat, colour)], step)];
    });
    return labels.path(labels.colours[colour]!, labels.ruins[colour]!, [...figures, ...tiles]);
  });
}
