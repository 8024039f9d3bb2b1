/** How likely each seat is to win, from its points and from what a learned network (`npm run learn`) still expects of its paths. */
import type { Seat } from '../../kit/rules.ts';
import { networkOf } from '../../kit/search/network.ts';
import { softmax } from '../../kit/search/softmax.ts';
import { PATHS } from '../data.ts';
import { isOver } from '../flow.ts';
import { added, expeditionsOf, statueCount, statuePoints, stepScore } from '../score.ts';
import type { State } from '../types.ts';
import { VALUE } from './learned.ts';
import { turnsLeft } from './outlook.ts';
import { INPUTS, SHARED, notePaths } from './path-inputs.ts';
import { UNIT } from './standing.ts';

/** Points of difference that make a seat e times as likely to win: at the end, and more for each expedition and turn to come. */
const SPREAD = { base: 8, expedition: 20, turn: 1.6 } as const;
/** A seat is taken to have no more turns than this in an expedition, however many cards are left. */
const MOST_TURNS = 20;
/** Statues that each of two seats finds in an expedition on average. */
const STATUES = 2.5;

const network = networkOf(VALUE);
const shared = new Float64Array(SHARED);
const own = new Float64Array(PATHS * (INPUTS - SHARED));

/** Chances by seat, from a softmax over expected points. */
export function evaluate(state: State): readonly number[] {
  const turns = Math.min(turnsLeft(state), MOST_TURNS);
  return softmax(expectedPoints(state), SPREAD.base + SPREAD.expedition * later(state) + SPREAD.turn * turns);
}

/** The points each seat will probably end with. Steps in later expeditions are left out, as if they brought all seats the same. */
export function expectedPoints(state: State): readonly number[] {
  if (isOver(state)) return state.points;
  return state.points.map((points, seat) => {
    const { explorers, researcher } = stepScore(state, seat);
    const steps = explorers + researcher + UNIT * foretold(state, seat);
    return added(points, steps) + expectedStatues(state, seat);
  });
}

/** How many expeditions follow this one. */
function later(state: State): number {
  return expeditionsOf(state) - state.expeditions.length - 1;
}

/** What the paths of `seat` will bring it beyond where they stand until the expedition ends. */
function foretold(state: State, seat: Seat): number {
  notePaths(state, seat, shared, own);
  network.share(shared, 0, SHARED);
  let sum = 0;
  for (let path = 0; path < PATHS; path++) sum += network.strength(own, path * (INPUTS - SHARED), SHARED);
  return sum;
}

/** What the statues of `seat` will probably be worth. */
function expectedStatues(state: State, seat: Seat): number {
  return statueWorth(state, statueCount(state, seat) + (later(state) * STATUES * 2) / state.seats);
}

/** What `count` statues score; between whole numbers too. */
function statueWorth(state: State, count: number): number {
  const { length } = state.options;
  const whole = Math.floor(count);
  const from = statuePoints(length, whole);
  return from + (count - whole) * (statuePoints(length, whole + 1) - from);
}
