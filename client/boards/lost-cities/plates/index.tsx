/** The pictures for Lost Cities' rules. */
import { pathOf, spaceOf, stepOf } from '../../../../games/lost-cities/board.ts';
import {
  COLOURS,
  COPIES,
  CROSSINGS,
  EXPLORERS,
  STEP_POINTS,
  PATHS,
  TILES,
  TILE_COUNTS,
  TILE_POINTS,
  VALUES,
} from '../../../../games/lost-cities/data.ts';
import { crossings } from '../../../../games/lost-cities/figures.ts';
import { stepScore } from '../../../../games/lost-cities/score.ts';
import type { LostCitiesEvent, State } from '../../../../games/lost-cities/types.ts';
import { sum } from '../../../../games/kit/counts.ts';
import { plateWords as en } from '../../../text/lost-cities/plates.en.ts';
import { plateWords as ja } from '../../../text/lost-cities/plates.ja.ts';
import type { PlatesModule } from '../../contract.ts';
import { stonePoint } from '../drawing.ts';
import { Drawing } from './Drawing.tsx';

const positions = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true });
const positionOf = (name: string): string => positions[`./${name}.txt`] ?? '';

const WHITE = 0;
const YELLOW = COLOURS.indexOf('yellow');
const GREEN = COLOURS.indexOf('green');
const RED = COLOURS.indexOf('red');
const BLUE = COLOURS.indexOf('blue');

/** An event that marks a space: the first seat's figure comes to it. */
const comesTo = (space: number) =>
  ({
    type: 'figureMoved',
    seat: WHITE,
    colour: pathOf(space),
    figure: 'explorer',
    step: stepOf(space),
    by: 'card',
  }) as const;

/** The box of the map that shows these spaces. */
function around(...spaces: readonly number[]): readonly [number, number, number, number] {
  const points = spaces.map((space) => stonePoint(pathOf(space), stepOf(space)));
  const left = Math.round(Math.min(...points.map(({ x }) => x)) - 130);
  const top = Math.round(Math.min(...points.map(({ y }) => y)) - 110);
  const right = Math.round(Math.max(...points.map(({ x }) => x)) + 130);
  return [left, top, right - left, Math.round(Math.max(...points.map(({ y }) => y)) + 60 - top)];
}

const STEP_TILE = spaceOf(GREEN, 4);
const POINT_TILE = spaceOf(GREEN, 5);
const STATUE_TILE = spaceOf(GREEN, 8);

export const plates: PlatesModule<State, LostCitiesEvent> = {
  Drawing,
  plates: [
    {
      say: 'row',
      part: 'playing',
      position: positionOf('row'),
      look: 'rows',
      facts: ({ laid, steps }) => ({ cards: sum(laid), step: steps[WHITE * PATHS + GREEN]! }),
    },
    {
      say: 'path',
      part: 'playing',
      position: positionOf('row'),
      marks: [comesTo(spaceOf(GREEN, 4))],
      box: around(spaceOf(YELLOW, 1), spaceOf(RED, 5)),
      facts: ({ steps }) => ({ step: steps[WHITE * PATHS + GREEN]! }),
    },
    {
      say: 'tiles',
      part: 'tiles',
      position: positionOf('tiles'),
      marks: [STEP_TILE, POINT_TILE, STATUE_TILE].map(comesTo),
      box: around(spaceOf(YELLOW, 1), spaceOf(RED, 9)),
      facts: ({ tiles }) => ({ points: TILE_POINTS[tiles[POINT_TILE]!]! }),
    },
    {
      say: 'bridge',
      part: 'ending',
      position: positionOf('bridge'),
      marks: [comesTo(spaceOf(BLUE, 7))],
      box: around(spaceOf(0, 5), spaceOf(BLUE, 9)),
      facts: (state) => ({ crossed: crossings(state), all: CROSSINGS }),
    },
    {
      say: 'worth',
      part: 'ending',
      position: positionOf('worth'),
      marks: [spaceOf(YELLOW, 2), spaceOf(GREEN, 7), spaceOf(RED, 7)].map(comesTo),
      facts: (state) => {
        const { explorers, researcher } = stepScore(state, WHITE);
        return {
          low: STEP_POINTS[state.steps[WHITE * PATHS + YELLOW]!]!,
          high: STEP_POINTS[state.steps[WHITE * PATHS + GREEN]!]!,
          researcher,
          all: explorers + researcher,
        };
      },
    },
  ],
  end: { position: positionOf('end'), look: 'journal' },
  setUp: 'setUp',
  scoring: 'statues',
  components: () => [
    { name: 'cards', count: COLOURS.length * VALUES * COPIES },
    ...TILES.map((name, tile) => ({ name, count: TILE_COUNTS[tile]! })),
    { name: 'explorers', count: EXPLORERS, each: true },
    { name: 'researchers', count: 1, each: true },
  ],
  opensAt: { firstExpedition: 'playing', secondExpedition: 'playing', thirdExpedition: 'playing' },
  words: { ja, en },
};
