/** What the lesson of Katason claims, step by step. */
import { expect } from 'vitest';
import { cornerNeighbours, cornersOfHex, hexesOfCorner } from '../../../games/katason/board.ts';
import {
  CARD_COUNTS,
  GOAL,
  LEAST_KNIGHTS,
  LEAST_TRAIL,
  POINTS,
  RATES,
  SAFE_HAND,
} from '../../../games/katason/data.ts';
import { rules } from '../../../games/katason/index.ts';
import type { LessonStep } from '../../../games/katason/lesson.ts';
import type { KatasonMove, State } from '../../../games/katason/types.ts';
import type { Lessons, Taught } from '../lesson.ts';
import { COSTS, buys, handOf, inTurn, lacks, pointsOf, rollsOf, sites } from './claims.ts';
import { ownerOn, trails } from './oracle.ts';

type At = Taught<State, KatasonMove>;

const [BRICK, SHEEP, ORE, WHEAT, WOOD] = [0, 1, 2, 3, 4];
/** The card of free roads. */
const ROADS = 2;

const land = ({ terrain, numbers }: State, corner: number) =>
  hexesOfCorner[corner]!.map((hex) => [terrain[hex]!, numbers[hex]!]);
const housesOf = (state: State, seat: number) => [...state.corners.keys()].filter((at) => ownerOn(state, at) === seat);
const sourcesOf = (state: State, seat: number) => housesOf(state, seat).flatMap((corner) => land(state, corner));
const has = (state: State, seat: number, kind: number, number: number) =>
  sourcesOf(state, seat).filter((each) => each[0] === kind && each[1] === number).length;
const rolled = ({ dice1, dice2 }: State) => dice1 + dice2;
const rolls = (events: At['led']) => events.flatMap(({ type, dice }) => (type === 'rolled' ? [dice] : []));
const gained = (events: At['led'], seat: number, kind: number) =>
  events
    .filter((event) => event.type === 'produced' && event['seat'] === seat && event['resource'] === kind)
    .reduce((sum, event) => sum + Number(event['count']), 0);
const cornerIn = ({ move }: At) => (move?.type === 'buildHouse' ? move.corner : -1);
/** The codes of what something costs. */
const cards = (cost: readonly number[]) => cost.flatMap((count, kind) => (count > 0 ? [`card:${kind}`] : []));

