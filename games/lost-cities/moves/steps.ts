/** Free steps: using one or going without. */
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import { PATHS } from '../data.ts';
import { canStep, goOn, moveOn } from '../figures.ts';
import { aColour } from './shapes.ts';
import type { LostCities } from '../types.ts';

const STEPS_ON = prebuilt(PATHS, (colour) => ({ type: 'moveFigure', colour }) as const);
const DECLINE = { type: 'declineStep' } as const;

export const moveFigure: KindOf<LostCities, 'moveFigure'> = {
  shape: { colour: aColour },
  list(state, seat, moves) {
    for (let colour = 0; colour < PATHS; colour++) if (canStep(state, seat, colour)) moves.push(STEPS_ON[colour]!);
  },
  refuse(state, seat, { colour }) {
    if (canStep(state, seat, colour)) return undefined;
    return { code: state.steps[seat * PATHS + colour] === 0 ? 'nobodyOnPath' : 'atSummit', colour };
  },
  apply(state, seat, { colour }, random, emit) {
    const { source } = state.pending.pop()!;
    moveOn(state, seat, colour, source, random, emit);
  },
};

export const declineStep: KindOf<LostCities, 'declineStep'> = {
  shape: {},
  list(_state, _seat, moves) {
    moves.push(DECLINE);
  },
  refuse: () => undefined,
  apply(state, seat, _move, _random, emit) {
    state.pending.pop();
    emit?.({ type: 'stepDeclined', seat });
    goOn(state, seat);
  },
};
