/** What is played in an arena, as plain data that goes to threads, and the numbers that come back. */
import type { Seat } from '../../../games/kit/rules.ts';

/** What bounds a thought instead of its level's own budget; nothing given changes nothing. */
export interface Bounds {
  /** Iterations for everybody who searches, and no clock. */
  readonly iterations?: number;
  /** Milliseconds for everybody who searches, and as many iterations as fit. With `iterations` both bound. */
  readonly milliseconds?: number;
  /** This part of each level's own iterations, and no clock: a ladder climbs as the real one does. */
  readonly part?: number;
}

export interface Contest {
  readonly game: string;
  /** One name a seat; a name may stand several times. */
  readonly contestants: readonly string[];
  /** Every deal is played once for each rotation of the contestants around the table. */
  readonly deals: number;
  readonly seed: string;
  readonly bounds: Bounds;
}

/** One match of a contest. */
export interface Pairing {
  readonly deal: number;
  /** By how many seats the contestants have moved on around the table. */
  readonly rotation: number;
}

/** What one decision took, where there was a choice. */
export interface Effort {
  readonly iterations: number;
  readonly milliseconds: number;
}

export interface Outcome {
  /** By contestant: the part of the victory it had. */
  readonly shares: readonly number[];
  /** By contestant: its decisions. */
  readonly efforts: readonly (readonly Effort[])[];
  readonly moves: number;
  /** Why a program lost before the end, and which contestant it was; the others share the victory. */
  readonly forfeit?: { readonly index: number; readonly why: string };
}

/** All matches of a contest, those of one deal together. */
export function pairings({ contestants, deals }: Contest): readonly Pairing[] {
  const rotations = contestants.map((_, rotation) => rotation);
  return Array.from({ length: deals }, (_, deal) => rotations.map((rotation) => ({ deal, rotation }))).flat();
}

/** Which contestant sits where. */
export function seated({ contestants }: Contest, { rotation }: Pairing, seat: Seat): number {
  return (seat + rotation) % contestants.length;
}
