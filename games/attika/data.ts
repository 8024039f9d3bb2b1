/** Attika's components, as tables. */

/** Terrain by index: marks on the land, cards and costs are in this order. */
export const TERRAINS = ['hill', 'mountain', 'forest', 'lake'] as const;
export const TERRAIN_KINDS = TERRAINS.length;
export const CARDS_OF_TERRAIN = 15;

export type Group = 'city' | 'defence' | 'seafaring' | 'supply' | 'wine' | 'minting' | 'roads';

export interface Building {
  readonly name: string;
  readonly group: Group;
  /** How many each player has. */
  readonly count: number;
  /** Cards of each terrain. A road costs `ROAD_COST` cards of any terrain instead. */
  readonly cost: readonly [hill: number, mountain: number, forest: number, lake: number];
  /** Whether it starts in the stack of large buildings. */
  readonly large: boolean;
  /** The building beside which this one is free, by name. */
  readonly freeBy: string | null;
}

const building = (
  name: string,
  group: Group,
  cost: readonly [number, number, number, number],
  freeBy: string | null,
  more: { readonly count?: number; readonly large?: true } = {},
): Building => ({ name, group, count: more.count ?? 1, cost, large: more.large ?? false, freeBy });

/** A player's 30 buildings by kind. The capital has the name of the player's city. */
export const BUILDINGS: readonly Building[] = [
  building('capital', 'city', [1, 1, 1, 1], null, { large: true }),
  building('oracle', 'city', [1, 0, 1, 0], 'capital'),
  building('theatre', 'city', [0, 1, 0, 1], 'capital'),
  building('tavern', 'city', [0, 0, 1, 1], 'capital'),
  building('plaza', 'city', [1, 0, 0, 1], 'capital'),
  building('market', 'city', [1, 0, 1, 1], 'plaza'),
  building('gymnasium', 'city', [1, 1, 0, 0], 'capital'),
  building('stadium', 'city', [1, 1, 1, 0], 'gymnasium'),
  building('statue', 'city', [0, 1, 1, 0], 'capital'),
  building('temple', 'city', [0, 1, 1, 1], 'statue'),
  building('quarry', 'defence', [1, 2, 0, 0], null, { large: true }),
  building('fortress', 'defence', [1, 3, 0, 0], 'quarry'),
  building('tower', 'defence', [2, 1, 0, 0], 'fortress', { count: 2 }),
  building('harbour', 'seafaring', [0, 0, 1, 3], null, { large: true }),
  building('ship', 'seafaring', [0, 0, 2, 1], 'harbour', { count: 3 }),
  building('well', 'supply', [0, 0, 0, 2], null, { large: true }),
  building('grainField', 'supply', [2, 0, 0, 1], 'well'),
  building('mill', 'supply', [0, 1, 2, 1], 'grainField'),
  building('village', 'supply', [1, 1, 1, 1], 'mill'),
  building('vineyard', 'wine', [1, 0, 1, 1], null, { large: true }),
  building('vintner', 'wine', [2, 0, 0, 1], 'vineyard'),
  building('silverMine', 'minting', [1, 2, 0, 0], null, { large: true }),
  building('mint', 'minting', [0, 2, 1, 0], 'silverMine'),
  building('road', 'roads', [0, 0, 0, 0], 'road', { count: 4 }),
];
/** Cards of any terrain a road costs. */
export const ROAD_COST = 5;
/** How many cards of another terrain replace one missing card. */
export const SUBSTITUTE = 2;
export const PIECES = 30;

/** Buildings in each stack at the beginning: first the large ones, then the others, shuffled into three stacks. */
export const STACKS: readonly number[] = [6, 8, 8, 8];
export const AMPHORAE = 15;
/** Cards dealt to each player, by order of turns. */
export const HANDS: readonly number[] = [4, 5, 6, 7];
/** After this many rounds without any change the game is over. Attika 8.4 */
export const STILL_ROUNDS = 3;
/** Actions of a turn by mode; `draw` is also the number of cards for a turn in which nothing was done. */
export const ACTIONS = { draw: 2, build: 3 } as const;
export const IDLE_CARDS = 3;

/**
 * The 22 land tiles: the mark of the centre, then those of the ring clockwise from the east; `.` is a blank hex. (ours)
 */
export const LAND_TILES: readonly string[] = [
  '.W.W.W.',
  'W.W..F.',
  '.WW.H..',
  '.W.W.M.',
  'W.F..F.',
  '.WF.H..',
  '.W.F.M.',
  'W.H..H.',
  '.WH.M..',
  '.W.M.M.',
  'F.F..F.',
  '.FF.H..',
  '.F.F.M.',
  'F.H..H.',
  '.FH.M..',
  '.F.M.M.',
  'H.H..H.',
  '.HH.M..',
  '.H.M.M.',
  'M.M..M.',
  'WF.H.M.',
  '.MW.FH.',
];
/** Terrain of the letters on the tiles. */
export const MARKS: Readonly<Record<string, number>> = { H: 0, M: 1, F: 2, W: 3, '.': -1 };

interface Layout {
  /** Axial coordinates of the tiles' centres. */
  readonly tiles: readonly (readonly [number, number])[];
  readonly shrines: readonly (readonly [number, number])[];
}

/** Starting layouts by number of players. (rulebook: how many of each; ours: where) */
export const LAYOUTS: Readonly<Record<number, Layout>> = {
  2: {
    tiles: [
      [0, 0],
      [2, 1],
      [-1, 3],
      [1, 4],
    ],
    shrines: [
      [-2, 1],
      [3, 3],
    ],
  },
  3: {
    tiles: [
      [0, 0],
      [2, 1],
      [4, 2],
      [-1, 3],
      [1, 4],
      [-2, 6],
    ],
    shrines: [
      [-2, 1],
      [5, 0],
      [-1, 7],
    ],
  },
  4: {
    tiles: [
      [0, 0],
      [2, 1],
      [4, 2],
      [-1, 3],
      [1, 4],
      [-4, 5],
      [-2, 6],
      [0, 7],
    ],
    shrines: [
      [-2, 1],
      [5, 0],
      [2, 6],
      [-5, 7],
    ],
  },
};
