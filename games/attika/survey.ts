/**
 * What lies around each hex: marks on empty land, and each seat's own buildings. All of it is asked for whenever moves are
 * listed, and a move changes what stands on one hex. So it is kept from call to call: what stands is compared with what
 * stood when it was asked for last, and only around hexes where that differs is looked again.
 */
import { FREE_BY, MOST_HEXES } from './board.ts';
import { BUILDINGS, ROAD_COST, TERRAIN_KINDS } from './data.ts';
import { ownerOf } from './settle.ts';
import type { Land, State } from './types.ts';

export const SEATS = 4;
/** Marks or cards of one terrain that can matter: no building costs more of one. */
const MOST = 3;
/** How many bundles there are of up to so many of each terrain. Each has a number: base MOST + 1, a digit for each terrain. */
export const BUNDLES = (MOST + 1) ** TERRAIN_KINDS;

export interface Survey {
  /** By hex the marks on it and its empty neighbours, as the number of a bundle. Where a building stands it is of no use. */
  readonly marks: Uint8Array;
  /** By hex the cards a road costs there, without what founding costs. */
  readonly roads: Uint8Array;
  /** By hex and seat (`hex * SEATS + seat`) the kinds of the seat's own buildings beside it, as bits. */
  readonly beside: Int32Array;
  /** The kinds that are free beside those. */
  readonly freed: Int32Array;
}

/** A survey with the land it is of, and what stood there. */
interface Kept extends Survey {
  land: Land | undefined;
  readonly stood: Int16Array;
}

/** Two are kept: a search lays land in its head and comes back, again and again, to the one it began with. */
let latest = blank();
let other = blank();

/** For each kind those it makes free, as bits. */
const FREED: readonly number[] = BUILDINGS.map((_, kind) =>
  FREE_BY.reduce((bits, by, freed) => (by === kind ? bits | (1 << freed) : bits), 0),
);

function blank(): Kept {
  return {
    land: undefined,
    stood: new Int16Array(MOST_HEXES),
    marks: new Uint8Array(MOST_HEXES),
    roads: new Uint8Array(MOST_HEXES),
    beside: new Int32Array(MOST_HEXES * SEATS),
    freed: new Int32Array(MOST_HEXES * SEATS),
  };
}

/** Good until something is built, and until the next call for another state. */
export function surveyOf({ land, built }: State): Survey {
  if (latest.land !== land) [latest, other] = [other, latest];
  if (latest.land !== land) lookAtAll(latest, land, built);
  const { stood } = latest;
  for (let hex = 0; hex < built.length; hex++) {
    if (built[hex] === stood[hex]) continue;
    stood[hex] = built[hex]!;
    lookAround(latest, land, built, hex);
  }
  return latest;
}

function lookAtAll(kept: Kept, land: Land, built: readonly number[]): void {
  kept.land = land;
  kept.stood.set(built);
  for (let hex = 0; hex < built.length; hex++) look(kept, land, built, hex);
}

/** What stands on a hex matters to its neighbours alone. */
function lookAround(kept: Kept, land: Land, built: readonly number[], hex: number): void {
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const near = land.near[side]!;
    if (near >= 0) look(kept, land, built, near);
  }
}

function look({ beside, freed, marks, roads }: Kept, land: Land, built: readonly number[], hex: number): void {
  for (let at = hex * SEATS; at < hex * SEATS + SEATS; at++) beside[at] = freed[at] = 0;
  let counts = countOf(land.marks[hex]!);
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const near = land.near[side]!;
    if (near < 0) continue;
    const piece = built[near]!;
    if (piece < 0) counts += countOf(land.marks[near]!);
    else {
      const at = hex * SEATS + ownerOf(piece);
      const kind = piece % BUILDINGS.length;
      beside[at]! |= 1 << kind;
      freed[at]! |= FREED[kind]!;
    }
  }
  marks[hex] = bundleOf(counts & 15, (counts >> 4) & 15, (counts >> 8) & 15, counts >> 12);
  roads[hex] = roadPrice(counts);
}

/** Four bits for each terrain: a hex and its neighbours bear no more than seven marks. */
function countOf(mark: number): number {
  return mark < 0 ? 0 : 1 << (mark * 4);
}

/** The cards a road costs beside so many marks. Attika 4.5 */
function roadPrice(counts: number): number {
  let cards = ROAD_COST;
  for (; counts !== 0; counts >>= 4) cards -= counts & 15;
  return Math.max(0, cards);
}

/** The number of the bundle with so many of each terrain, or MOST where there are more; what is hidden counts as none. */
export function bundleOf(hill: number, mountain: number, forest: number, lake: number): number {
  return digit(hill) + (MOST + 1) * (digit(mountain) + (MOST + 1) * (digit(forest) + (MOST + 1) * digit(lake)));
}

function digit(count: number): number {
  return count < 0 ? 0 : count > MOST ? MOST : count;
}

/** How many of a terrain are in a bundle. */
export function inBundle(bundle: number, terrain: number): number {
  return Math.floor(bundle / (MOST + 1) ** terrain) % (MOST + 1);
}
