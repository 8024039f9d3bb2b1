/** What counts in a position of Lost Cities, for judging it. */
import type { Seat } from '../../kit/rules.ts';
import type { Features } from '../../kit/search/judgement.ts';
import { BRIDGE, EXPEDITIONS, EXPLORERS, PATHS, RESEARCHER_FACTOR } from '../data.ts';
import { statueCount, stepScore } from '../score.ts';
import type { State } from '../types.ts';
import { SPREAD, expectedPoints, expectedStatues, spreadOf } from './evaluate.ts';
import { fitting, stepsWorth, turnsLeft } from './outlook.ts';

/** Cards of a colour beyond these are hardly ever laid in time. */
const MOST_FITTING = 4;

export const features: Features<State> = {
  names: [
    'expected',
    'points',
    'steps',
    'standing',
    'statues',
    'expectedStatues',
    'fitting',
    'started',
    'researching',
    'researcherStep',
    'explorersLeft',
    'beyondBridge',
    'sunk',
    'climbed',
    'turn',
  ],
  // Points tell the more the nearer the end is.
  progress: (state) => SPREAD.base / spreadOf(turnsLeft(state), later(state)),
  of: (state) => {
    const left = turnsLeft(state);
    return state.points.map((_, seat) => counted(state, seat, left));
  },
};

function later(state: State): number {
  return EXPEDITIONS[state.options.length] - state.expeditions.length - 1;
}

/** In the order of the names. Points are counted in tens. */
function counted(state: State, seat: Seat, left: number): readonly number[] {
  const at = seat * PATHS;
  let [fits, started, beyond, sunk, climbed] = [0, 0, 0, 0, 0];
  for (let colour = 0; colour < PATHS; colour++) {
    const step = state.steps[at + colour]!;
    if (step === 0) continue;
    fits += Math.min(fitting(state, seat, colour), MOST_FITTING);
    started++;
    climbed += step;
    if (step > BRIDGE) beyond++;
    if (step < 4) sunk++;
  }
  const { explorers, researcher } = stepScore(state, seat);
  const path = state.researchers[seat]!;
  return [
    expectedPoints(state, seat, left, later(state)) / 10,
    state.points[seat]! / 10,
    stepsWorth(state, seat, left) / 10,
    (explorers + researcher) / 10,
    statueCount(state, seat),
    expectedStatues(state, seat, later(state)) / 10,
    fits,
    started,
    path < 0 ? 0 : 1,
    path < 0 ? 0 : (RESEARCHER_FACTOR * state.steps[at + path]!) / 10,
    state.explorersLeft[seat]! / EXPLORERS,
    beyond,
    sunk,
    climbed,
    state.turn === seat ? 1 : 0,
  ];
}
