/** What figures are worth, and what a step would change, computed by the game's own scoring. */
import { colourOf, spaceOf } from '../../../../games/lost-cities/board.ts';
import { BRIDGE, CROSSINGS, PATHS, STALLED_TURNS, STEPS } from '../../../../games/lost-cities/data.ts';
import { canStep, crossings, someCanStep } from '../../../../games/lost-cities/figures.ts';
import { stepScore } from '../../../../games/lost-cities/score.ts';
import type { Ending, Expedition, Figure, LostCitiesMove, State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';

type Figures = Pick<Expedition, 'steps' | 'researchers'>;

/** The points of the figure of `seat` on a path, doubled for the researcher; 0 if there is no figure. */
export function figureWorth({ steps, researchers }: Figures, seat: Seat, colour: number): number {
  const at = seat * PATHS + colour;
  const alone = steps.map((step, index) => (index === at ? step : 0));
  return total({ steps: alone, researchers }, seat);
}

/** The points of all figures of `seat` at their current steps. */
export function total(figures: Figures, seat: Seat): number {
  const { explorers, researcher } = stepScore(figures, seat);
  return explorers + researcher;
}

interface Preview {
  /** The points of the figure before and after the step. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly researcher: boolean;
  /** The event tile on the new step; −1 if there is none or it has no effect. */
  readonly tile: number;
  /** Whether the figure is the fifth to cross a bridge, which ends the expedition. */
  readonly ends: boolean;
  /** Whether the figure reaches the ruin and another figure may take a step. */
  readonly helps: boolean;
}

/**
 * What one step on a path would bring. `starting` is the kind of figure that would be placed there, if the step starts
 * the path.
 */
export function previewStep(state: State, seat: Seat, colour: number, starting?: Figure): Preview {
  const at = seat * PATHS + colour;
  const step = state.steps[at]! + 1;
  const steps = state.steps.with(at, step);
  const researchers = starting === 'researcher' ? state.researchers.with(seat, colour) : state.researchers;
  const ends = step === BRIDGE + 1 && crossings(state) === CROSSINGS - 1;
  return {
    from: figureWorth(state, seat, colour),
    to: figureWorth({ steps, researchers }, seat, colour),
    step,
    researcher: researchers[seat] === colour,
    tile: ends ? -1 : state.tiles[spaceOf(colour, step)]!,
    ends,
    helps: step === STEPS && state.options.summitBonus === 'arrival' && someCanStep({ ...state, steps }, seat),
  };
}

/** Whether a card on the row of a figure that is at its ruin gives another figure a free step. */
export function helpsFromRuin(state: State, seat: Seat): boolean {
  return state.options.summitBonus === 'laterCards' && someCanStep(state, seat);
}

/** How a move ends the expedition; null if the expedition goes on. */
export function endedBy(state: State, seat: Seat, move: LostCitiesMove): Ending | null {
  if (move.type === 'drawCard') return state.deckSize === 1 ? 'deck' : null;
  if (move.type === 'takeDiscard') {
    return state.discarded >= 0 && state.stalled === STALLED_TURNS - 1 ? 'stalled' : null;
  }
  if (move.type !== 'advance' && move.type !== 'moveFigure') return null;
  const colour = move.type === 'advance' ? colourOf(move.card) : move.colour;
  return canStep(state, seat, colour) && previewStep(state, seat, colour).ends ? 'bridge' : null;
}
