/** Names of cards, places and choices, for screen readers and for buttons. */
import { colourOf, spaceOf, valueOf } from '../../../../games/lost-cities/board.ts';
import { COLOURS, PATHS, STEPS } from '../../../../games/lost-cities/data.ts';
import { canStep, figureOn } from '../../../../games/lost-cities/figures.ts';
import type { LostCitiesMove, State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import { signed } from '../../../text/lost-cities/sentences.ts';
import type { Target } from '../scene.ts';
import { endedBy, helpsFromRuin, previewStep } from '../seats/worth.ts';

export function cardName(card: number, labels: Labels): string {
  return labels.card(labels.colours[colourOf(card)]!, valueOf(card));
}

/** What a move does and what it would bring. */
export function moveName(state: State, seat: Seat, move: LostCitiesMove, labels: Labels): string {
  const [deed, ...details] = partsOf(state, seat, move, labels);
  return labels.detailed(deed, details);
}

/** The same as a list: what the move does first, then each of its effects. */
export function partsOf(
  state: State,
  seat: Seat,
  move: LostCitiesMove,
  labels: Labels,
): readonly [deed: string, ...details: string[]] {
  const end = endedBy(state, seat, move);
  const details = [...detailsOf(state, seat, move, labels), ...(end === null ? [] : [labels.endsBy[end]])];
  return [deedName(state, seat, move, labels), ...details];
}

function deedName(state: State, seat: Seat, move: LostCitiesMove, labels: Labels): string {
  const of = (colour: number) => labels.colours[colour]!;
  switch (move.type) {
    case 'startPath':
      return labels.startOn[move.figure](of(colourOf(move.card)));
    case 'advance': {
      const colour = colourOf(move.card);
      if (!canStep(state, seat, colour)) return labels.stayOn(of(colour));
      return labels.advanceTo(of(colour), previewStep(state, seat, colour).step);
    }
    case 'moveFigure':
      return labels.stepTo(of(move.colour), previewStep(state, seat, move.colour).step);
    case 'discard':
      return labels.discardOf(cardName(move.card, labels));
    case 'takeDiscard':
      return labels.take(cardName(state.piles[move.colour]!.at(-1)!, labels));
    case 'drawCard':
      return labels.drawFrom(state.deckSize);
    default:
      return labels.decline;
  }
}

/** What a move changes, as texts: "−10 → +5", "statue". */
function detailsOf(state: State, seat: Seat, move: LostCitiesMove, labels: Labels): readonly string[] {
  if (move.type === 'startPath') return [signed(previewStep(state, seat, colourOf(move.card), move.figure).to)];
  if (move.type !== 'advance' && move.type !== 'moveFigure') return [];
  const colour = move.type === 'advance' ? colourOf(move.card) : move.colour;
  if (!canStep(state, seat, colour)) return [stayName(state, seat, labels)];
  const { from, to, tile, helps } = previewStep(state, seat, colour);
  const found = tile < 0 ? [] : [labels.tiles[tile]!];
  return [labels.change(signed(from), signed(to)), ...found, ...(helps ? [labels.helpsAnother] : [])];
}

/** What playing a card does if the figure of its row is already at the ruin. */
export function stayName(state: State, seat: Seat, labels: Labels): string {
  return helpsFromRuin(state, seat) ? labels.helpsAnother : labels.movesNobody;
}

export function pileName(state: State, colour: number, labels: Labels): string {
  const pile = state.piles[colour]!;
  const top = pile.at(-1);
  return labels.pile(labels.colours[colour]!, top === undefined ? null : cardName(top, labels), pile.length);
}

/** The name of a place, whatever can be done there. */
export function targetName(state: State, { on, colour }: Target, labels: Labels): string {
  if (on === 'deck') return labels.deckHolds(state.deckSize);
  return on === 'pile' ? pileName(state, colour, labels) : labels.pathOf(labels.colours[colour]!);
}

/** A text for every path with its tiles and figures, for players who can't see the map. */
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
    return labels.detailed(labels.path(labels.colours[colour]!, labels.ruins[colour]!), [...figures, ...tiles]);
  });
}
