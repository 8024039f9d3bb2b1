/** What counts in a position of Katason, for judging it. Hidden cards count as they lie: in a search they are a guess anyway. */
import { sum } from '../../kit/counts.ts';
import type { Seat } from '../../kit/rules.ts';
import type { Features } from '../../kit/search/judgement.ts';
import { GOAL, KINDS, LEAST_KNIGHTS, LEAST_TRAIL, PIECES, POINT, RATES, SAFE_HAND } from '../data.ts';
import { knightsOf } from '../hand.ts';
import { points } from '../score.ts';
import type { State } from '../types.ts';
import { pips, yieldsOf } from '../yields.ts';
import { handOf, handWorth, hopesOf } from './hopes.ts';
import { bestSite, cornerWorth, incomeOf } from './sites.ts';

const BRICK = 0;
const ORE = 2;
const WHEAT = 3;
const WOOD = 4;

/** A site worth more than this counts as this much. */
const BEST_SITE = 15;

export const features: Features<State> = {
  names: [
    'points',
    'income',
    'spread',
    'hand',
    'usefulCards',
    'trail',
    'knights',
    'expansion',
    'harbours',
    'oneShort',
    'roadAward',
    'knightAward',
    'twoShort',
    'there',
    'cityIncome',
    'roadIncome',
    'cards',
    'surplus',
    'site',
    'housesOut',
    'citiesOut',
    'turn',
  ],
  progress: lateness,
  of: (state) => state.handSizes.map((_, seat) => counted(state, seat)),
};

/** The leader's points as a part of the goal. */
function lateness(state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) most = Math.max(most, points(state, seat));
  return Math.min(1, most / GOAL);
}

/** In the order of the names. */
function counted(state: State, seat: Seat): readonly number[] {
  const own = incomeOf(state, seat);
  const held = points(state, seat);
  const site = bestSite(state, seat);
  const hand = state.handSizes[seat]!;
  return [
    held,
    sum(own) - blocked(state, seat),
    spread(own),
    handWorth(handOf(state, seat), hopesOf(state, seat)),
    state.cardCounts[seat]! - state.cards[seat * KINDS + POINT]!,
    Math.min(state.trails[seat]!, LEAST_TRAIL + 3),
    Math.min(knightsOf(state, seat), LEAST_KNIGHTS + 1),
    site < 0 ? 0 : Math.min(cornerWorth(state, site, own), BEST_SITE),
    harbourWorth(state, seat, own),
    held >= GOAL ? 2 : held === GOAL - 1 ? 1 : 0,
    // `points` contains the awards. They are counted here too, to be worth less than other points: they may be lost again.
    state.roadAward === seat ? 1 : 0,
    state.knightAward === seat ? 1 : 0,
    held === GOAL - 2 ? 1 : 0,
    held >= GOAL ? 1 : 0,
    Math.min(own[ORE]! / 3, own[WHEAT]! / 2),
    Math.min(own[BRICK]!, own[WOOD]!),
    Math.min(hand, SAFE_HAND),
    Math.max(0, hand - SAFE_HAND),
    site < 0 ? 0 : 1,
    PIECES.houses - state.housesLeft[seat]!,
    PIECES.cities - state.citiesLeft[seat]!,
    state.turn === seat ? 1 : 0,
  ];
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
