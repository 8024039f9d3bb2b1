/** What a state of Katason is worth to a seat in the eyes of catanatron's value player. The weights are its published ones. */
import {
  cornerNeighbours,
  cornersOfEdge,
  cornersOfHex,
  corners,
  edgesOfCorner,
  hexes,
  hexesOfCorner,
} from '../../../../games/katason/board.ts';
import { pips } from '../../../../games/katason/yields.ts';
import { COSTS, DESERT, KINDS, PIECES, POINTS, SAFE_HAND } from '../../../../games/katason/data.ts';
import { knightsOf } from '../../../../games/katason/hand.ts';
import { houseFits, reaches, roadFits } from '../../../../games/katason/sites.ts';
import type { State } from '../../../../games/katason/types.ts';
import { yieldsOf } from '../../../../games/katason/yields.ts';
import { sum } from '../../../../games/kit/counts.ts';
import type { Seat } from '../../../../games/kit/rules.ts';

const WEIGHTS = {
  points: 3e14,
  production: 1e8,
  rivalProduction: -1e8,
  hexes: 1,
  reachableProduction: 1e4,
  buildable: 1e3,
  trail: 10,
  synergy: 1e2,
  hand: 1,
  discard: -5,
  cards: 10,
  knights: 10.1,
} as const;

/** A trail counts less while there is somewhere to build. */
const IDLE_TRAIL = 0.1;
/** A kind of resource one draws at all is worth so many pips. */
const VARIETY = 4;
const ROLLS = 36;

export function valueOf(state: State, seat: Seat): number {
  const buildable = corners.filter((_, corner) => reaches(state, seat, corner) && houseFits(state, corner)).length;
  const held = state.handSizes[seat]!;
  return (
    WEIGHTS.points * openPoints(state, seat) +
    WEIGHTS.production * variedProduction(incomeOf(state, seat)) +
    WEIGHTS.rivalProduction * rivalProduction(state, seat) +
    WEIGHTS.hexes * cornersOfHex.filter((around) => around.some((corner) => isOwn(state, seat, corner))).length +
    WEIGHTS.reachableProduction * reachableProduction(state, seat) +
    WEIGHTS.buildable * buildable +
    (buildable === 0 ? WEIGHTS.trail : IDLE_TRAIL) * state.trails[seat]! +
    WEIGHTS.synergy * synergy(state, seat) +
    WEIGHTS.hand * held +
    (held > SAFE_HAND ? WEIGHTS.discard : 0) +
    WEIGHTS.cards * state.cardCounts[seat]! +
    WEIGHTS.knights * knightsOf(state, seat)
  );
}

/** Points everybody sees. */
function openPoints(state: State, seat: Seat): number {
  const awards = (state.roadAward === seat ? 1 : 0) + (state.knightAward === seat ? 1 : 0);
  return (
    POINTS.house * (PIECES.houses - state.housesLeft[seat]!) +
    POINTS.city * (PIECES.cities - state.citiesLeft[seat]!) +
    POINTS.award * awards
  );
}

/** Pips by resource, without those the robber keeps. */
function incomeOf(state: State, seat: Seat): number[] {
  const income = Array.from({ length: KINDS }, () => 0);
  const { cards } = yieldsOf(state);
  for (let hex = 0; hex < hexes.length; hex++) {
    const kind = state.terrain[hex]!;
    if (kind !== DESERT && hex !== state.robber) income[kind]! += cards[4 * hex + seat]! * pips(state.numbers[hex]!);
  }
  return income;
}

/** Cards a roll, with a bonus for each kind. */
function variedProduction(income: readonly number[]): number {
  return (sum(income) + VARIETY * income.filter((kind) => kind > 0).length) / ROLLS;
}

function rivalProduction(state: State, seat: Seat): number {
  let total = 0;
  for (let rival = 0; rival < state.seats; rival++) if (rival !== seat) total += sum(incomeOf(state, rival));
  return total / ROLLS;
}

/** What all corners would bring together on which the seat could build with at most one road more. */
function reachableProduction(state: State, seat: Seat): number {
  const income = Array.from({ length: KINDS }, () => 0);
  for (let corner = 0; corner < corners.length; corner++) {
    if (!houseFits(state, corner) || !withinOneRoad(state, seat, corner)) continue;
    for (const hex of hexesOfCorner[corner]!) {
      if (state.terrain[hex] !== DESERT) income[state.terrain[hex]!]! += pips(state.numbers[hex]!);
    }
  }
  return variedProduction(income);
}

function withinOneRoad(state: State, seat: Seat, corner: number): boolean {
  if (reaches(state, seat, corner)) return true;
  return cornerNeighbours[corner]!.some((near) => {
    const edge = edgesOfCorner[corner]!.find((at) => cornersOfEdge[at]!.includes(near));
    return edge !== undefined && reaches(state, seat, near) && roadFits(state, seat, edge);
  });
}

/** How near a hand is to a city and to a house, from 0 to 1. */
function synergy(state: State, seat: Seat): number {
  return 1 - (lacking(state, seat, COSTS.city) + lacking(state, seat, COSTS.house)) / 2;
}

/** The part of a price that is missing. */
function lacking({ hands }: State, seat: Seat, price: readonly number[]): number {
  const missing = price.map((count, kind) => Math.max(0, count - hands[seat * KINDS + kind]!));
  return sum(missing) / sum(price);
}

function isOwn({ corners }: State, seat: Seat, corner: number): boolean {
  return corners[corner] === 1 + 2 * seat || corners[corner] === 2 + 2 * seat;
}
