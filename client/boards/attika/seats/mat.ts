/** The layout of a mat, and the state of the buildings on it. */
import { FREE_BY } from '../../../../games/attika/board.ts';
import { BUILDINGS, type Group } from '../../../../games/attika/data.ts';
import { ownerOf } from '../../../../games/attika/settle.ts';
import type { State } from '../../../../games/attika/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';

/** Where the arrow to a building comes from; 'itself' is for roads, which make each other free. */
export type Arrow = 'left' | 'above' | 'below' | 'itself' | null;

export interface Cell {
  readonly kind: number;
  readonly column: number;
  readonly row: number;
  readonly arrow: Arrow;
  /** Whether the cell is as high as both rows. */
  readonly tall: boolean;
}

export interface Block {
  readonly group: Group;
  readonly cells: readonly Cell[];
}

const kindOf = (name: string): number => BUILDINGS.findIndex((building) => building.name === name);

/** A row of buildings, of which each makes the next one free. */
function chain(group: Group, ...names: readonly string[]): Block {
  const cells = names.map((name, column) => ({
    kind: kindOf(name),
    column,
    row: 0,
    arrow: arrowOf(kindOf(name), column),
    tall: false,
  }));
  return { group, cells };
}

function arrowOf(kind: number, column: number): Arrow {
  if (FREE_BY[kind] === kind) return 'itself';
  return column === 0 ? null : 'left';
}

/**
 * The city: the buildings that the capital makes free are on a branch between the two rows; those that they make free
 * follow to the right.
 */
const CITY: readonly (readonly string[])[] = [
  ['oracle', 'plaza', 'market', 'statue', 'temple'],
  ['theatre', 'tavern', 'gymnasium', 'stadium'],
];
const CAPITAL = kindOf('capital');

const city: Block = {
  group: 'city',
  cells: [
    { kind: CAPITAL, column: 0, row: 0, arrow: null, tall: true },
    ...CITY.flatMap((names, row) =>
      names.map((name, i): Cell => {
        const kind = kindOf(name);
        const branch = row === 0 ? 'below' : 'above';
        return { kind, column: i + 1, row, arrow: FREE_BY[kind] === CAPITAL ? branch : 'left', tall: false };
      }),
    ),
  ],
};

/** The blocks of the mat by row; the city takes both rows. */
export const MAT: { readonly city: Block; readonly rows: readonly (readonly Block[])[] } = {
  city,
  rows: [
    [
      chain('defence', 'quarry', 'fortress', 'tower'),
      chain('seafaring', 'harbour', 'ship'),
      chain('wine', 'vineyard', 'vintner'),
    ],
    [
      chain('supply', 'well', 'grainField', 'mill', 'village'),
      chain('minting', 'silverMine', 'mint'),
      chain('roads', 'road'),
    ],
  ],
};

/** How many of a player's buildings of one kind are in each state. */
export interface Holding {
  readonly ready: number;
  readonly built: number;
  /** Still in the stacks, or just revealed. */
  readonly hidden: number;
}

/** A player's holdings, by kind. */
export function holdingsOf(state: State, seat: Seat): readonly Holding[] {
  const built = BUILDINGS.map(() => 0);
  for (const piece of state.built) if (ownerOf(piece) === seat) built[piece % BUILDINGS.length]!++;
  return BUILDINGS.map(({ count }, kind) => {
    const ready = state.mats[seat * BUILDINGS.length + kind]!;
    return { ready, built: built[kind]!, hidden: count - ready - built[kind]! };
  });
}
