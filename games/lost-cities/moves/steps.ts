/** Free steps: using one or going without. */
import { prebuilt } from '../../kit/moves.ts';
import { PATHS } from '../data.ts';
import { canStep, goOn, moveOn } from '../figures.ts';
import { type Kind, aColour } from './kind.ts';

const STEPS_ON = prebuilt(PATHS, (colour) => ({ type: 'moveFigure', colour }) as const);
const DECLINE = { type: 'declineStep' } as const;

export const moveFigure: Kind<'moveFigure'> = {
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

export const declineStep: Kind<'declineStep'> = {
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
