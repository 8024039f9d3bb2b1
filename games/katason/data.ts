/** Katason's components, as tables. */

/** Resources by index; `Bundle`s, hands and the bank are in this order. */
export const RESOURCES = ['brick', 'sheep', 'ore', 'wheat', 'wood'] as const;
export const KINDS = RESOURCES.length;
/** The terrain index of the desert, which yields nothing. */
export const DESERT = 5;

/** Cards by index. */
export const CARDS = ['knight', 'point', 'road', 'harvest', 'monopoly'] as const;
export const KNIGHT = 0;
export const POINT = 1;
export const ROAD = 2;
export const HARVEST = 3;
export const MONOPOLY = 4;
export const CARD_COUNTS: readonly number[] = [14, 5, 2, 2, 2];

/** Hexes in each row, north to south. */
export const ROWS: readonly number[] = [3, 4, 5, 4, 3];
/** How many hexes there are of each terrain: RESOURCES, then the desert. */
export const TERRAIN_COUNTS: readonly number[] = [3, 4, 3, 4, 4, 1];

/** Number tokens in the order they are laid out in a spiral; the desert is skipped. */
export const NUMBER_TOKENS: readonly number[] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/** Harbours by coast edge, counted clockwise from the north-western side of hex 0; null is the generic harbour. */
export const HARBOURS: readonly { readonly coastEdge: number; readonly kind: (typeof RESOURCES)[number] | null }[] = [
  { coastEdge: 2, kind: 'ore' },
  { coastEdge: 5, kind: null },
  { coastEdge: 8, kind: 'sheep' },
  { coastEdge: 12, kind: null },
  { coastEdge: 15, kind: null },
  { coastEdge: 18, kind: 'brick' },
  { coastEdge: 22, kind: 'wood' },
  { coastEdge: 25, kind: null },
  { coastEdge: 28, kind: 'wheat' },
];

/** How many cards of one resource buy one of another. */
export const RATES = { none: 4, generic: 3, special: 2 } as const;

/** Cards of each resource in the game. */
export const BANK_COUNT = 19;
/** Pieces of each player. */
export const PIECES = { roads: 15, houses: 5, cities: 4 } as const;

/** Costs in the order of RESOURCES. */
export const COSTS = {
  road: [1, 0, 0, 0, 1],
  house: [1, 1, 0, 1, 1],
  city: [0, 0, 3, 2, 0],
  card: [0, 1, 1, 1, 0],
} as const satisfies Record<string, readonly number[]>;

/** The roll that yields nothing and moves the robber. */
export const ROBBERS_ROLL = 7;
/** The largest hand that loses nothing on a 7. */
export const SAFE_HAND = 7;
/** The points needed to declare victory. */
export const GOAL = 10;
export const POINTS = { house: 1, city: 2, card: 1, award: 2 } as const;
/** The shortest trail, and the fewest knights, that win an award. */
export const LEAST_TRAIL = 5;
export const LEAST_KNIGHTS = 3;
export const FREE_ROADS = 2;
export const HARVESTED = 2;
/** Combinations of two dice. */
export const COMBINATIONS = 36;
/** How many dice combinations are left in the bag when it is refilled. */
export const BAG_REST = 5;
/** After this many turns a game without a winner is over. */
export const MOST_TURNS = 2000;
/** How many offers a player may make in a turn, not counting those that become trades. */
export const MOST_OFFERS = 20;
/** How many trades between players a turn may have. */
export const MOST_DEALS = 100;
