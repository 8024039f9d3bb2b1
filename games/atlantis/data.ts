/** Atlantis' components, as tables. */

/** Items by index; hands, deck and discards are in this order. */
export const ITEMS = ['flag', 'olive', 'helmet', 'vase', 'ring', 'statue', 'crown'] as const;
export const KINDS = ITEMS.length;
/** Movement cards of each item. */
export const CARDS_OF_ITEM = 15;

/** Path tiles have values from 1 to this. */
export const TOP_VALUE = 7;

/** The backs of the path tiles; each is for one half of the path. */
export const BACKS = ['A', 'B'] as const;
/** For each back and item: the one value that is missing. (ours) */
export const MISSING: readonly (readonly number[])[] = [
  [2, 5, 1, 3, 6, 4, 7],
  [6, 1, 4, 7, 3, 5, 2],
];

/** The path from Atlantis to the mainland, as groups of slots with the same back and number of tiles. */
export const PATH: readonly { readonly slots: number; readonly back: 0 | 1; readonly tiles: 0 | 1 | 2 }[] = [
  { slots: 10, back: 0, tiles: 2 },
  { slots: 10, back: 0, tiles: 1 },
  { slots: 6, back: 0, tiles: 2 },
  { slots: 1, back: 0, tiles: 0 },
  { slots: 6, back: 1, tiles: 2 },
  { slots: 10, back: 1, tiles: 1 },
  { slots: 10, back: 1, tiles: 2 },
];

export const PAWNS = 3;
/** Cards dealt to each player, by order of turns. */
export const HANDS: readonly number[] = [4, 5, 6, 7];
/** How many cards a player draws who can't move. */
export const STRANDED_DRAW = 2;
/** How many cards are drawn at the end of a turn, before those for pawns at home. */
export const DRAW = 1;
/** The lowest value of a tile that can be sold: a sale brings half the value in cards. */
export const LEAST_SALE = 2;
