/** What Asterion's bots do that makes people shake their heads. */
import { rules } from '../../../games/asterion/index.ts';
import { standing } from '../../../games/asterion/score.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { scoresOf } from '../../../games/kit/seats.ts';
import type { Decision, Habits } from '../../bench/habits/habit.ts';

type Habit = (decision: Decision<State, AsterionMove>) => boolean | undefined;

/** By how many points a seat is before the best of the others. */
function leadOf(state: State, seat: number): number {
  const points = scoresOf(standing(state));
  return points[seat]! - Math.max(...points.filter((_, other) => other !== seat));
}

/** A tile that is lifted has to lie somewhere again before anything can be said. */
const losesGround: Habit = ({ view, seat, move, legal }) => {
  if (move.type === 'liftTile' || view.lifted >= 0) return undefined;
  const before = leadOf(rules.clone(view), seat);
  const leadAfter = (made: AsterionMove) => {
    const after = rules.clone(view);
    rules.apply(after, seat, made, randomFrom('habits'), undefined);
    return leadOf(after, seat);
  };
  if (leadAfter(move) >= before) return false;
  return legal.some((other) => other.type !== 'liftTile' && leadAfter(other) >= before);
};

export const habits: Habits<State, AsterionMove> = {
  'loses points at once where another move loses none': losesGround,
};
