/**
 * What lies around each hex: marks on empty land, and each seat's own buildings. Listing moves needs all of it, but a
 * move changes only one hex. So the result is cached: it compares what stands with what stood at the last call, and
 * updates only the hexes around differences.
 */
import { FREE_BY, MOST_HEXES } from './board.ts';
import { BUILDINGS, ROAD_COST, TERRAIN_KINDS } from './data.ts';
import { ownerOf } from './settle.ts';
import type { Land, State } from './types.ts';

export const SEATS = 4;
/** More marks or cards of one terrain than this never matter, because no building costs more of it. */
const MOST = 3;
/**
 * The number of bundles with up to MOST of each terrain. A bundle's number has base MOST + 1, with one digit for each
 * terrain.
 */
export const BUNDLES = (MOST + 1) ** TERRAIN_KINDS;

export interface Survey {
  /**
   * By hex: the marks on it and its empty neighbours, as the number of a bundle. Meaningless where a building stands.
   */
  readonly marks: Uint8Array;
  /** By hex: the cards that a road costs there, without the fee for founding. */
  readonly roads: Uint8Array;
  /** By `hex * SEATS + seat`: the kinds of the seat's own buildings beside it, as bits. */
  readonly beside: Int32Array;
  /** By the same index: the kinds that are free because of those. */
  readonly freed: Int32Array;
}

/** A survey with the land and the buildings that it describes. */
interface Kept extends Survey {
  land: Land | undefined;
  readonly stood: Int16Array;
}

/** Two surveys are kept, because a search lays land and comes back to the old land again and again. */
let latest = blank();
let other = blank();

/** For each kind: the kinds that it makes free, as bits. */
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

/** The survey of a state. Valid until something is built, and until the next call for another state. */
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

/** A change on a hex affects only the hexes next to it. */
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

/** A mark in a packed count with four bits for each terrain; a hex and its neighbours have at most seven marks. */
function countOf(mark: number): number {
  return mark < 0 ? 0 : 1 << (mark * 4);
}

/** The cards that a road costs beside these marks. Attika 4.5 */
function roadPrice(counts: number): number {
  let cards = ROAD_COST;
  for (; counts !== 0; counts >>= 4) cards -= counts & 15;
  return Math.max(0, cards);
}

/** The number of the bundle with so many cards of each terrain, each limited to MOST. Hidden counts count as 0. */
export function bundleOf(hill: number, mountain: number, forest: number, lake: number): number {
  return digit(hill) + (MOST + 1) * (digit(mountain) + (MOST + 1) * (digit(forest) + (MOST + 1) * digit(lake)));
}

function digit(count: number): number {
  return count < 0 ? 0 : count > MOST ? MOST : count;
}

/** How many of a terrain a bundle has. */
export function inBundle(bundle: number, terrain: number): number {
  return Math.floor(bundle / (MOST + 1) ** terrain) % (MOST + 1);
}
