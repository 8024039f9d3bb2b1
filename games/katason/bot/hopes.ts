/**
 * The worth of a hand to its seat: how near it brings the seat to what it could build. Discards, trades, harvests and
 * answers to offers are all decided by the change in this worth.
 */
import { ofSeat } from '../../kit/counts.ts';
import type { Seat } from '../../kit/rules.ts';
import { COSTS, GOAL, KINDS, PIECES, POINTS, SAFE_HAND } from '../data.ts';
import type { Bundle, State } from '../types.ts';
import { someHouseFits } from '../sites.ts';
import { opensSite } from './sites.ts';

/** Something to build, and how much the seat wants it. */
export interface Hope {
  readonly cost: Bundle;
  readonly weight: number;
}

const ROAD_AND_HOUSE: Bundle = COSTS.road.map((count, kind) => count + COSTS.house[kind]!);

/** The part of a thing's worth that a hand has if 0, 1, 2, … cards are missing. */
const NEARNESS: readonly number[] = [1, 0.62, 0.36, 0.2, 0.1, 0.04, 0.01];
/** The worth of any card, even if it can only be traded away. */
const ANY_CARD = 0.05;
/** What each card costs beyond the hand size that a 7 leaves alone. */
const BURST_RISK = 0.06;

/** What `seat` may hope to build as the board stands. */
export function hopesOf(state: State, seat: Seat): readonly Hope[] {
  const hopes: Hope[] = [];
  const housesBuilt = PIECES.houses - state.housesLeft[seat]!;
  if (state.citiesLeft[seat]! > 0 && housesBuilt > 0) hopes.push({ cost: COSTS.city, weight: 1.1 });
  if (state.housesLeft[seat]! > 0) {
    if (someHouseFits(state, seat)) hopes.push({ cost: COSTS.house, weight: 1 });
    else if (state.roadsLeft[seat]! > 0 && opensSite(state, seat)) {
      hopes.push({ cost: ROAD_AND_HOUSE, weight: 0.8 }, { cost: COSTS.road, weight: 0.35 });
    }
  }
  if (state.deckSize > 0) hopes.push({ cost: COSTS.card, weight: 0.5 });
  return hopes;
}

const NO_CARDS: Bundle = COSTS.road.map(() => 0);

/** The worth of `cards`, less those `lost` and with those `got`, to a seat with these hopes. */
export function handWorth(
  cards: Bundle,
  hopes: readonly Hope[],
  lost: Bundle = NO_CARDS,
  got: Bundle = NO_CARDS,
): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) size += cards[kind]! - lost[kind]! + got[kind]!;
  let worth = ANY_CARD * size - BURST_RISK * Math.max(0, size - SAFE_HAND);
  for (let i = 0; i < hopes.length; i++) {
    const { cost, weight } = hopes[i]!;
    let missing = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const lacks = cost[kind]! - (cards[kind]! - lost[kind]! + got[kind]!);
      if (lacks > 0) missing += lacks;
    }
    worth += weight * nearness(missing);
  }
  return worth;
}

/** Also between whole numbers: in a guessed hand a fraction of a card may be missing. */
function nearness(missing: number): number {
  const whole = Math.floor(missing);
  const above = NEARNESS[whole] ?? 0;
  return whole === missing ? above : above + (missing - whole) * ((NEARNESS[whole + 1] ?? 0) - above);
}

/** From so many open points on a seat may win with its next turn: nobody trades with it, and it is held back first. */
export const NEAR_GOAL = GOAL - 2;

/** The points of `seat` that everybody sees. */
export function openPoints(state: State, seat: Seat): number {
  const built = POINTS.house * (PIECES.houses - state.housesLeft[seat]!);
  const cities = POINTS.city * (PIECES.cities - state.citiesLeft[seat]!);
  const awards = (state.roadAward === seat ? POINTS.award : 0) + (state.knightAward === seat ? POINTS.award : 0);
  return built + cities + awards;
}

export function handOf(state: State, seat: Seat): number[] {
  return ofSeat(state.hands, seat, KINDS);
}

/** How much the worth of a hand grows when `lost` leaves it and `got` joins it. */
export function gainOf(cards: Bundle, hopes: readonly Hope[], lost: Bundle, got: Bundle): number {
  return handWorth(cards, hopes, lost, got) - handWorth(cards, hopes);
}
