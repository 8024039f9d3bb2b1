/** What stands on corners, and where a seat may build. */
import type { Seat } from '../kit/rules.ts';
import { cornerNeighbours, cornersOfEdge, edgesOfCorner, edges as edgeSites } from './board.ts';
import type { State } from './types.ts';

export const houseOf = (seat: Seat): number => 1 + 2 * seat;
export const cityOf = (seat: Seat): number => 2 + 2 * seat;

/** Whose house or city a corner's value is; the corner is not empty. */
export const ownerOf = (building: number): Seat => (building - 1) >> 1;

/** Cards a house or city yields: 1 or 2. */
export const yieldOf = (building: number): number => 2 - (building & 1);

/** Whether `seat` may lay a road from `corner`: from its own building, or on from its own road past no other building. */
export function reaches(state: State, seat: Seat, corner: number): boolean {
  const building = state.corners[corner]!;
  return building === 0 ? hasRoadAt(state, seat, corner) : ownerOf(building) === seat;
}

export function hasRoadAt(state: State, seat: Seat, corner: number): boolean {
  const around = edgesOfCorner[corner]!;
  for (let i = 0; i < around.length; i++) if (state.edges[around[i]!] === seat) return true;
  return false;
}

/** Whether `seat` may lay a road on an edge, as far as the place goes. */
export function roadFits(state: State, seat: Seat, edge: number): boolean {
  if (state.edges[edge]! >= 0) return false;
  const ends = cornersOfEdge[edge]!;
  return reaches(state, seat, ends[0]) || reaches(state, seat, ends[1]);
}

export function someRoadFits(state: State, seat: Seat): boolean {
  for (let edge = 0; edge < edgeSites.length; edge++) if (roadFits(state, seat, edge)) return true;
  return false;
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
