/**
 * Checks figures: each on the path of a row, at least as far as its cards have moved it, and no more than there are.
 */
import type { Seat } from '../../../../games/kit/rules.ts';
import { COLOURS, CROSSINGS, EXPLORERS, PATHS, STEPS } from '../../../../games/lost-cities/data.ts';
import { crossings } from '../../../../games/lost-cities/figures.ts';
import type { Expedition, State } from '../../../../games/lost-cities/types.ts';
import { rowLength } from './cards.ts';
import type { Impossible } from './reason.ts';

export function wrongFigures(state: State): Impossible | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    const wrong = wrongSteps(state, seat) ?? wrongFigure(state, seat);
    if (wrong !== undefined) return wrong;
  }
  const count = crossings(state);
  return crossingsFit(count, state.ending) ? undefined : { code: 'crossings', count };
}

function wrongSteps(state: State, seat: Seat): Impossible | undefined {
  for (const colour of COLOURS.keys()) {
    const step = state.steps[seat * PATHS + colour]!;
    const cards = rowLength(state, seat, colour);
    if (step > 0 !== cards > 0) return { code: 'rowAlone', seat, colour };
    const far = Number.isInteger(step) && step >= Math.min(cards, STEPS) && step <= STEPS;
    if (!far) return { code: 'figureStep', seat, colour, step };
  }
  return undefined;
}

function wrongFigure(state: State, seat: Seat): Impossible | undefined {
  if (!researcherFits(state, seat)) return { code: 'researcherAstray', seat };
  const count = state.explorersLeft[seat]! + explorersOut(state, seat);
  const fit = state.explorersLeft[seat]! >= 0 && count === EXPLORERS;
  return fit ? undefined : { code: 'explorerCount', seat, count };
}

type Figures = Pick<Expedition, 'steps' | 'researchers'>;

/** Whether the researcher of a seat is at hand or on a path where a figure is. */
export function researcherFits({ steps, researchers }: Figures, seat: Seat): boolean {
  const path = researchers[seat]!;
  return path === -1 || (COLOURS[path] !== undefined && steps[seat * PATHS + path]! > 0);
}

/** How many explorers of a seat are on paths. */
export function explorersOut({ steps, researchers }: Figures, seat: Seat): number {
  const out = steps.slice(seat * PATHS, (seat + 1) * PATHS).filter((step) => step > 0).length;
  return researchers[seat]! < 0 ? out : out - 1;
}

/**
 * Lost Cities 7.1: the fifth crossing ends an expedition at once, so with any other ending there are fewer than five.
 */
export function crossingsFit(count: number, ending: State['ending']): boolean {
  return ending === 'bridge' ? count === CROSSINGS : count < CROSSINGS;
}
