/**
 * Where each seat may build, as bit sets. This follows only from roads and buildings, and is cached: a new road is
 * added to it; it is recomputed for another state, or when the number of pieces left shows that more was built.
 */
import type { Seat } from '../kit/rules.ts';
import { cornerNeighbours, cornersOfEdge, corners as cornerSites, edges as edgeSites, edgesOfCorner } from './board.ts';
import { houseOf, leftToAll, ownerOf } from './buildings.ts';
import type { State } from './types.ts';

const CORNERS = cornerSites.length;
const EDGES = edgeSites.length;
/** How many 32-bit words a set of corners needs, and a set of edges. */
export const CORNER_WORDS = 2;
export const EDGE_WORDS = 3;

/** The bit sets; those by seat are stored one after another. */
export interface Ground {
  /** Corners where a house may stand, as far as other buildings allow. */
  readonly fits: Int32Array;
  /** Edges without a road. */
  readonly free: Int32Array;
  /**
   * Corners from which each seat may continue building: its buildings, and the ends of its roads where nobody else has
   * built.
   */
  readonly reach: Int32Array;
  /** Edges at those corners. */
  readonly touched: Int32Array;
}

const ground: Ground = {
  fits: new Int32Array(CORNER_WORDS),
  free: new Int32Array(EDGE_WORDS),
  reach: new Int32Array(4 * CORNER_WORDS),
  touched: new Int32Array(4 * EDGE_WORDS),
};
let foundFor: State | undefined;
let foundAt = -1;
/** How much a road and a house count in `foundAt`. */
const ROAD = 1;
const HOUSE = 64;

/** For each corner: the set of its edges, and the set of the corner itself with its neighbours. */
const EDGES_AT = setsOf(edgesOfCorner, EDGE_WORDS);
const NEAR = setsOf(
  cornerNeighbours.map((near, corner) => [corner, ...near]),
  CORNER_WORDS,
);

/** The ground of a state. Valid until something is built, and until the next call for another state. */
export function groundOf(state: State): Ground {
  const left = piecesLeft(state);
  if (foundFor !== state || foundAt !== left) find(state, left);
  return ground;
}

/** Whether a house may stand on a corner, as far as other buildings allow. */
export function fitsAt({ fits }: Ground, corner: number): boolean {
  return (fits[corner >> 5]! & (1 << (corner & 31))) !== 0;
}

/** Whether `seat` may continue building from a corner. */
export function isReached({ reach }: Ground, seat: Seat, corner: number): boolean {
  return (reach[CORNER_WORDS * seat + (corner >> 5)]! & (1 << (corner & 31))) !== 0;
}

/** Adds a new road of `seat`. */
export function layRoad(state: State, seat: Seat, edge: number): void {
  groundOf(state);
  state.edges[edge] = seat;
  state.roadsLeft[seat]! -= 1;
  foundAt -= ROAD;
  addRoad(state, seat, edge);
}

/** Adds a new house of `seat`. */
export function raiseHouse(state: State, seat: Seat, corner: number): void {
  const cuts = reachedByOthers(groundOf(state), seat, corner);
  state.corners[corner] = houseOf(seat);
  state.housesLeft[seat]! -= 1;
  if (cuts) return;
  foundAt -= HOUSE;
  addBuilding(houseOf(seat), corner);
}

/** Whether another seat's road leads to a corner: a house there ends that seat's reach. */
function reachedByOthers(found: Ground, seat: Seat, corner: number): boolean {
  for (let other = 0; other < 4; other++) if (other !== seat && isReached(found, other, corner)) return true;
  return false;
}

/** The number of the lowest set bit of a word; the word must not be 0. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** A number that changes with every road and house. A city replacing a house changes nothing here. */
function piecesLeft({ roadsLeft, housesLeft, citiesLeft }: State): number {
  return ROAD * leftToAll(roadsLeft) + HOUSE * (leftToAll(housesLeft) + leftToAll(citiesLeft));
}

function find(state: State, left: number): void {
  foundFor = state;
  foundAt = left;
  ground.fits.fill(-1);
  ground.fits[CORNER_WORDS - 1] = (1 << (CORNERS % 32)) - 1;
  ground.free.fill(-1);
  ground.free[EDGE_WORDS - 1] = (1 << (EDGES % 32)) - 1;
  ground.reach.fill(0);
  ground.touched.fill(0);
  const { corners, edges } = state;
  for (let corner = 0; corner < CORNERS; corner++) if (corners[corner] !== 0) addBuilding(corners[corner]!, corner);
  for (let edge = 0; edge < EDGES; edge++) if (edges[edge]! >= 0) addRoad(state, edges[edge]!, edge);
}

function addBuilding(building: number, corner: number): void {
  for (let word = 0; word < CORNER_WORDS; word++) ground.fits[word]! &= ~NEAR[CORNER_WORDS * corner + word]!;
  addReach(ownerOf(building), corner);
}

function addRoad({ corners }: State, seat: Seat, edge: number): void {
  ground.free[edge >> 5]! &= ~(1 << (edge & 31));
  const [a, b] = cornersOfEdge[edge]!;
  // Roads end at other players' buildings (Katason 7.3); the seat's own are in its reach already.
  if (corners[a] === 0) addReach(seat, a);
  if (corners[b] === 0) addReach(seat, b);
}

function addReach(seat: Seat, corner: number): void {
  ground.reach[CORNER_WORDS * seat + (corner >> 5)]! |= 1 << (corner & 31);
  for (let word = 0; word < EDGE_WORDS; word++) {
    ground.touched[EDGE_WORDS * seat + word]! |= EDGES_AT[EDGE_WORDS * corner + word]!;
  }
}

function setsOf(lists: readonly (readonly number[])[], words: number): Int32Array {
  const sets = new Int32Array(lists.length * words);
  for (const [index, list] of lists.entries())
    for (const bit of list) sets[words * index + (bit >> 5)]! |= 1 << (bit & 31);
  return sets;
}
