/**
 * The first game with a guide: three pawns set out, a toll, a sale, a bridge and a chain. Its sentences are in the
 * client's catalogs.
 */
import { type Lesson, turnsBy } from '../kit/lesson.ts';
import type { AtlantisEvent, AtlantisMove } from './types.ts';

const go = (pawn: number, ...cards: readonly number[]) => ({ type: 'movePawn', pawn, cards }) as const;
const pay = (...cards: readonly number[]) => ({ type: 'payToll', tiles: [], cards }) as const;

const by = turnsBy<AtlantisMove>;

export const lesson = {
  start: { game: 'atlantis', players: 2, options: {}, seed: 'lesson 3037', format: 3, turns: [] },
  seat: 0,
  steps: [
    { say: 'aim', part: 'board' },
    { say: 'rivalFirst', part: 'players', replies: by(1, go(0, 5)) },
    { say: 'firstMove', moves: [go(0, 3)], replies: by(1, go(0, 0)) },
    { say: 'hole', marks: [{ type: 'slotFlooded', slot: 5 }] },
    { say: 'secondPawn', moves: [go(1, 5)] },
    { say: 'toll', moves: [pay(0, 1, 4)], replies: by(1, go(0, 6)) },
    { say: 'thirdPawn', moves: [go(2, 1)], replies: by(1, go(1, 3, 5), pay(6)) },
    { say: 'sell', moves: [{ type: 'sellTile', face: 29 }] },
    { say: 'bridge', moves: [{ type: 'buildBridge', slot: 12 }] },
    { say: 'chain', moves: [go(1, 5, 3)] },
    { say: 'smallToll', moves: [pay(4)] },
    { say: 'home', part: 'board' },
    { say: 'end', part: 'players' },
    { say: 'stuck', part: 'hand' },
  ],
} as const satisfies Lesson<AtlantisMove, AtlantisEvent>;

export type LessonStep = (typeof lesson.steps)[number]['say'];
