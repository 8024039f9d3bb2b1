/** How close a seat is to linking two shrines: on how many empty hexes it would still have to build. Attika 8.2 */
import type { Seat } from '../kit/rules.ts';
import { MOST_HEXES } from './board.ts';
import type { State } from './types.ts';
import { NEVER, distancesFrom, shrinesOf } from './ways.ts';

/** The shortest path between two shrines. */
export interface Link {
  readonly shrines: readonly [number, number];
  /** Every hex of the path, from the first shrine to the second. */
  readonly way: readonly number[];
  /** The hexes of the path that are still empty. */
  readonly missing: readonly number[];
}

/** An upper limit: no path needs so many buildings. */
const FARTHEST = NEVER - 1;

const distances = new Uint8Array(MOST_HEXES);

/**
 * The fewest empty hexes that a seat must build on to link two shrines. Infinity if other seats block every path, or if
 * it takes more than `most`.
 */
export function gaps(state: State, seat: Seat, most: number = FARTHEST): number {
  const beside = shrinesOf(state.land);
  let least = Infinity;
  for (let shrine = 0; shrine + 1 < beside.length; shrine++) {
    distancesFrom(state, seat, shrine, Math.min(least, most), distances);
    for (let other = shrine + 1; other < beside.length; other++) {
      for (const hex of beside[other]!) least = Math.min(least, distances[hex]!);
    }
  }
  return least > most ? Infinity : least;
}

/** The shortest path between two shrines that a seat can still build; null if other seats block all of them. */
export function bestLink(state: State, seat: Seat): Link | null {
  const { built } = state;
  const beside = shrinesOf(state.land);
  const least = gaps(state, seat);
  if (least === Infinity) return null;
  for (let from = 0; from + 1 < beside.length; from++) {
    distancesFrom(state, seat, from, least, distances);
    for (let to = from + 1; to < beside.length; to++) {
      const end = beside[to]!.find((hex) => distances[hex] === least);
      if (end === undefined) continue;
      const way = wayTo(state, from, end);
      return { shrines: [from, to], way, missing: way.filter((hex) => built[hex] === -1) };
    }
  }
  return null;
}

/** Follows the distances just found back from a hex to a shrine. */
function wayTo(state: State, shrine: number, end: number): number[] {
  const { land, built } = state;
  const cost = (hex: number) => (built[hex] === -1 ? 1 : 0);
  const first = new Set(shrinesOf(land)[shrine]);
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
