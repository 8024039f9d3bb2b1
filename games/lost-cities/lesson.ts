/**
 * The first game with a guide: the beginning of an expedition, up to the first points. Its sentences are in the
 * client's catalogs.
 */
import { type Lesson, turnsBy } from '../kit/lesson.ts';
import type { Figure, LostCitiesEvent, LostCitiesMove } from './types.ts';

const DRAW = { type: 'drawCard' } as const;
const start = (card: number, figure: Figure = 'explorer') => ({ type: 'startPath', card, figure }) as const;
const advance = (card: number) => ({ type: 'advance', card }) as const;
const discard = (card: number) => ({ type: 'discard', card }) as const;

const by = turnsBy<LostCitiesMove>;

/** The first spaces beyond the bridges. */
const beyond = [0, 1, 2, 3, 4].map((colour): LostCitiesEvent => ({
  type: 'figureMoved',
  seat: 0,
  colour,
  figure: 'explorer',
  step: 7,
  by: 'card',
}));

export const lesson = {
  start: {
    game: 'lost-cities',
    players: 2,
    options: { length: 'full', summitBonus: 'arrival', lowestStart: true, takeBack: false, bothDirections: false },
    seed: 'lesson 3946',
    format: 1,
    turns: [],
  },
  seat: 0,
  steps: [
    { say: 'aim', part: 'board' },
    { say: 'cards', part: 'hand' },
    { say: 'start', moves: [start(44, 'researcher')] },
    { say: 'draw', moves: [DRAW], replies: by(1, start(11, 'researcher'), DRAW) },
    { say: 'advance', moves: [advance(47)] },
    { say: 'statue', moves: [DRAW], replies: by(1, advance(17), DRAW) },
    { say: 'freeStep', moves: [advance(50)] },
    {
      say: 'moveFigure',
      moves: [{ type: 'moveFigure', colour: 4 }],
      replies: [...by(0, DRAW), ...by(1, advance(18), DRAW)],
    },
    { say: 'explorer', moves: [start(34)], replies: [...by(0, DRAW), ...by(1, start(33), DRAW)] },
    { say: 'lowest', moves: [start(3)], replies: [...by(0, DRAW), ...by(1, start(0), DRAW)] },
    { say: 'discard', moves: [discard(45)], replies: [...by(0, DRAW), ...by(1, start(46), DRAW)] },
    { say: 'gap', moves: [advance(41)], replies: [...by(0, DRAW), ...by(1, advance(35), DRAW)] },
    { say: 'lastFigure', moves: [start(15)], replies: [...by(0, DRAW), ...by(1, discard(54), DRAW)] },
    { say: 'brown', moves: [advance(5)] },
    { say: 'takeDiscard', moves: [{ type: 'takeDiscard', colour: 4 }], replies: by(1, advance(36), DRAW) },
    { say: 'points', moves: [advance(10)], replies: by(0, DRAW) },
    { say: 'spaces', part: 'board', marks: beyond },
    { say: 'end', part: 'board' },
    { say: 'statues', part: 'players' },
  ],
} as const satisfies Lesson<LostCitiesMove, LostCitiesEvent>;

export type LessonStep = (typeof lesson.steps)[number]['say'];
