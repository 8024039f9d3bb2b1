/** What stands on corners, and where a seat may build. */
import type { Seat } from '../kit/rules.ts';
import { cornerNeighbours, cornersOfEdge, corners as cornerSites, edges as edgeSites, edgesOfCorner } from './board.ts';
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

/** Whether `seat` may build on from `corner`: it owns the building there, or a road to it that is not blocked. */
export function reaches(state: State, seat: Seat, corner: number): boolean {
  const building = state.corners[corner]!;
  return building === 0 ? hasRoadAt(state, seat, corner) : ownerOf(building) === seat;
}

export function hasRoadAt(state: State, seat: Seat, corner: number): boolean {
  const around = edgesOfCorner[corner]!;
  for (let i = 0; i < around.length; i++) if (state.edges[around[i]!] === seat) return true;
  return false;
}

const reached = new Uint8Array(cornerSites.length);

/** `reaches` for all corners at once, 1 for those that are. Good until the next call. */
export function reachable(state: State, seat: Seat): Uint8Array {
  reached.fill(0);
  for (let edge = 0; edge < edgeSites.length; edge++) {
    if (state.edges[edge] !== seat) continue;
    const ends = cornersOfEdge[edge]!;
    reached[ends[0]] = 1;
    reached[ends[1]] = 1;
  }
  for (let corner = 0; corner < cornerSites.length; corner++) {
    const building = state.corners[corner]!;
    if (building !== 0) reached[corner] = ownerOf(building) === seat ? 1 : 0;
  }
  return reached;
}

/** Whether `seat` may lay a road on an edge, as far as the place goes. */
export function roadFits(state: State, seat: Seat, edge: number): boolean {
  if (state.edges[edge]! >= 0) return false;
  const ends = cornersOfEdge[edge]!;
  return reaches(state, seat, ends[0]) || reaches(state, seat, ends[1]);
}

/** The next edge after `edge` on which a road fits from the corners marked in `from`, or −1. */
export function nextFit(state: State, from: Uint8Array, edge: number): number {
  for (let next = edge + 1; next < edgeSites.length; next++) {
    if (state.edges[next]! >= 0) continue;
    const ends = cornersOfEdge[next]!;
    if (from[ends[0]] === 1 || from[ends[1]] === 1) return next;
  }
  return -1;
}

export function someRoadFits(state: State, seat: Seat): boolean {
  return nextFit(state, reachable(state, seat), -1) >= 0;
}

/** The neighbouring corner that is built on, or −1: houses keep two edges apart. */
export function builtNeighbour(state: State, corner: number): number {
  const around = cornerNeighbours[corner]!;
  for (let i = 0; i < around.length; i++) if (state.corners[around[i]!] !== 0) return around[i]!;
  return -1;
}

/** Whether a house may stand on a corner as far as other buildings go. */
export function houseFits(state: State, corner: number): boolean {
  return state.corners[corner] === 0 && builtNeighbour(state, corner) < 0;
}
