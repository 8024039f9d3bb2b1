/** The pictures for Attika's rules. */
import { GROUP_OF, GROUP_SIZES, cellAt } from '../../../../games/attika/board.ts';
import {
  AMPHORAE,
  BUILDINGS,
  CARDS_OF_TERRAIN,
  LAND_TILES,
  LAYOUTS,
  PIECES,
  TERRAIN_KINDS,
} from '../../../../games/attika/data.ts';
import { bestLink } from '../../../../games/attika/links.ts';
import { priceOf } from '../../../../games/attika/price.ts';
import type { AttikaEvent, State } from '../../../../games/attika/types.ts';
import { sum } from '../../../../games/kit/counts.ts';
import { plateWords as en } from '../../../text/attika/plates.en.ts';
import { plateWords as ja } from '../../../text/attika/plates.ja.ts';
import type { PlatesModule } from '../../contract.ts';
import { pointOf } from '../drawing.ts';
import { Drawing } from './Drawing.tsx';

const positions = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true });
const positionOf = (name: string): string => positions[`./${name}.txt`] ?? '';

const kindOf = (name: string): number => BUILDINGS.findIndex((building) => building.name === name);
const HARBOUR = kindOf('harbour');
const THEATRE = kindOf('theatre');
const WELL = kindOf('well');
const QUARRY = kindOf('quarry');

/** The hexes of the pictures about prices: HERE and BESIDE, and APART for the one about a second settlement. */
const HERE = 0;
const APART = 21;
const BESIDE = 1;

const builds = (kind: number, hex: number) =>
  ({ type: 'buildingBuilt', seat: 0, kind, hex, cards: [0, 0, 0, 0], free: false, fee: 0 }) as const;

/** The box of the drawing around a hex of the grid. */
function around(q: number, r: number, reach: number): readonly [number, number, number, number] {
  const { x, y } = pointOf(cellAt(q, r));
  return [x - reach * 1.3, y - reach, reach * 2.6, reach * 2];
}

/** What a building of the first seat costs on a hex, and how many cards the marks around it save. */
function priced(state: State, kind: number, hex: number) {
  const { missing, any, fee } = priceOf(state, 0, kind, hex);
  const cost = sum(BUILDINGS[kind]!.cost);
  return { cost, due: sum(missing) + any, saved: cost - sum(missing), fee };
}

export const plates: PlatesModule<State, AttikaEvent> = {
  Drawing,
  plates: [
    {
      say: 'link',
      part: 'aim',
      position: positionOf('link'),
      facts: (state) => ({ missing: bestLink(state, 0)!.missing.length }),
    },
    {
      say: 'cost',
      part: 'cost',
      position: positionOf('cost'),
      marks: [builds(HARBOUR, HERE)],
      box: around(0, 0, 330),
      facts: (state) => ({ building: HARBOUR, ...priced(state, HARBOUR, HERE) }),
    },
    {
      say: 'free',
      part: 'free',
      position: positionOf('free'),
      marks: [builds(THEATRE, BESIDE)],
      box: around(0, 0, 330),
      facts: (state) => ({ building: THEATRE, ...priced(state, THEATRE, BESIDE) }),
    },
    { say: 'mat', part: 'free', position: positionOf('free'), look: 'mat' },
    {
      say: 'fee',
      part: 'settlements',
      position: positionOf('fee'),
      marks: [builds(WELL, APART)],
      facts: (state) => ({ building: WELL, ...priced(state, WELL, APART) }),
    },
    {
      say: 'group',
      part: 'groups',
      position: positionOf('group'),
      marks: [0, 1, 2, 3].map((hex) => builds(QUARRY, hex)),
      box: around(0, 0, 330),
      facts: ({ amphorae }) => ({ buildings: GROUP_SIZES[GROUP_OF[QUARRY]!]!, amphorae: amphorae[0]! }),
    },
  ],
  end: { position: positionOf('end') },
  setUp: 'setUp',
  scoring: 'aim',
  components: (players) => [
    { name: 'tiles', count: LAND_TILES.length },
    { name: 'shrines', count: LAYOUTS[players]!.shrines.length },
    { name: 'cards', count: CARDS_OF_TERRAIN * TERRAIN_KINDS },
    { name: 'amphorae', count: AMPHORAE },
    { name: 'buildings', count: PIECES, each: true },
    { name: 'mats', count: 1, each: true },
  ],
  opensAt: { actions: 'turn', reveal: 'turn', expansion: 'land' },
  words: { ja, en },
};
