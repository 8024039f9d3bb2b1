/** What corners, edges and hexes are worth to a bot. Worths are in pips: a pip is a card in one of 36 rolls. */
import type { Seat } from '../../kit/rules.ts';
import { cornersOfEdge, corners, edgesOfCorner, harbours, hexes, hexesOfCorner } from '../board.ts';
import { DESERT } from '../data.ts';
import { CORNER_WORDS, EDGE_WORDS, type Ground, fitsAt, groundOf, isReached, lowest } from '../ground.ts';
import { houseSites, roadSites } from '../sites.ts';
import { lengthWith } from '../trail.ts';
import type { State } from '../types.ts';
import { pips, yieldsOf } from '../yields.ts';

/** How much a pip of each resource counts, in the order of RESOURCES. */
const WEIGHT: readonly number[] = [1, 0.8, 1, 1.1, 1];
/** What the first source of a resource is worth beyond its pips. */
const NEW_KIND = 1.6;
const GENERIC_HARBOUR = 1;
/** What a 2:1 harbour is worth for each pip of its resource. */
const OWN_HARBOUR = 0.3;
/** What lies one road further counts for less. */
const FURTHER = 0.45;

/** The pips of all hexes around a corner. */
export function pipsAround(state: State, corner: number): number {
  const around = hexesOfCorner[corner]!;
  let total = 0;
  for (let i = 0; i < around.length; i++) total += pips(state.numbers[around[i]!]!);
  return total;
}

/** The most pips around any corner where a house may stand. */
export function richest(state: State): number {
  const ground = groundOf(state);
  let most = 0;
  for (let corner = 0; corner < corners.length; corner++) {
    if (fitsAt(ground, corner)) most = Math.max(most, pipsAround(state, corner));
  }
  return most;
}

/** What the harbour at a corner trades: a resource, null for any; undefined where there is none. */
export const harbourAt: readonly (number | null | undefined)[] = corners.map(
  (_, corner) => harbours.find((harbour) => harbour.corners.includes(corner))?.kind,
);

/** Pips of `seat` by resource, cities twice, as if there were no robber. Good until something is built or another state is asked about. */
export function incomeOf(state: State, seat: Seat): readonly number[] {
  return yieldsOf(state).income[seat]!;
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
  const own = incomeOf(state, seat);
  let best = -1;
  let bestWorth = -1;
  const ground = groundOf(state);
  for (let word = 0; word < CORNER_WORDS; word++) {
    for (let left = houseSites(ground, seat, word); left !== 0; left &= left - 1) {
      const corner = 32 * word + lowest(left);
      const worth = cornerWorth(state, corner, own);
      if (worth <= bestWorth) continue;
      bestWorth = worth;
      best = corner;
    }
  }
  return best;
}

/** Added to a corner that one more road would reach. */
const ONE_MORE = 64;
export const isFurther = (way: number): boolean => way >= ONE_MORE;
export const cornerAt = (way: number): number => way % ONE_MORE;

/**
 * Where a road of `seat` on `edge` newly leads: to a corner where a house may stand, or else to the best one that one
 * more road would reach; −1 if to none. Without a house or that other road left, and over others' roads, it leads
 * nowhere.
 */
export function wayFrom(
  state: State,
  seat: Seat,
  edge: number,
  own: readonly number[],
  ground: Ground = groundOf(state),
): number {
  const [a, b] = cornersOfEdge[edge]!;
  const end = isReached(ground, seat, a) ? b : a;
  if (state.housesLeft[seat] === 0 || isReached(ground, seat, end)) return -1;
  if (fitsAt(ground, end)) return end;
  // Where a house would stand too close to another, the next road can still go on.
  if (state.corners[end] !== 0 || state.roadsLeft[seat]! < 2) return -1;
  const around = edgesOfCorner[end]!;
  let best = -1;
  let bestWorth = -1;
  for (let i = 0; i < around.length; i++) {
    const next = around[i]!;
    if (next === edge || state.edges[next]! >= 0) continue;
    const [c, d] = cornersOfEdge[next]!;
    const corner = c === end ? d : c;
    if (!fitsAt(ground, corner) || isReached(ground, seat, corner)) continue;
    const worth = cornerWorth(state, corner, own);
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = corner + ONE_MORE;
  }
  return best;
}

