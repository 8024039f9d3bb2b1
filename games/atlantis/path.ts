/** Walking along the path: where cards lead, and which holes lie between and what they cost. */
import type { Seat } from '../kit/rules.ts';
import { ATLANTIS, MAINLAND, SLOTS, faceOf, valueOf } from './board.ts';
import { PAWNS, TOP_VALUE } from './data.ts';
import type { State } from './types.ts';

/** Whether any player's pawn stands on the slot. */
export function occupied(state: State, slot: number): boolean {
  return state.pawns.includes(slot);
}

/** Where a card takes a pawn: to the nearest tile ahead with its item, or to the mainland. Atlantis 3.1, 3.3 */
export function destination(state: State, from: number, item: number): number {
  const { tops } = state;
  const lowest = faceOf(item, 1);
  const highest = faceOf(item, TOP_VALUE);
  for (let slot = from + 1; slot < SLOTS; slot++) {
    const face = tops[slot]!;
    if (face >= lowest && face <= highest) return slot;
  }
  return MAINLAND;
}

/** The cost of going from one place to another: the sum of the holes between. Atlantis 4.2, 4.3 */
export function tollBetween(state: State, from: number, to: number): number {
  return countTolls(state, from, to, undefined);
}

const tolls = new Int32Array(MAINLAND + 1);

/** The costs of going from one place to each place beyond it, computed in a single walk. Valid until the next call. */
export function tollsFrom(state: State, from: number): Int32Array {
  tolls[MAINLAND] = countTolls(state, from, MAINLAND, tolls);
  return tolls;
}

/** The toll to `to`; also writes down the toll to each slot on the way. */
function countTolls(state: State, from: number, to: number, each: Int32Array | undefined): number {
  const { tops, bridged } = state;
  let toll = 0;
  // `before` is the tile before the current hole. Water at either end of the path is no hole.
  let before = from === ATLANTIS ? -1 : tops[from]!;
  let wet = false;
  let free = false;
  for (let slot = from + 1; slot < SLOTS && slot <= to; slot++) {
    const face = tops[slot]!;
    if (face < 0) {
      wet = true;
      if (bridged[slot] === 1) free = true;
    } else {
      if (wet && !free && before >= 0) toll += Math.min(valueOf(before), valueOf(face));
      before = face;
      wet = false;
      free = false;
    }
    if (each) each[slot] = toll;
  }
  return toll;
}

/** The first slot of each hole without a bridge. Atlantis 4.1, 5.1 */
export function openHoles(state: State): readonly number[] {
  const first: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const hole = holeAt(state, slot);
    if (hole?.from === slot && !hole.bridged) first.push(slot);
  }
  return first;
}

interface Hole {
  readonly from: number;
  readonly to: number;
  readonly bridged: boolean;
}

/** The hole that a water slot belongs to; undefined for tiles, and for water at either end of the path. Atlantis 4.1 */
export function holeAt(state: State, slot: number): Hole | undefined {
  const { tops } = state;
  if (tops[slot] !== -1) return undefined;
  let from = slot;
  let to = slot;
  while (tops[from - 1] === -1) from--;
  while (tops[to + 1] === -1) to++;
  if (from === 0 || to === SLOTS - 1) return undefined;
  return { from, to, bridged: state.bridged.slice(from, to + 1).includes(1) };
}

/**
 * The slot whose tile goes to the player who moved a pawn to `place`: the nearest one behind without a pawn, or −1.
 * Atlantis 3.6
 */
export function tileBehind(state: State, place: number): number {
  let slot = place - 1;
  while (slot >= 0 && (state.tops[slot]! < 0 || occupied(state, slot))) slot--;
  return slot;
}

/** How many pawns of a seat have arrived. */
export function pawnsHome(state: State, seat: Seat): number {
  let home = 0;
  for (let pawn = 0; pawn < PAWNS; pawn++) if (state.pawns[seat * PAWNS + pawn] === MAINLAND) home++;
  return home;
}
