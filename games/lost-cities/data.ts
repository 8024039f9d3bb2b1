/** The components of Lost Cities, as tables. */

/** Paths and card colours by index. */
export const COLOURS = ['brown', 'yellow', 'green', 'red', 'blue'] as const;
export const PATHS = COLOURS.length;

/** Cards of each colour are numbered 0 to 10, in two copies. */
export const VALUES = 11;
export const COPIES = 2;
export const HAND = 8;
/** How many cards are removed unseen before each deal, by number of players. */
export const SET_ASIDE: readonly number[] = [0, 0, 30, 0, 0];

/** The number of explorers that each player has besides the one researcher. */
export const EXPLORERS = 4;
/** What a researcher's step score is multiplied by. */
export const RESEARCHER_FACTOR = 2;

/** Steps of each path; the bridge follows step BRIDGE. */
export const STEPS = 9;
export const BRIDGE = 6;
/** How many figures beyond the bridge end an expedition. */
export const CROSSINGS = 5;
/** The points of a figure by its step; 0 if it never started. */
export const STEP_POINTS: readonly number[] = [0, -20, -15, -10, 5, 10, 15, 30, 35, 50];

/** Steps with an event mark, by path in the order of COLOURS. */
export const EVENT_STEPS: readonly (readonly number[])[] = [
  [3, 5, 6, 8, 9],
  [2, 4, 6, 7, 9],
  [2, 4, 5, 8, 9],
  [3, 4, 7, 8, 9],
  [2, 3, 5, 7, 9],
];

/** Event tiles by index, how many there are of each, and the points they give. */
export const TILES = ['statue', 'step', 'points5', 'points10', 'points15'] as const;
export const STATUE = 0;
export const STEP = 1;
export const TILE_COUNTS: readonly number[] = [9, 9, 2, 3, 2];
export const TILE_POINTS: readonly number[] = [0, 0, 5, 10, 15];

/** Points by number of statues; the last entry also holds for more. */
export const STATUE_POINTS = {
  full: [-50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  short: [-20, -15, 10, 15, 30, 50],
} as const satisfies Record<string, readonly number[]>;

/** Expeditions of a game, by its length. */
export const EXPEDITIONS = { full: 3, short: 1 } as const;
/** After this many turns in a row without progress an expedition ends. */
export const STALLED_TURNS = 50;