/** The worth of the site to which a road of `seat` on `edge` newly leads; 0 if it leads to none. */
export function roadWorth(
  state: State,
  seat: Seat,
  edge: number,
  own: readonly number[],
  ground: Ground = groundOf(state),
): number {
  const way = wayFrom(state, seat, edge, own, ground);
  if (way < 0) return 0;
  return (isFurther(way) ? FURTHER : 1) * cornerWorth(state, cornerAt(way), own);
}

/** Whether some road of `seat` would open a site that is worth something. */
export function opensSite(state: State, seat: Seat): boolean {
  const own = incomeOf(state, seat);
  const ground = groundOf(state);
  for (let word = 0; word < EDGE_WORDS; word++) {
    for (let left = roadSites(ground, seat, word); left !== 0; left &= left - 1) {
      if (roadWorth(state, seat, 32 * word + lowest(left), own, ground) > 0) return true;
    }
  }
  return false;
}

/** The edge whose road opens the best site for `seat`, or −1 where roads open none. */
export function bestRoad(state: State, seat: Seat): number {
  const own = incomeOf(state, seat);
  const ground = groundOf(state);
  let best = -1;
  let bestWorth = 0;
  for (let word = 0; word < EDGE_WORDS; word++) {
    for (let left = roadSites(ground, seat, word); left !== 0; left &= left - 1) {
      const edge = 32 * word + lowest(left);
      const worth = roadWorth(state, seat, edge, own, ground);
      if (worth <= bestWorth) continue;
      bestWorth = worth;
      best = edge;
    }
  }
  return best;
}

/** The edge whose road makes the longest trail of `seat` longest, or −1 where none makes it longer. */
export function longerRoad(state: State, seat: Seat): number {
  const ground = groundOf(state);
  let best = -1;
  let longest = state.trails[seat]!;
  for (let word = 0; word < EDGE_WORDS; word++) {
    for (let left = roadSites(ground, seat, word); left !== 0; left &= left - 1) {
      const edge = 32 * word + lowest(left);
      const length = lengthWith(state, seat, edge);
      if (length <= longest) continue;
      longest = length;
      best = edge;
    }
  }
  return best;
}

/** The first edge where a road of `seat` fits, or −1. */
export function anyRoad(state: State, seat: Seat): number {
  const ground = groundOf(state);
  for (let word = 0; word < EDGE_WORDS; word++) {
    const sites = roadSites(ground, seat, word);
    if (sites !== 0) return 32 * word + lowest(sites);
  }
  return -1;
}

/** Whether the robber can be moved where it hurts a rival of `seat` but not `seat` itself. Then no bot puts it on its own hexes. */
export function sparesItself(state: State, seat: Seat): boolean {
  const { cards } = yieldsOf(state);
  for (let hex = 0; hex < hexes.length; hex++) {
    if (hex === state.robber || pips(state.numbers[hex]!) === 0 || cards[4 * hex + seat]! > 0) continue;
    for (let other = 0; other < state.seats; other++) if (cards[4 * hex + other]! > 0) return true;
  }
  return false;
}

/** Whether the robber on a hex costs `seat` cards. */
export function robsSelf(state: State, seat: Seat, hex: number): boolean {
  return yieldsOf(state).cards[4 * hex + seat]! > 0;
}

/** How much a robber on `hex` hurts the rivals of `seat`, each weighed by `dread`, less how much it hurts `seat`. */
export function robberWorth(state: State, seat: Seat, hex: number, dread: readonly number[]): number {
  const { cards } = yieldsOf(state);
  let worth = 0;
  for (let owner = 0; owner < state.seats; owner++) {
    worth += cards[4 * hex + owner]! * (owner === seat ? -1.5 : dread[owner]!);
  }
  return worth * pips(state.numbers[hex]!);
}
