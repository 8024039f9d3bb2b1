/** What corners, edges and hexes are worth to a bot. Worths are in pips: chances in 36 of a card a roll. */
import type { Seat } from '../../kit/rules.ts';
import { cornerNeighbours, cornersOfEdge, cornersOfHex, corners, edges, harbours, hexesOfCorner } from '../board.ts';
import { DESERT, KINDS } from '../data.ts';
import { houseFits, ownerOf, reach, roadFits, yieldOf } from '../sites.ts';
import type { State } from '../types.ts';

/** How much sooner or later each resource is missed, in the order of RESOURCES. */
const WEIGHT: readonly number[] = [1, 0.8, 1, 1.1, 1];
/** What the first source of a resource is worth beyond its pips. */
const NEW_KIND = 1.6;
const GENERIC_HARBOUR = 1;
/** What a 2:1 harbour is worth for each pip of its resource. */
const OWN_HARBOUR = 0.3;
/** What lies one road further counts for less. */
const FURTHER = 0.45;

/** Chances in 36 that a number is rolled; 0 for the desert. */
export function pips(number: number): number {
  return number === 0 ? 0 : 6 - Math.abs(7 - number);
}

/** The pips of all hexes around a corner. */
export function pipsAround(state: State, corner: number): number {
  const around = hexesOfCorner[corner]!;
  let total = 0;
  for (let i = 0; i < around.length; i++) total += pips(state.numbers[around[i]!]!);
  return total;
}

/** The most pips around any corner where a house may stand. */
export function richest(state: State): number {
  let most = 0;
  for (let corner = 0; corner < corners.length; corner++) {
    if (houseFits(state, corner)) most = Math.max(most, pipsAround(state, corner));
  }
  return most;
}

const harbourAt: readonly (number | null | undefined)[] = corners.map(
  (_, corner) => harbours.find((harbour) => harbour.corners.includes(corner))?.kind,
);

const income: number[] = Array.from({ length: KINDS }, () => 0);

/** Pips of `seat` by resource, cities twice, as if there were no robber. Good until the next call. */
export function incomeOf(state: State, seat: Seat): readonly number[] {
  income.fill(0);
  for (let corner = 0; corner < corners.length; corner++) {
    const building = state.corners[corner]!;
    if (building === 0 || ownerOf(building) !== seat) continue;
    const around = hexesOfCorner[corner]!;
    for (let i = 0; i < around.length; i++) {
      const kind = state.terrain[around[i]!]!;
      if (kind !== DESERT) income[kind]! += yieldOf(building) * pips(state.numbers[around[i]!]!);
    }
  }
  return income;
}

/** What a house on `corner` adds to a seat whose income is `own`. */
export function cornerWorth(state: State, corner: number, own: readonly number[]): number {
  const around = hexesOfCorner[corner]!;
  let worth = 0;
  for (let i = 0; i < around.length; i++) {
    const kind = state.terrain[around[i]!]!;
    if (kind === DESERT) continue;
    worth += WEIGHT[kind]! * pips(state.numbers[around[i]!]!);
    if (own[kind] === 0) worth += NEW_KIND;
  }
  const harbour = harbourAt[corner];
  if (harbour === undefined) return worth;
  return worth + (harbour === null ? GENERIC_HARBOUR : OWN_HARBOUR * own[harbour]!);
}

/** What a city on `corner` adds. */
export function cityWorth(state: State, corner: number): number {
  const around = hexesOfCorner[corner]!;
  let worth = 0;
  for (let i = 0; i < around.length; i++) {
    const kind = state.terrain[around[i]!]!;
    if (kind !== DESERT) worth += WEIGHT[kind]! * pips(state.numbers[around[i]!]!);
  }
  return worth;
}

/** The corner where a house of `seat` would be worth most if it had the cards, or −1. */
export function bestSite(state: State, seat: Seat): number {
  const from = reach(state, seat);
  const own = incomeOf(state, seat);
  let best = -1;
  let bestWorth = -1;
  for (let corner = 0; corner < corners.length; corner++) {
    if (from[corner] === 0 || !houseFits(state, corner)) continue;
    const worth = cornerWorth(state, corner, own);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = corner;
    }
  }
  return best;
}

/** The worth of the sites a road on `edge` newly reaches, or brings within one more road. `from` is the seat's reach. */
export function roadWorth(state: State, from: Uint8Array, edge: number, own: readonly number[]): number {
  const [a, b] = cornersOfEdge[edge]!;
  const end = from[a] === 1 ? b : a;
  if (from[end] === 1) return 0;
  if (houseFits(state, end)) return cornerWorth(state, end, own);
  // Roads go on from an empty corner even where a house would stand too close to another.
  if (state.corners[end] !== 0) return 0;
  const next = cornerNeighbours[end]!;
  let best = 0;
  for (let i = 0; i < next.length; i++) {
    const corner = next[i]!;
    if (from[corner] === 1 || !houseFits(state, corner)) continue;
    best = Math.max(best, FURTHER * cornerWorth(state, corner, own));
  }
  return best;
}

/** The edge whose road opens the best site for `seat`, or −1 where roads open none. */
export function bestRoad(state: State, seat: Seat): number {
  const from = reach(state, seat);
  const own = incomeOf(state, seat);
  let best = -1;
  let bestWorth = 0;
  for (let edge = 0; edge < edges.length; edge++) {
    if (!roadFits(state, from, edge)) continue;
    const worth = roadWorth(state, from, edge, own);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = edge;
    }
  }
  return best;
}

/** An edge where a road of `seat` reaches a new corner, or −1. Most such roads make a trail longer. */
export function furtherRoad(state: State, seat: Seat): number {
  const from = reach(state, seat);
  for (let edge = 0; edge < edges.length; edge++) {
    const [a, b] = cornersOfEdge[edge]!;
    if (roadFits(state, from, edge) && from[a] !== from[b]) return edge;
  }
  return -1;
}

/** The first edge where a road of `seat` fits, or −1. */
export function anyRoad(state: State, seat: Seat): number {
  const from = reach(state, seat);
  return edges.findIndex((_, edge) => roadFits(state, from, edge));
}

/** How much a robber on `hex` hurts each seat's rivals more than itself; `dread` weighs the seats hurt. */
export function robberWorth(state: State, seat: Seat, hex: number, dread: readonly number[]): number {
  const around = cornersOfHex[hex]!;
  let worth = 0;
  for (let i = 0; i < around.length; i++) {
    const building = state.corners[around[i]!]!;
    if (building === 0) continue;
    const owner = ownerOf(building);
    worth += yieldOf(building) * (owner === seat ? -1.5 : dread[owner]!);
  }
  return worth * pips(state.numbers[hex]!);
}
