/** What stands on corners, and where a seat may build. */
import type { Seat } from '../kit/rules.ts';
import { cornerNeighbours, cornersOfEdge, corners as cornerSites, edges as edgeSites } from './board.ts';
import type { State } from './types.ts';

export const houseOf = (seat: Seat): number => 1 + 2 * seat;
export const cityOf = (seat: Seat): number => 2 + 2 * seat;

/** Whose house or city a corner's value is; the corner is not empty. */
export const ownerOf = (building: number): Seat => (building - 1) >> 1;

/** Cards a house or city yields: 1 or 2. */
export const yieldOf = (building: number): number => 2 - (building & 1);

/** Whether somebody else's house or city stands on a corner: roads end there and don't go on (Katason 7.3). */
export function blocked(state: State, seat: Seat, corner: number): boolean {
  const building = state.corners[corner]!;
  return building !== 0 && ownerOf(building) !== seat;
}

// Whole boards are run over here at every step of a search, so the topology is kept in the form that is quickest to read.
const CORNERS = cornerSites.length;
const EDGES = edgeSites.length;
/** Both ends of each edge, side by side. */
const ENDS = Uint8Array.from(cornersOfEdge.flat());
const reached = new Uint8Array(CORNERS);

/** Marks with 1 the corners `seat` may build on from: its buildings, and ends of its roads that are not blocked. Good until the next call. */
export function reach(state: State, seat: Seat): Uint8Array {
  const { corners, edges } = state;
  reached.fill(0);
  for (let edge = 0; edge < EDGES; edge++) {
    if (edges[edge] !== seat) continue;
    reached[ENDS[2 * edge]!] = 1;
    reached[ENDS[2 * edge + 1]!] = 1;
  }
  for (let corner = 0; corner < CORNERS; corner++) {
    const building = corners[corner]!;
    if (building !== 0) reached[corner] = ownerOf(building) === seat ? 1 : 0;
  }
  return reached;
}

/** Whether a road fits on an edge for the seat with this reach. */
export function roadFits(state: State, from: Uint8Array, edge: number): boolean {
  return state.edges[edge]! < 0 && (from[ENDS[2 * edge]!]! | from[ENDS[2 * edge + 1]!]!) === 1;
}

export function someRoadFits(state: State, seat: Seat): boolean {
  const from = reach(state, seat);
  for (let edge = 0; edge < EDGES; edge++) if (roadFits(state, from, edge)) return true;
  return false;
}

/** Whether one of `seat`'s roads leads to a corner where a house may stand. */
export function someHouseFits(state: State, seat: Seat): boolean {
  const from = reach(state, seat);
  for (let corner = 0; corner < CORNERS; corner++) if (from[corner] === 1 && houseFits(state, corner)) return true;
  return false;
}

/** The neighbouring corner that is built on, or −1: houses keep two edges apart. */
export function builtNeighbour(state: State, corner: number): number {
  const { corners } = state;
  const around = cornerNeighbours[corner]!;
  for (let i = 0; i < around.length; i++) if (corners[around[i]!] !== 0) return around[i]!;
  return -1;
}

/** Whether a house may stand on a corner as far as other buildings go. */
export function houseFits(state: State, corner: number): boolean {
  return state.corners[corner] === 0 && builtNeighbour(state, corner) < 0;
}