export const lesson: Lessons<State, KatasonMove, LessonStep> = {
  aim: () => [GOAL],
  land: () => {
    const likely = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].toSorted((a, b) => rollsOf([b]) - rollsOf([a])).slice(0, 2);
    return likely;
  },
  firstHouse: (at) => {
    const around = land(at.before, cornerIn(at)).toSorted(([one], [other]) => one! - other!);
    expect(around).toEqual([
      [SHEEP, 6],
      [ORE, 9],
      [WOOD, 5],
    ]);
    return [new Set(around.map(([kind]) => kind)).size, 6, 9, 5];
  },
  firstRoad: ({ replied, later }) => {
    expect(replied.filter(({ type }) => type === 'houseBuilt').map((event) => event['seat'])).toEqual([1, 2, 2, 1]);
    return [housesOf(later, 1).length];
  },
  secondHouse: (at) => {
    const own = sourcesOf(at.before, at.seat).map(([kind]) => kind);
    const fresh = land(at.before, cornerIn(at)).map(([kind]) => kind);
    for (const kind of [BRICK, WHEAT]) expect([own.includes(kind), fresh.includes(kind)]).toEqual([false, true]);
    return [2];
  },
  secondRoad: ({ before, seat }) => {
    const got = [0, 0, 0, 0, 0];
    for (const [kind] of land(before, 30)) if (kind! < 5) got[kind!]! += 1;
    expect(handOf(before, seat)).toEqual(got);
    return [housesOf(before, seat).length];
  },
  roll: () => [],
  buildRoad: ({ before, seat, led }) => {
    expect(rolled(before)).toBe(5);
    expect(has(before, seat, WOOD, 5)).toBe(housesOf(before, seat).length);
    return [5, gained(led, seat, WOOD), ...cards(COSTS.road)];
  },
  endTurn: ({ before, seat }) => {
    const [site] = sites(before, seat);
    const near = cornerNeighbours[site!]!.flatMap((corner) => cornerNeighbours[corner]!);
    expect(housesOf(before, seat).some((corner) => near.includes(corner))).toBe(true);
    expect(buys(before, seat, handOf(before, seat), 'house')).toBe(false);
    return [2, housesOf(before, seat).length + 1];
  },
  rollSeven: ({ before, seat, led }) => {
    const sums = rolls(led).map((dice) => (dice as readonly number[]).reduce((sum, die) => sum + die, 0));
    expect(sums).toEqual([10, 10]);
    expect(sourcesOf(before, seat).some(([, number]) => number === 10)).toBe(false);
    return [sums.length, 10];
  },
  robber: ({ before, move }) => {
    const hex = move?.type === 'moveRobber' ? move.hex : -1;
    expect([before.terrain[hex], before.numbers[hex]]).toEqual([WOOD, 8]);
    expect(cornersOfHex[hex]!.some((corner) => ownerOn(before, corner) === 1)).toBe(true);
    return [rolled(before), 8];
  },
  burst: ({ before, seat, led }) => {
    expect(led.some((event) => JSON.stringify(event).includes(`"resource":${SHEEP}`))).toBe(true);
    expect(handOf(before, seat)[SHEEP]).toBeGreaterThan(0);
    return [7, SAFE_HAND + 1];
  },
  endSecond: ({ before, seat }) => {
    for (const thing of ['road', 'house', 'city'] as const)
      expect(buys(before, seat, handOf(before, seat), thing)).toBe(false);
    return [];
  },
  rollNine: ({ before, seat, led }) => {
    expect(has(before, seat, SHEEP, 6)).toBe(1);
    expect(gained(led, seat, SHEEP)).toBe(1);
    expect(rolls(led)[0]).toSatisfy(([one, other]: readonly [number, number]) => one + other === 6);
    return [6];
  },
  buyCard: ({ before, seat, led }) => {
    expect(gained(led, seat, ORE)).toBe(1);
    expect(CARD_COUNTS[0]! * 2).toBeGreaterThan(CARD_COUNTS.reduce((sum, count) => sum + count, 0));
    return [rolled(before), ...cards(COSTS.card)];
  },
  endThird: ({ before }) => {
    expect(before.fresh[ROADS]).toBe(1);
    return [2];
  },
  rollFive: ({ before, seat, led }) => {
    expect([gained(led, seat, WHEAT), before.cards[seat * 5 + ROADS]]).toEqual([1, 1]);
    return [gained(led, seat, WOOD)];
  },
  playRoads: ({ before, seat, led, after }) => {
    expect(after.freeRoads).toBe(2);
    return [rolled(before), gained(led, seat, WOOD)];
  },
  freeRoad: ({ before }) => {
    expect(before.freeRoads).toBe(2);
    return [];
  },
  secondFreeRoad: ({ before, after, seat }) => {
    expect(before.roadAward).toBe(-1);
    return [2, LEAST_TRAIL, POINTS.award, trails(after)[seat]!];
  },
  offer: ({ before, seat }) => {
    expect(handOf(before, 2)[ORE]).toBeGreaterThan(2);
    return [handOf(before, seat)[WOOD]!];
  },
  closeTrade: ({ before }) => {
    expect(before.offer?.replies[2]?.kind).toBe('accepted');
    return [];
  },
  bankTrade: ({ before, seat, after }) => {
    expect([1, 2].map((other) => handOf(before, other)[BRICK])).toEqual([0, 0]);
    expect([lacks(handOf(before, seat), 'house'), lacks(handOf(after, seat), 'house')]).toEqual([1, 0]);
    expect(before.rates[seat * 5 + WOOD]).toBe(RATES.none);
    return [RATES.none];
  },
  thirdHouse: ({ before, seat, move }) => {
    expect(rules.refuse(before, seat, move!)).toBeUndefined();
    return cards(COSTS.house);
  },
  points: ({ before, seat }) => {
    expect(housesOf(before, seat)).toHaveLength(3);
    return [pointsOf(before, seat), POINTS.city, POINTS.award, LEAST_KNIGHTS];
  },
  city: ({ before, seat }) => {
    expect(handOf(before, seat)[ORE]).toBeGreaterThan(0);
    expect(rules.legal(inTurn(before, seat, COSTS.city), seat).filter(({ type }) => type === 'buildCity')).toHaveLength(
      3,
    );
    return [2, ...cards(COSTS.city)];
  },
  victory: () => [GOAL],
};
