/** What Lost Cities' bots do that makes people shake their heads. */
import { colourOf } from '../../../games/lost-cities/board.ts';
import { PATHS, STEPS } from '../../../games/lost-cities/data.ts';
import { ceilingOf, floorOf } from '../../../games/lost-cities/rows.ts';
import type { LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import type { Decision, Habits } from '../../bench/habits/habit.ts';

type Habit = (decision: Decision<State, LostCitiesMove>) => boolean | undefined;

/** Since it was discarded nobody covered it and nobody took it. */
const takesBack: Habit = ({ view, move, before }) => {
  if (move.type !== 'takeDiscard') return undefined;
  const top = view.piles[move.colour]!.at(-1)!;
  const last = before.findLast((one) => one.type === 'discard' || one.type === 'takeDiscard');
  const discards = before.filter((one) => one.type === 'discard');
  return last !== undefined && discards.slice(-2).some(({ card }) => card === top);
};

const takesUseless: Habit = ({ view, seat, move }) => {
  if (move.type !== 'takeDiscard') return undefined;
  const at = seat * PATHS + move.colour;
  if (view.tops[at]! < 0) return false;
  const top = view.piles[move.colour]!.at(-1)!;
  return view.steps[at] === STEPS || top < floorOf(view, seat, move.colour) || top > ceilingOf(view, seat, move.colour);
};

const discardsFitting: Habit = ({ view, seat, move, legal }) => {
  if (move.type !== 'discard') return undefined;
  const spare = legal.some(
    (one) =>
      one.type === 'discard' && view.tops[seat * PATHS + colourOf(one.card)]! >= 0 && !fits(view, seat, one.card),
  );
  return spare && fits(view, seat, move.card);
};

function fits(view: State, seat: number, card: number): boolean {
  const colour = colourOf(card);
  const at = seat * PATHS + colour;
  if (view.tops[at]! < 0 || view.steps[at] === STEPS) return false;
  return card >= floorOf(view, seat, colour) && card <= ceilingOf(view, seat, colour);
}

export const habits: Habits<State, LostCitiesMove> = {
  'takes back what it discarded last or before': takesBack,
  'takes a card that its row can’t use': takesUseless,
  'discards a card that fits, with a useless one in hand': discardsFitting,
};
