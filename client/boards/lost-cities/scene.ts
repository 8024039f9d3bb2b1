/** How moves are pressed on the map and in the hand. */
import { CARDS, colourOf, pathOf, spaceOf, stepOf } from '../../../games/lost-cities/board.ts';
import { COLOURS, PATHS, STEPS } from '../../../games/lost-cities/data.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Place } from '../../kit/a11y/roving.ts';
import { type Begun, type Scene, type Spot, type Way, partsOf, spot } from '../../stage/scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { deckPoint, pilePoints, stonePoint } from './drawing.ts';

/** A path's next stone, one half of it for each kind of figure, a pile or the deck. */
export interface Target extends Place {
  readonly on: 'path' | 'explorer' | 'researcher' | 'pile' | 'deck';
  /** The index into COLOURS; −1 for the deck. */
  readonly colour: number;
}

export type LostCitiesStage = Stage<State, LostCitiesMove>;

/** The card that is picked and not played yet; null if there is none. */
export function cardIn([first]: readonly Spot[]): number | null {
  const [on, card] = partsOf(first ?? '');
  return on === 'card' ? card : null;
}

export const scene: Scene<State, LostCitiesMove, LostCitiesEvent> = {
  blank: {},
  // A card may be picked while others act.
  time: ({ seat }) => `${seat}`,
  ahead(of, { state, seat }) {
    const card = cardIn([of]);
    if (seat === null || card === null) return false;
    return state.hands[seat * CARDS + card]! > 0 && (state.turn !== seat || state.stage === 'card');
  },
  ways: (move) => [wayOf(move)],
  whyNot: (of, begun, why) => why(triedAt(of, begun)),
  shows(event) {
    switch (event.type) {
      case 'pathStarted':
        return [spot('stone', spaceOf(colourOf(event.card), 1))];
      case 'figureMoved':
        return [spot('stone', spaceOf(event.colour, event.step))];
      case 'statueTaken':
      case 'pointsTaken':
        return [spot('stone', event.space)];
      case 'cardDiscarded':
      case 'discardTaken':
        return [spot('pile', colourOf(event.card))];
      case 'cardDrawn':
        return ['deck'];
      default:
        return [];
    }
  },
};

function wayOf(move: LostCitiesMove): Way {
  switch (move.type) {
    case 'startPath':
      return [spot('card', move.card), spot(move.figure, colourOf(move.card))];
    case 'advance':
      return [spot('card', move.card), spot('path', colourOf(move.card))];
    case 'discard':
      return [spot('card', move.card), spot('pile', colourOf(move.card))];
    case 'moveFigure':
      return [spot('path', move.colour)];
    case 'takeDiscard':
      return [spot('pile', move.colour)];
    default:
      return [move.type === 'drawCard' ? 'deck' : 'decline'];
  }
}

/** The move that a press would try: a picked card where its colour is, or else a free step. */
function triedAt(of: Spot, { state, seat, begun }: Begun<State, LostCitiesMove>): LostCitiesMove {
  const [on, colour] = partsOf(of);
  if (on === 'pile') return { type: 'takeDiscard', colour };
  if (on === 'deck') return { type: 'drawCard' };
  const card = cardIn(begun);
  if (seat === null || card === null || colourOf(card) !== colour) return { type: 'moveFigure', colour };
  return layOf(state, seat, card);
}

/** How the player would lay a card: on its row, or first on its path. */
export function layOf(state: State, seat: Seat, card: number): LostCitiesMove {
  if (state.tops[seat * PATHS + colourOf(card)]! >= 0) return { type: 'advance', card };
  return { type: 'startPath', card, figure: state.explorersLeft[seat]! > 0 ? 'explorer' : 'researcher' };
}

/** The distance from the middle of a stone to its halves, one for each kind of figure that may start there. */
const HALF = 38;

/** Every path, every pile and the deck. */
export function placesIn({ state, seat, lit }: Pick<LostCitiesStage, 'state' | 'seat' | 'lit'>): readonly Target[] {
  if (seat === null) return [];
  const colours = [...COLOURS.keys()];
  return [
    ...colours.flatMap((colour) => pathTargets(state, seat, colour, lit)),
    ...colours.map((colour) => ({ key: spot('pile', colour), on: 'pile' as const, colour, ...pilePoints[colour]! })),
    { key: 'deck', on: 'deck', colour: -1, ...deckPoint },
  ];
}

/** The middle of a spot in units of the drawing. */
export function pointOf(of: Spot): Point {
  const [on, number] = partsOf(of);
  if (on === 'stone') return stonePoint(pathOf(number), stepOf(number));
  return on === 'pile' ? pilePoints[number]! : deckPoint;
}

/** The stone that the figure on a path would come to; a figure at its ruin stays there. */
function pathTargets(state: State, seat: Seat, colour: number, lit: Begun<State, LostCitiesMove>['lit']): Target[] {
  const stone = stonePoint(colour, Math.min(state.steps[seat * PATHS + colour]! + 1, STEPS));
  const halves = (['explorer', 'researcher'] as const).filter((figure) => lit.has(spot(figure, colour)));
  if (halves.length === 0) return [{ key: spot('path', colour), on: 'path', colour, ...stone }];
  return halves.map((on) => {
    const aside = halves.length === 1 ? 0 : on === 'explorer' ? -HALF : HALF;
    return { key: spot(on, colour), on, colour, x: stone.x + aside, y: stone.y };
  });
}

/** Half the height of a card of the camp. */
const HALF_CARD = 52;

/** The upper and the lower end of a card, or the middle of a stone. */
export function endsOf({ x, y, on }: Target): readonly Point[] {
  return on === 'pile' || on === 'deck' ? [-HALF_CARD, HALF_CARD].map((by) => ({ x, y: y + by })) : [{ x, y }];
}

/** Events of the expedition that goes on: the map is a new one after each. */
export function ofThisExpedition(events: readonly LostCitiesEvent[]): readonly LostCitiesEvent[] {
  return events.slice(events.findLastIndex(({ type }) => type === 'expeditionEnded') + 1);
}

/** The stones of the winners' figures. */
export function wonBy({ steps }: State, seats: ReadonlySet<Seat>): readonly Spot[] {
  return [...seats].flatMap((seat) =>
    [...COLOURS.keys()].flatMap((colour) => {
      const step = steps[seat * PATHS + colour]!;
      return step > 0 ? [spot('stone', spaceOf(colour, step))] : [];
    }),
  );
}
