/** What stands on corners. */
import type { Seat } from '../kit/rules.ts';
import type { State } from './types.ts';

export const houseOf = (seat: Seat): number => 1 + 2 * seat;
export const cityOf = (seat: Seat): number => 2 + 2 * seat;

/** The owner of the house or city on a corner; the corner must not be empty. */
export const ownerOf = (building: number): Seat => (building - 1) >> 1;

/** Cards a house or city yields: 1 or 2. */
export const yieldOf = (building: number): number => 2 - (building & 1);

/** Whether another player's house or city stands on a corner: roads can't continue there (Katason 7.3). */
export function blocked(state: State, seat: Seat, corner: number): boolean {
  const building = state.corners[corner]!;
  return building !== 0 && ownerOf(building) !== seat;
}

/**
 * How many pieces of a kind all seats together have left. Written without a loop, because it is needed before every
 * roll.
 */
export function leftToAll(left: readonly number[]): number {
  return left[0]! + left[1]! + left[2]! + (left.length > 3 ? left[3]! : 0);
}
