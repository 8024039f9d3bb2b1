/** Where a seat may build. */
import type { Seat } from '../kit/rules.ts';
import { cornerNeighbours } from './board.ts';
import { CORNER_WORDS, EDGE_WORDS, type Ground, fitsAt, groundOf, isReached } from './ground.ts';
import type { State } from './types.ts';

/**
 * Whether `seat` may continue building from a corner: it has a building there, or one of its roads ends there without
 * another player's building.
 */
export function reaches(state: State, seat: Seat, corner: number): boolean {
  return isReached(groundOf(state), seat, corner);
}

/** Whether a road of `seat` fits on an edge. */
export function roadFits(state: State, seat: Seat, edge: number): boolean {
  return (roadSites(groundOf(state), seat, edge >> 5) & (1 << (edge & 31))) !== 0;
}

/** The edges where a road of `seat` fits, as a word of 32 bits. */
export function roadSites({ touched, free }: Ground, seat: Seat, word: number): number {
  return touched[EDGE_WORDS * seat + word]! & free[word]!;
}

/** The corners where a road of `seat` leads and a house may stand, as a word of 32 bits. */
export function houseSites({ reach, fits }: Ground, seat: Seat, word: number): number {
  return reach[CORNER_WORDS * seat + word]! & fits[word]!;
}

export function someRoadFits(state: State, seat: Seat): boolean {
  const ground = groundOf(state);
  for (let word = 0; word < EDGE_WORDS; word++) if (roadSites(ground, seat, word) !== 0) return true;
  return false;
}

/** Whether one of `seat`'s roads leads to a corner where a house may stand. */
export function someHouseFits(state: State, seat: Seat): boolean {
  const ground = groundOf(state);
  for (let word = 0; word < CORNER_WORDS; word++) if (houseSites(ground, seat, word) !== 0) return true;
  return false;
}

/** A neighbouring corner with a building, or −1: two houses must be two edges apart. */
export function builtNeighbour(state: State, corner: number): number {
  const { corners } = state;
  const around = cornerNeighbours[corner]!;
  for (let i = 0; i < around.length; i++) if (corners[around[i]!] !== 0) return around[i]!;
  return -1;
}

/** Whether a house may stand on a corner, as far as other buildings allow. */
export function houseFits(state: State, corner: number): boolean {
  return fitsAt(groundOf(state), corner);
}
