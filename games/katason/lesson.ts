/**
 * The first game with a guide: to a third house, with a seven, a card and two trades on the way. Its sentences are in
 * the client's catalogs.
 */
import { type Lesson, turnsBy } from '../kit/lesson.ts';
import type { KatasonEvent, KatasonMove } from './types.ts';

const ROLL = { type: 'roll' } as const;
const END = { type: 'endTurn' } as const;
const BUY = { type: 'buyCard' } as const;
const house = (corner: number) => ({ type: 'buildHouse', corner }) as const;
const road = (edge: number) => ({ type: 'buildRoad', edge }) as const;

const by = turnsBy<KatasonMove>;

/** An offer to the third seat: a wood for an ore. */
const offer = { type: 'offerTrade', give: [0, 0, 0, 0, 1], want: [0, 0, 1, 0, 0], to: 2 } as const;

/** The hexes with a 6 or an 8. */
const likely = [3, 5, 15, 17].map((hex): KatasonEvent => ({ type: 'produced', seat: 0, hex, resource: 0, count: 1 }));

/** Where the third house will stand. */
const room = { type: 'houseBuilt', seat: 0, corner: 20, free: false } as const;

/** A player who looks for a place to build may also look at the button for ending the turn. */
const building = ['endTurn'] as const;

export const lesson = {
  start: {
    game: 'katason',
    players: 3,
    options: { numbers: 'ordered', dice: 'fair', trade: 'players' },
    seed: 'lesson 697',
    format: 3,
    turns: [],
  },
  seat: 0,
  steps: [
    { say: 'aim', part: 'players' },
    { say: 'land', part: 'board', marks: likely },
    { say: 'firstHouse', moves: [house(19)] },
    {
      say: 'firstRoad',
      moves: [road(30)],
      replies: [
        ...by(1, house(31), road(46)),
        ...by(2, house(41), road(59), house(34), road(41)),
        ...by(1, house(40), road(51)),
      ],
    },
    { say: 'secondHouse', moves: [house(30)] },
    { say: 'secondRoad', part: 'hand', moves: [road(36)] },
    { say: 'roll', moves: [ROLL] },
    { say: 'buildRoad', moves: [road(31)], beside: building },
    { say: 'endTurn', marks: [room], moves: [END], replies: [...by(1, ROLL, END), ...by(2, ROLL, END)] },
    { say: 'rollSeven', moves: [ROLL] },
    { say: 'robber', moves: [{ type: 'moveRobber', hex: 15, victim: 1 }] },
    { say: 'burst', part: 'players' },
    { say: 'endSecond', moves: [END], replies: [...by(1, ROLL, END), ...by(2, ROLL, END)] },
    { say: 'rollNine', moves: [ROLL] },
    { say: 'buyCard', moves: [BUY], beside: building },
    { say: 'endThird', part: 'hand', moves: [END], replies: [...by(1, ROLL, END), ...by(2, ROLL, BUY, END)] },
    { say: 'rollFive', moves: [ROLL] },
    { say: 'playRoads', moves: [{ type: 'playRoads' }], beside: building },
    { say: 'freeRoad', moves: [road(28)] },
    { say: 'secondFreeRoad', moves: [road(20)] },
    { say: 'offer', moves: [offer], beside: building, replies: by(2, { type: 'acceptOffer' }) },
    { say: 'closeTrade', moves: [{ type: 'closeTrade', partner: 2 }] },
    { say: 'bankTrade', moves: [{ type: 'bankTrade', give: 4, want: 0 }], beside: building },
    { say: 'thirdHouse', moves: [house(20)], beside: building },
    { say: 'points', part: 'players' },
    { say: 'city', part: 'hand' },
    { say: 'victory' },
  ],
} as const satisfies Lesson<KatasonMove, KatasonEvent>;

export type LessonStep = (typeof lesson.steps)[number]['say'];
