/** The path as numbered slots, and the tiles as numbers, computed once. */
import { KINDS, MISSING, PATH, TOP_VALUE } from './data.ts';

/** Where a pawn is that has not set out. */
export const ATLANTIS = -1;
export const SLOTS = PATH.reduce((sum, { slots }) => sum + slots, 0);

/** The back of the tiles of each slot. */
export const backOf: readonly number[] = PATH.flatMap(({ slots, back }) => Array.from({ length: slots }, () => back));
/** Tiles of each slot when the game begins. */
export const tilesOf: readonly number[] = PATH.flatMap(({ slots, tiles }) =>
  Array.from({ length: slots }, () => tiles),
);

/** Where a pawn is that has arrived: beyond the last slot. */
export const MAINLAND = tilesOf.length;

/** Faces of tiles: a number for each item and value. */
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

/** The faces of all tiles of each back. */
export const facesOfBack: readonly (readonly number[])[] = MISSING.map((missing) =>
  Array.from({ length: FACES }, (_, face) => face).filter((face) => valueOf(face) !== missing[itemOf(face)]),
);
