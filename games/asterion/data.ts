/** Asterion's components, as tables. Sides are numbered clockwise from the north; openings are those of rotation 0. */

export interface Face {
  readonly shape: 'deadEnd' | 'straight' | 'corner' | 'tee' | 'cross';
  /** The sides with a passage, as bits 1 (north), 2 (east), 4 (south), 8 (west). */
  readonly openings: number;
  readonly coins: number;
  readonly feathers: number;
  /** How many of the 16 tiles of a colour have this face. (ours) */
  readonly count: number;
}

/** Faces by index. Every tile of a colour also has one explorer. */
export const FACES: readonly Face[] = [
  { shape: 'deadEnd', openings: 0b0001, coins: 1, feathers: 0, count: 1 },
  { shape: 'straight', openings: 0b0101, coins: 0, feathers: 1, count: 1 },
  { shape: 'straight', openings: 0b0101, coins: 0, feathers: 0, count: 2 },
  { shape: 'corner', openings: 0b0011, coins: 0, feathers: 0, count: 4 },
  { shape: 'tee', openings: 0b1011, coins: 0, feathers: 0, count: 6 },
  { shape: 'cross', openings: 0b1111, coins: 0, feathers: 0, count: 2 },
];

/** The number of tiles of each colour, and of rounds. */
export const TILES = 16;
/** The Minotaur's tile is open on all sides. (ours) */
export const ASTERION_OPENINGS = 0b1111;
/** How many feathers in a network let its explorers fly away. */
export const WINGS = 2;
/** A tile with this many neighbours, or more, is walled in and can't be turned, swapped or moved. */
export const WALLED_IN = 4;
