/**
 * The first game with a guide: laying, turning and swapping tiles, until Asterion kills. Its sentences are in the
 * client's catalogs.
 */
import { type Lesson, turnsBy } from '../kit/lesson.ts';
import type { AsterionEvent, AsterionMove } from './types.ts';

const place = (cell: number, rotation: number) => ({ type: 'placeTile', cell, rotation }) as const;

const by = turnsBy<AsterionMove>;

export const lesson = {
  start: { game: 'asterion', players: 2, options: {}, seed: 'lesson 2965', format: 2, turns: [] },
  seat: 0,
  steps: [
    { say: 'aim', part: 'board' },
    { say: 'killing', part: 'players', replies: by(1, place(8977, 2)) },
    { say: 'wall', moves: [place(8843, 3)], replies: by(1, place(8842, 1)) },
    { say: 'corner', moves: [place(8975, 3)], replies: by(1, place(8710, 3)) },
    { say: 'turn', moves: [{ type: 'rotateTile', tile: 4, quarters: 1 }], replies: by(1, place(8709, 0)) },
    { say: 'away', moves: [place(8576, 1)], replies: by(1, place(8978, 0)) },
    { say: 'bait', moves: [place(8577, 0)], replies: by(1, place(8979, 3)) },
    { say: 'further', moves: [place(8444, 1)], replies: by(1, place(8846, 1)) },
    { say: 'swap', moves: [{ type: 'swapTiles', first: 2, second: 7 }], replies: by(1, place(8445, 3)) },
    { say: 'kill', moves: [place(8845, 2)] },
    { say: 'trapped', part: 'board' },
    { say: 'coins', part: 'board' },
    { say: 'feathers', part: 'hand' },
  ],
} as const satisfies Lesson<AsterionMove, AsterionEvent>;

export type LessonStep = (typeof lesson.steps)[number]['say'];
