/** How likely each seat is to win, from what it has and how the expedition is likely to go on. */
import type { Seat } from '../../kit/rules.ts';
import { softmax } from '../../kit/search/softmax.ts';
import { EXPEDITIONS } from '../data.ts';
import { added, statueCount, statuePoints } from '../score.ts';
import type { State } from '../types.ts';
import { stepsWorth, turnsLeft } from './outlook.ts';

/** Points that make a seat e times as likely to win: at the very end, for each expedition to come and for each turn. */
export const SPREAD = { base: 8, expedition: 20, turn: 1.6 } as const;
/** Statues a game brings each of two seats in an expedition. */
const STATUES = 2.5;

/** Chances by seat, from a softmax over expected points. */
export function evaluate(state: State): readonly number[] {
  const left = turnsLeft(state);
  const later = EXPEDITIONS[state.options.length] - state.expeditions.length - 1;
  return softmax(
    state.points.map((_, seat) => expectedPoints(state, seat, left, later)),
    spreadOf(left, later),
  );
}

/** Points that make a seat e times as likely to win with so many turns and further expeditions to come. */
export function spreadOf(left: number, later: number): number {
  return SPREAD.base + SPREAD.expedition * later + SPREAD.turn * Math.min(left, 20);
}

/** The points `seat` will probably end with. */
export function expectedPoints(state: State, seat: Seat, left: number, later: number): number {
  return added(state.points[seat]!, stepsWorth(state, seat, left)) + expectedStatues(state, seat, later);
}

/** What the statues of `seat` will probably be worth. */
export function expectedStatues(state: State, seat: Seat, later: number): number {
  return statueWorth(state, statueCount(state, seat) + (later * STATUES * 2) / state.seats);
}

/** Between whole numbers of statues too. */
function statueWorth(state: State, count: number): number {
  const { length } = state.options;
  const whole = Math.floor(count);
  const from = statuePoints(length, whole);
  return from + (count - whole) * (statuePoints(length, whole + 1) - from);
}
