/** How likely each seat is to win, from what stands on the board and what it could build next. */
import { sum } from '../../kit/counts.ts';
import type { Seat } from '../../kit/rules.ts';
import { softmax } from '../../kit/search/softmax.ts';
import { GOAL, KINDS, LEAST_KNIGHTS, LEAST_TRAIL, POINT, RATES } from '../data.ts';
import { knightsOf } from '../hand.ts';
import { points } from '../score.ts';
import type { State } from '../types.ts';
import { yieldsOf } from '../yields.ts';
import { handOf, handWorth, hopesOf } from './hopes.ts';
import { bestSite, cornerWorth, incomeOf, pips } from './sites.ts';

/**
 * What counts, and how much: fitted to who won some thousand games that the playout policy played with itself.
 * `late` grows from 0 to 1 with the leader's points: then points count more, and what has yet to grow into points less.
 */
const WEIGHTS = {
  points: 0.25,
  pointsLate: 0.63,
  income: 0.066,
  incomeLate: -0.092,
  spread: 0.32,
  hand: 0.79,
  usefulCards: 0.55,
  trail: 0.22,
  knights: 0.3,
  expansion: 0.045,
  harbours: 0.02,
  oneShort: 0.71,
  roadAward: -0.9,
  knightAward: -0.93,
} as const;

type Features = { -readonly [Feature in keyof typeof WEIGHTS]: number };

const NAMES = Object.keys(WEIGHTS) as (keyof Features)[];

/** Chances by seat, from a softmax over weighted sums. */
export function evaluate(state: State): readonly number[] {
  const late = lateness(state);
  const strengths: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const looked = features(state, seat, late);
    let strength = 0;
    for (let i = 0; i < NAMES.length; i++) strength += WEIGHTS[NAMES[i]!] * looked[NAMES[i]!];
    strengths.push(strength);
  }
  return softmax(strengths, 1);
}

/** The leader's points as a part of the goal. */
function lateness(state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) most = Math.max(most, points(state, seat));
  return Math.min(1, most / GOAL);
}

/** What counts for one seat. Its hidden cards count too: in a search they are as good a guess as any. */
function features(state: State, seat: Seat, late: number): Features {
  const own = incomeOf(state, seat);
  const held = points(state, seat);
  const income = sum(own) - blocked(state, seat);
  const site = bestSite(state, seat);
  return {
    points: held,
    pointsLate: held * late,
    income,
    incomeLate: income * late,
    spread: spread(own),
    hand: handWorth(handOf(state, seat), hopesOf(state, seat)),
    usefulCards: state.cardCounts[seat]! - state.cards[seat * KINDS + POINT]!,
    trail: Math.min(state.trails[seat]!, LEAST_TRAIL + 3),
    knights: Math.min(knightsOf(state, seat), LEAST_KNIGHTS + 1),
    expansion: site < 0 ? 0 : Math.min(cornerWorth(state, site, own), 15),
    harbours: harbourWorth(state, seat, own),
    oneShort: held >= GOAL ? 2 : held === GOAL - 1 ? 1 : 0,
    // Awards may be lost again, so they are worth less than other points.
    roadAward: state.roadAward === seat ? 1 : 0,
    knightAward: state.knightAward === seat ? 1 : 0,
  };
}

/** Grows with income, and more so when it comes from many resources. */
function spread(income: readonly number[]): number {
  let total = 0;
  for (let kind = 0; kind < KINDS; kind++) total += Math.sqrt(income[kind]!);
  return total;
}

function harbourWorth(state: State, seat: Seat, income: readonly number[]): number {
  let worth = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    worth += (RATES.none - state.rates[seat * KINDS + kind]!) * Math.min(income[kind]!, 8);
  }
  return worth;
}

/** Pips the robber keeps from `seat`. */
function blocked(state: State, seat: Seat): number {
  return yieldsOf(state).cards[4 * state.robber + seat]! * pips(state.numbers[state.robber]!);
}
