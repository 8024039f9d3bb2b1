/** How close a seat is to linking two shrines: on how many empty hexes it would still have to build. Attika 8.2 */
import { filled } from '../kit/counts.ts';
import type { Seat } from '../kit/rules.ts';
import { SHRINE } from './land.ts';
import { ownerOf } from './settle.ts';
import type { Land, State } from './types.ts';

/** The shortest path between two shrines. */
export interface Link {
  readonly shrines: readonly [number, number];
  /** Every hex of the path, from the first shrine to the second. */
  readonly way: readonly number[];
  /** The hexes of the path that are still empty. */
  readonly missing: readonly number[];
}

/** An upper limit: no path needs so many buildings. */
const FARTHEST = 99;
/** The distance of a hex to which no path was found. */
const NEVER = FARTHEST + 1;

/**
 * The fewest empty hexes that a seat must build on to link two shrines. Infinity if other seats block every path, or if
 * it takes more than `most`.
 */
export function gaps(state: State, seat: Seat, most: number = FARTHEST): number {
  const { land } = state;
  let least = Infinity;
  for (let shrine = 0; shrine + 1 < land.shrines.length; shrine++) {
    const distances = distancesFrom(state, seat, shrine, Math.min(least, most));
    for (let other = shrine + 1; other < land.shrines.length; other++) {
      for (const hex of beside(land, other)) least = Math.min(least, distances[hex]!);
    }
  }
  return least > most ? Infinity : least;
}

/** The shortest path between two shrines that a seat can still build; null if other seats block all of them. */
export function bestLink(state: State, seat: Seat): Link | null {
  const { land, built } = state;
  const least = gaps(state, seat);
  if (least === Infinity) return null;
  for (let from = 0; from + 1 < land.shrines.length; from++) {
    const distances = distancesFrom(state, seat, from, least);
    for (let to = from + 1; to < land.shrines.length; to++) {
      const end = beside(land, to).find((hex) => distances[hex] === least);
      if (end === undefined) continue;
      const way = wayTo(state, from, end, distances);
      return { shrines: [from, to], way, missing: way.filter((hex) => built[hex] === -1) };
    }
  }
  return null;
}

/**
 * For each hex, how many empty hexes must be built on from a shrine up to and including it. Own buildings cost nothing.
 * Distances well above `limit` are NEVER.
 */
function distancesFrom(state: State, seat: Seat, shrine: number, limit: number): number[] {
  const distances = filled(state.built.length, NEVER);
  let layer: readonly number[] = beside(state.land, shrine);
  for (let cost = 0; layer.length > 0 && cost <= limit; cost++) layer = spread(state, seat, layer, cost, distances);
  return distances;
}

/**
 * Settles every hex that is reached at `cost`, continuing across own buildings. Returns the hexes that cost one more.
 */
function spread(state: State, seat: Seat, layer: readonly number[], cost: number, distances: number[]): number[] {
  const { near } = state.land;
  const dearer: number[] = [];
  const queue = layer.slice();
  for (const hex of queue) {
    const owner = ownerOf(state.built[hex]!);
    if (owner >= 0 && owner !== seat) continue;
    const due = owner < 0 ? cost + 1 : cost;
    if (due >= distances[hex]!) continue;
    distances[hex] = due;
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const other = near[side]!;
      if (other < 0 || distances[other]! <= due) continue;
      if (owner < 0) dearer.push(other);
      else queue.push(other);
    }
  }
  return dearer;
}

/** Follows matching distances back from a hex to a shrine. */
function wayTo(state: State, shrine: number, end: number, distances: readonly number[]): number[] {
  const { land, built } = state;
  const cost = (hex: number) => (built[hex] === -1 ? 1 : 0);
  const first = new Set(beside(land, shrine));
  const before = new Map([[end, -1]]);
  for (const [hex] of before) {
    if (first.has(hex) && distances[hex] === cost(hex)) return trail(before, hex);
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const other = land.near[side]!;
      if (other < 0 || before.has(other) || distances[other]! + cost(hex) !== distances[hex]) continue;
      before.set(other, hex);
    }
  }
  return [];
}

function trail(before: ReadonlyMap<number, number>, from: number): number[] {
  const way: number[] = [];
  for (let hex = from; hex >= 0; hex = before.get(hex)!) way.push(hex);
  return way;
}

/** The hexes around each shrine, by land; a land never changes, so they are computed once. */
const around = new WeakMap<Land, readonly (readonly number[])[]>();

/** The hexes around a shrine. */
function beside(land: Land, shrine: number): readonly number[] {
  const found = around.get(land) ?? besideEach(land);
  around.set(land, found);
  return found[shrine]!;
}

function besideEach({ near, shrines }: Land): readonly (readonly number[])[] {
  const found: number[][] = shrines.map(() => []);
  for (let at = 0; at < near.length; at++) {
    if (near[at]! <= SHRINE) found[SHRINE - near[at]!]!.push(Math.floor(at / 6));
  }
  return found;
}
