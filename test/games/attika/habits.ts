/** What Attika's bots do that makes people shake their heads. */
import type { AttikaMove, State } from '../../../games/attika/types.ts';
import type { Decision, Habits } from '../../bench/habits/habit.ts';

type Habit = (decision: Decision<State, AttikaMove>) => boolean | undefined;

const drawsPoor: Habit = ({ view, seat, move }) =>
  move.type === 'drawBuilding' ? view.handSizes[seat] === 0 : undefined;

const spendsForCards: Habit = ({ move }) => (move.type === 'endTurn' ? move.amphorae > 0 : undefined);

export const habits: Habits<State, AttikaMove> = {
  'draws a building with no card in hand': drawsPoor,
  'gives up amphorae for cards': spendsForCards,
};
