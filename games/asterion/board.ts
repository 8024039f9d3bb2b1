/** Which sides a face opens in each rotation; computed once. */
import { ASTERION_OPENINGS, FACES, TILES } from './data.ts';

/** The most tiles there can be on the table: four colours and Asterion's. */
export const MOST_TILES = 4 * TILES + 1;

/** A cell that is none. */
export const NOWHERE = -1;

/** A face's openings after `rotation` quarter turns clockwise, as bits of sides. */
export function turned(openings: number, rotation: number): number {
  return ((openings << rotation) | (openings >> (4 - rotation))) & 0b1111;
}

/** OPEN[face * 4 + rotation]: the sides on which a tile has passages. */
const OPEN: readonly number[] = FACES.flatMap(({ openings }) => [0, 1, 2, 3].map((by) => turned(openings, by)));

/** The open sides of a tile; face −1 is Asterion's. */
export function openSides(face: number, rotation: number): number {
  return face < 0 ? ASTERION_OPENINGS : OPEN[face * 4 + rotation]!;
}

/** For each face: the rotations that look different. */
export const ROTATIONS: readonly (readonly number[])[] = FACES.map(({ openings }) =>
  [0, 1, 2, 3].filter(
    (by) => ![0, 1, 2, 3].slice(0, by).some((less) => turned(openings, less) === turned(openings, by)),
  ),
);

/**
 * For each face: the quarter turns of a tile on the table that have different effects, the smallest first. A full turn
 * is not included.
 */
export const QUARTERS: readonly (readonly number[])[] = FACES.map(({ openings }) =>
  [1, 2, 3].filter((by) => ![1, 2, 3].slice(0, by - 1).some((less) => turned(openings, less) === turned(openings, by))),
);
