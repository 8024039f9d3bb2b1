/** The path as numbered slots, and tiles as numbers; computed once. */
import { KINDS, MISSING, PATH, TOP_VALUE } from './data.ts';

/** The place of a pawn that hasn't started. */
export const ATLANTIS = -1;
export const SLOTS = PATH.reduce((sum, { slots }) => sum + slots, 0);

/** For each slot: the back of its tiles. */
export const backOf: readonly number[] = PATH.flatMap(({ slots, back }) => Array.from({ length: slots }, () => back));
/** For each slot: its number of tiles at the beginning. */
export const tilesOf: readonly number[] = PATH.flatMap(({ slots, tiles }) =>
  Array.from({ length: slots }, () => tiles),
);

/** The place of a pawn that has arrived, beyond the last slot. */
export const MAINLAND = tilesOf.length;

/** The number of faces: one for each item and value. */
export const FACES = KINDS * TOP_VALUE;

export function faceOf(item: number, value: number): number {
  return item * TOP_VALUE + value - 1;
}

export function itemOf(face: number): number {
  return Math.floor(face / TOP_VALUE);
}

export function valueOf(face: number): number {
  return (face % TOP_VALUE) + 1;
}

/** For each back: the faces of all its tiles. */
export const facesOfBack: readonly (readonly number[])[] = MISSING.map((missing) =>
  Array.from({ length: FACES }, (_, face) => face).filter((face) => valueOf(face) !== missing[itemOf(face)]),
);
