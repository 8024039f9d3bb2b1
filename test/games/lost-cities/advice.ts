/** For every refusal of Lost Cities whether what its sentences advise can be done where it is given; null where they advise nothing. */
import { colourOf } from '../../../games/lost-cities/board.ts';
import type { LostCitiesMove, Stage, State } from '../../../games/lost-cities/types.ts';
import type { Advice, Refused } from '../../../games/kit/laws/advice.ts';

type Moves = readonly LostCitiesMove[];

type At = Refused<State, LostCitiesMove>;

const some = (legal: Moves, type: LostCitiesMove['type']) => legal.some((move) => move.type === type);

/** Whether the card of the refused move may be played like this instead. */
function plays({ move, legal }: At, type: 'advance' | 'discard'): boolean {
  return legal.some((other) => other.type === type && other.card === (move as { readonly card: number }).card);
}

/** Whether a figure of this kind may start the path the refused card was for. */
function sends({ move, legal }: At, figure: 'explorer' | 'researcher'): boolean {
  const { card } = move as { readonly card: number };
  return legal.some((other) => other.type === 'startPath' && other.card === card && other.figure === figure);
}

/** What has to be done first, by stage. */
const FIRST: Readonly<Record<Stage, (legal: Moves) => boolean>> = {
  card: (legal) => some(legal, 'discard'),
  bonus: (legal) => some(legal, 'moveFigure') && some(legal, 'declineStep'),
  draw: (legal) => some(legal, 'drawCard'),
};

const deckAndPile = ({ legal }: At) => some(legal, 'drawCard') && some(legal, 'takeDiscard');

export const advice: Advice<State, LostCitiesMove> = {
  gameOver: null,
  notYourTurn: null,
  malformed: null,
  wrongPhase: ({ refusal, legal }) => FIRST[refusal['phase'] as Stage](legal),
  cardNotHeld: ({ legal }) => some(legal, 'discard'),
  alreadyStarted: (at) => plays(at, 'advance'),
  notLowest: ({ refusal, legal }) => legal.some((move) => move.type === 'startPath' && move.card === refusal['card']),
  noExplorersLeft: (at) => sends(at, 'researcher'),
  researcherUsed: (at) => sends(at, 'explorer'),
  notStarted: ({ refusal, legal }) =>
    legal.some((move) => move.type === 'startPath' && colourOf(move.card) === refusal['colour']),
  tooLow: (at) => plays(at, 'discard'),
  tooHigh: (at) => plays(at, 'discard'),
  nobodyOnPath: ({ legal }) => some(legal, 'moveFigure'),
  atSummit: ({ legal }) => some(legal, 'moveFigure'),
  pileEmpty: deckAndPile,
  justDiscarded: deckAndPile,
  deckOnly: ({ legal }) => some(legal, 'drawCard') && !some(legal, 'takeDiscard'),
};
