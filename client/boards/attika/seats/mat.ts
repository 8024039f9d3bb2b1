/** How a mat is laid out, and what has become of the buildings on it. */
import { FREE_BY } from '../../../../games/attika/board.ts';
import { BUILDINGS, type Group } from '../../../../games/attika/data.ts';
import { ownerOf } from '../../../../games/attika/settle.ts';
import type { State } from '../../../../games/attika/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';

/** Where the arrow to a building comes from; roads free each other. */
export type Arrow = 'left' | 'above' | 'below' | 'itself' | null;

export interface Cell {
  readonly kind: number;
  readonly column: number;
  readonly row: number;
  readonly arrow: Arrow;
  /** Reaches over both rows. */
  readonly tall: boolean;
}

export interface Block {
  readonly group: Group;
  readonly cells: readonly Cell[];
}

const kindOf = (name: string): number => BUILDINGS.findIndex((building) => building.name === name);

/** Buildings in a row, each making the next one free. */
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

/** The city: what the capital frees hangs on a branch between both rows, what that frees follows to the right. */
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

/** The blocks of the mat by the rows they stand in: the city takes both. */
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

/** What has become of a player's buildings of one kind. */
export interface Holding {
  readonly ready: number;
  readonly built: number;
  /** Still in the stacks, or just turned up. */
  readonly hidden: number;
}

/** A player's buildings by kind. */
export function holdingsOf(state: State, seat: Seat): readonly Holding[] {
  const built = BUILDINGS.map(() => 0);
  for (const piece of state.built) if (ownerOf(piece) === seat) built[piece % BUILDINGS.length]!++;
  return BUILDINGS.map(({ count }, kind) => {
    const ready = state.mats[seat * BUILDINGS.length + kind]!;
    return { ready, built: built[kind]!, hidden: count - ready - built[kind]! };
  });
}
