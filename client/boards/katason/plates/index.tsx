/** The pictures for Katason's rules. */
import { cornerNeighbours, cornersOfHex } from '../../../../games/katason/board.ts';
import {
  BANK_COUNT,
  CARDS,
  CARD_COUNTS,
  COMBINATIONS,
  HARBOURS,
  KINDS,
  NUMBER_TOKENS,
  PIECES,
  TERRAIN_COUNTS,
} from '../../../../games/katason/data.ts';
import type { Options } from '../../../../games/katason/meta.ts';
import { yieldOf } from '../../../../games/katason/buildings.ts';
import type { KatasonEvent, State } from '../../../../games/katason/types.ts';
import { sum } from '../../../../games/kit/counts.ts';
import { plateWords as en } from '../../../text/katason/plates.en.ts';
import { plateWords as ja } from '../../../text/katason/plates.ja.ts';
import type { PlatesModule } from '../../contract.ts';
import { hexPoints } from '../drawing.ts';
import { Drawing } from './Drawing.tsx';

const positions = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true });
const positionOf = (name: string): string => positions[`./${name}.txt`] ?? '';

const RED = 0;
const BLUE = 1;
/** The distance from the middle of a hex to the edge of what is shown around it. */
const REACH = 185;

const houseAt = (corner: number, seat = RED) => ({ type: 'houseBuilt', seat, corner, free: false }) as const;
const roadAt = (edge: number) => ({ type: 'roadBuilt', seat: RED, edge, free: false }) as const;
const robberAt = (hex: number) => ({ type: 'robberMoved', seat: RED, from: 0, hex }) as const;

/** The box of the drawing that shows these hexes. */
function around(...hexes: readonly number[]): readonly [number, number, number, number] {
  const points = hexes.map((hex) => hexPoints[hex]!);
  const left = Math.min(...points.map(({ x }) => x)) - REACH;
  const top = Math.min(...points.map(({ y }) => y)) - REACH;
  return [
    left,
    top,
    Math.max(...points.map(({ x }) => x)) + REACH - left,
    Math.max(...points.map(({ y }) => y)) + REACH - top,
  ];
}

/** The corner of the house in the picture, and the hex in the middle. */
const HOME = 18;
const MIDDLE = 9;

export const plates: PlatesModule<State, KatasonEvent> = {
  Drawing,
  plates: [
    {
      say: 'distance',
      part: 'start',
      position: positionOf('distance'),
      marks: [houseAt(HOME)],
      bars: cornerNeighbours[HOME]!.map((corner) => houseAt(corner)),
      box: around(4, 5, 9),
      facts: () => ({ corners: cornerNeighbours[HOME]!.length }),
    },
    {
      say: 'yield',
      part: 'turn',
      position: positionOf('yield'),
      marks: [robberAt(MIDDLE)],
      box: around(8, 10, 4, 14),
      facts: ({ dice1, dice2, terrain, corners }) => ({
        sum: dice1 + dice2,
        resource: terrain[MIDDLE]!,
        house: Math.min(...yieldsAt(corners)),
        city: Math.max(...yieldsAt(corners)),
      }),
    },
    {
      say: 'blocked',
      part: 'building',
      position: positionOf('blocked'),
      marks: [houseAt(8, BLUE)],
      bars: [roadAt(7)],
      box: around(0, 1, 3, 5),
    },
    {
      say: 'robber',
      part: 'robber',
      position: positionOf('robber'),
      marks: [robberAt(MIDDLE)],
      box: around(8, 10, 4, 14),
      facts: ({ dice1, dice2 }) => ({ sum: dice1 + dice2 }),
    },
    {
      say: 'harbours',
      part: 'trade',
      position: positionOf('harbours'),
      marks: [houseAt(1), houseAt(2, BLUE)],
      box: around(0, 2, 6),
      facts: ({ rates }) => {
        const own = rates.slice(RED * KINDS, (RED + 1) * KINDS);
        const special = Math.min(...own);
        return {
          resource: own.indexOf(special),
          special,
          generic: Math.min(...rates.slice(BLUE * KINDS, (BLUE + 1) * KINDS)),
        };
      },
    },
    {
      say: 'run',
      part: 'awards',
      position: positionOf('run'),
      marks: [19, 12, 13, 20, 28, 36].map(roadAt),
      box: around(3, 5, 8, 10),
      facts: ({ trails }) => ({ length: trails[RED]! }),
    },
    {
      say: 'cut',
      part: 'awards',
      position: positionOf('cut'),
      marks: [houseAt(13, BLUE)],
      box: around(3, 5, 8, 10),
      facts: ({ trails }) => ({ length: trails[RED]! }),
    },
  ],
  end: { position: positionOf('end') },
  setUp: 'start',
  scoring: 'aim',
  components: (_, options) => [
    { name: 'hexes', count: sum(TERRAIN_COUNTS) },
    { name: 'tokens', count: NUMBER_TOKENS.length },
    { name: 'harbours', count: HARBOURS.length },
    { name: 'robber', count: 1 },
    { name: 'resources', count: BANK_COUNT * KINDS },
    ...CARDS.map((name, card) => ({ name, count: CARD_COUNTS[card]! })),
    (options as Options).dice === 'bag' ? { name: 'combinations', count: COMBINATIONS } : { name: 'dice', count: 2 },
    { name: 'roads', count: PIECES.roads, each: true },
    { name: 'houses', count: PIECES.houses, each: true },
    { name: 'cities', count: PIECES.cities, each: true },
  ],
  opensAt: {
    initialPlacement: 'start',
    diceRoll: 'turn',
    burst: 'robber',
    robber: 'robber',
    development: 'building',
  },
  words: { ja, en },
};

/** How many cards each building around the middle hex gets. */
function yieldsAt(corners: readonly number[]): readonly number[] {
  const buildings = cornersOfHex[MIDDLE]!.map((corner) => corners[corner]!);
  return buildings.filter((building) => building !== 0).map(yieldOf);
}
