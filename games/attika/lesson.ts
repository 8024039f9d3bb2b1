/**
 * The first game with a guide: a city's first buildings, paid for by cards, land and arrows. Its sentences are in the
 * client's catalogs.
 */
import { type Lesson, turnsBy } from '../kit/lesson.ts';
import type { AttikaEvent, AttikaMove } from './types.ts';

const build = (kind: number, hex: number) => ({ type: 'build', kind, hex, cards: null }) as const;
const draw = (stack: number) => ({ type: 'drawBuilding', stack }) as const;
const END = { type: 'endTurn', amphorae: 0 } as const;

const by = turnsBy<AttikaMove>;

export const lesson = {
  start: { game: 'attika', players: 2, options: {}, seed: 'lesson 2060', format: 4, turns: [] },
  seat: 0,
  steps: [
    { say: 'aim', part: 'board' },
    { say: 'mat', part: 'hand' },
    { say: 'modes', part: 'hand' },
    { say: 'capital', moves: [build(0, 12)] },
    { say: 'temple', moves: [build(9, 7)] },
    { say: 'endTurn', moves: [END], replies: by(1, build(3, 11), build(8, 10), build(0, 2), END) },
    { say: 'draw', moves: [draw(2)] },
    { say: 'keep', moves: [{ type: 'keepBuilding' }] },
    { say: 'drawAgain', moves: [draw(3)] },
    { say: 'arrow', moves: [build(6, 13)] },
    { say: 'endSecond', moves: [END], replies: by(1, END) },
    { say: 'stadium', moves: [build(7, 8)] },
    { say: 'cards', moves: [END] },
    { say: 'settlements', part: 'board' },
    { say: 'amphorae', part: 'players' },
    { say: 'land', part: 'board' },
    { say: 'win' },
  ],
} as const satisfies Lesson<AttikaMove, AttikaEvent>;

export type LessonStep = (typeof lesson.steps)[number]['say'];
