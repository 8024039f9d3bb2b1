import { expect, test } from 'vitest';
import { knightsOf } from '../../../games/katason/hand.ts';
import { longestTrail } from '../../../games/katason/trail.ts';
import { BLUE, GREEN, RED, YELLOW, around, edge, play, position } from './position.ts';

// The island's zigzags from west to east: 21-16-22-17-23-18-24-19-25-20-26 in the north of its middle row,
// 27-33-28-34-29-35-30-36-31-37-32 in the south; 11-7-12-8-13-9-14-10-15 and 3-0-4-1-5-2-6 above.
const ROAD = { brick: 1, wood: 1 };
const HOUSE = { brick: 1, sheep: 1, wheat: 1, wood: 1 };
const MIDDLE = [21, 16, 22, 17, 23, 18, 24, 19, 25, 20, 26];
const SOUTH = [27, 33, 28, 34, 29, 35, 30, 36, 31, 37, 32];
const NORTH = [11, 7, 12, 8, 13, 9, 14, 10, 15];

const ring = (hex: number) => [...around(hex), around(hex)[0]!];
/** The first `roads` roads along a zigzag. */
const along = (corners: readonly number[], roads: number) => corners.slice(0, roads + 1);

test.each([4, 5, 6, 10])('Katason 10.1: a path of %i roads counts so', (roads) => {
  expect(longestTrail(position({ red: { paths: [along(MIDDLE, roads)] } }), RED)).toBe(roads);
});

test('Katason 10.1: a ring of six roads counts six', () => {
  expect(longestTrail(position({ red: { paths: [ring(9)] } }), RED)).toBe(6);
});

test('Katason 10.1: two rings that share a road count all eleven', () => {
  // Hex 9 whole, and the five roads of hex 10 that it doesn't share.
  const rest = [24, 19, 25, 31, 36, 30];
  expect(longestTrail(position({ red: { paths: [ring(9), rest] } }), RED)).toBe(11);
});

test('Katason 10.1: a tail that leads into a ring counts in full, a fork at its end once', () => {
  expect(longestTrail(position({ red: { paths: [ring(9), [24, 19]] } }), RED)).toBe(7);
  expect(longestTrail(position({ red: { paths: [ring(9), [24, 19, 25], [19, 14]] } }), RED)).toBe(8);
});

test('Katason 10.1: of a fork only the two longest arms count', () => {
  // From 23: three roads to the west, two to the east, one to the south.
  const state = position({
    red: {
      paths: [
        [23, 17, 22, 16],
        [23, 18, 24],
        [23, 29],
      ],
    },
  });
  expect(longestTrail(state, RED)).toBe(5);
});

test('Katason 10.1: roads apart don’t add up', () => {
  expect(longestTrail(position({ red: { paths: [along(MIDDLE, 4), along(SOUTH, 3)] } }), RED)).toBe(4);
});

test('Katason 10.1: the fifth road wins the award', () => {
  const state = position({ red: { paths: [along(MIDDLE, 4)], hand: ROAD } });
  expect(play(state, RED, { type: 'buildRoad', edge: edge(23, 18) })[1]).toEqual({
    type: 'roadAward',
    seat: RED,
    length: 5,
  });
  expect([state.roadAward, state.trails]).toEqual([RED, [5, 1, 1, 1]]);
});

test('Katason 10.1: a road that joins two trails counts both', () => {
  const state = position({
    red: {
      paths: [
        [21, 16, 22, 17],
        [23, 18, 24],
      ],
      hand: ROAD,
    },
  });
  play(state, RED, { type: 'buildRoad', edge: edge(17, 23) });
  expect(state.trails[RED]).toBe(6);
});

test('Katason 10.1: the road that closes a ring counts the others once', () => {
  const [first, ...rest] = around(9);
  const state = position({ red: { paths: [[...rest, first!]], hand: ROAD } });
  play(state, RED, { type: 'buildRoad', edge: edge(first!, rest[0]!) });
  expect(state.trails[RED]).toBe(6);
});

test('Katason 10.2: a road that ends at another’s house counts in full', () => {
  expect(longestTrail(position({ red: { paths: [along(MIDDLE, 5)] }, blue: { houses: [18] } }), RED)).toBe(5);
});

test('Katason 10.2: no trail goes on past another’s house or city, but past one’s own', () => {
  const path = { paths: [along(MIDDLE, 6)] };
  expect(longestTrail(position({ red: path, blue: { houses: [17] } }), RED)).toBe(3);
  expect(longestTrail(position({ red: path, blue: { cities: [22] } }), RED)).toBe(4);
  expect(longestTrail(position({ red: { ...path, houses: [17] } }), RED)).toBe(6);
});

test('Katason 10.2: a ring with a tail, cut at a corner of the ring, still counts six', () => {
  const state = position({ red: { paths: [ring(9), [24, 19]] }, blue: { houses: [35] } });
  expect(longestTrail(state, RED)).toBe(6);
});

test('Katason 10.3: a house in the middle splits a trail and withdraws the award', () => {
  const state = position({
    turn: BLUE,
    red: { paths: [along(MIDDLE, 6)] },
    blue: { paths: [[7, 12, 17]], hand: HOUSE },
  });
  expect(play(state, BLUE, { type: 'buildHouse', corner: 17 })).toEqual([
    { type: 'houseBuilt', seat: BLUE, corner: 17, free: false },
    { type: 'roadAward', seat: null, length: 0 },
  ]);
  expect([state.roadAward, state.trails[RED]]).toEqual([-1, 3]);
});

test('Katason 10.3: a cut that leaves five keeps the award', () => {
  const state = position({
    turn: BLUE,
    red: { paths: [along(MIDDLE, 8)] },
    blue: { paths: [[7, 12, 17]], hand: HOUSE },
  });
  play(state, BLUE, { type: 'buildHouse', corner: 17 });
  expect([state.roadAward, state.trails[RED]]).toEqual([RED, 5]);
});

test('Katason 10.3: a house at the end of a trail, or one’s own, changes nothing', () => {
  const state = position({ red: { paths: [along(MIDDLE, 6), [17, 12]], hand: HOUSE } });
  play(state, RED, { type: 'buildHouse', corner: 17 });
  expect([state.roadAward, state.trails[RED]]).toEqual([RED, 6]);
});

test('Katason 10.3: the award passes to the one who leads after a cut', () => {
  const state = position({
    turn: BLUE,
    red: { paths: [along(MIDDLE, 6)] },
    blue: { paths: [[7, 12, 17]], hand: HOUSE },
    yellow: { paths: [along(SOUTH, 5)] },
  });
  play(state, BLUE, { type: 'buildHouse', corner: 17 });
  expect(state.roadAward).toBe(YELLOW);
});

test('Katason 10.4: who draws level takes nothing; who surpasses takes the award', () => {
  const state = position({
    turn: BLUE,
    red: { paths: [along(MIDDLE, 5)] },
    blue: { paths: [along(SOUTH, 4)], hand: { brick: 2, wood: 2 } },
  });
  play(state, BLUE, { type: 'buildRoad', edge: edge(29, 35) });
  expect([state.roadAward, state.trails[BLUE]]).toEqual([RED, 5]);
  expect(play(state, BLUE, { type: 'buildRoad', edge: edge(35, 30) })[1]).toEqual({
    type: 'roadAward',
    seat: BLUE,
    length: 6,
  });
});

test('Katason 10.4: a holder cut down to a tie keeps the award', () => {
  const state = position({
    turn: BLUE,
    red: { paths: [along(MIDDLE, 8)] },
    blue: { paths: [[7, 12, 17]], hand: HOUSE },
    yellow: { paths: [along(SOUTH, 5)] },
  });
  play(state, BLUE, { type: 'buildHouse', corner: 17 });
  expect([state.trails[RED], state.trails[YELLOW], state.roadAward]).toEqual([5, 5, RED]);
});

/** Red holds the award with six roads, green can cut them to three; blue and yellow have five each. */
const cutByGreen = (first: readonly number[]) =>
  position({
    turn: GREEN,
    red: { paths: [along(MIDDLE, 6)] },
    blue: { paths: [along(SOUTH, 5)] },
    yellow: { paths: [[0, 4, 1, 5, 2, 6]] },
    green: { paths: [[7, 12, 17]], hand: HOUSE },
    first,
  });

test.each([
  ['blue', [RED, BLUE, YELLOW], BLUE],
  ['yellow', [YELLOW, RED, BLUE], YELLOW],
  ['yellow', [YELLOW, BLUE, RED], YELLOW],
])('Katason 10.5: holder cut, two others tie: %s made the length first, in the order %j', (_who, first, holder) => {
  const state = cutByGreen(first);
  expect(state.roadAward).toBe(RED);
  const events = play(state, GREEN, { type: 'buildHouse', corner: 17 });
  expect(state.trails).toEqual([3, 5, 5, 2]);
  expect(events.at(-1)).toEqual({ type: 'roadAward', seat: holder, length: 5 });
  expect(state.roadAward).toBe(holder);
});

test('Katason 10.5: of those level the one who made the length first holds it, whoever joins', () => {
  const state = position({
    turn: GREEN,
    blue: { paths: [along(SOUTH, 5)] },
    yellow: { paths: [along(MIDDLE, 5)] },
    green: { paths: [along(NORTH, 4)], hand: ROAD },
    first: [YELLOW, BLUE],
  });
  play(state, GREEN, { type: 'buildRoad', edge: edge(13, 9) });
  expect([state.trails, state.roadAward]).toEqual([[1, 5, 5, 5], YELLOW]);
});

test('Katason 10.7: cut back to five, who had five first is first, though others had more in between', () => {
  // Yellow made five before red did; red went on to eight and is cut back to five.
  const state = position({
    turn: BLUE,
    red: { paths: [along(MIDDLE, 8)] },
    blue: { paths: [[7, 12, 17]], hand: HOUSE },
    yellow: { paths: [along(SOUTH, 5)] },
    first: [YELLOW, RED],
  });
  expect(state.roadAward).toBe(RED);
  play(state, BLUE, { type: 'buildHouse', corner: 17 });
  expect([state.trails, state.roadAward]).toEqual([[5, 2, 5, 1], YELLOW]);
});

test('Katason 10.7: a length that was lost and made again counts from the second time', () => {
  const state = position({
    turn: BLUE,
    red: { paths: [along(MIDDLE, 6)], hand: { brick: 2, wood: 2 } },
    blue: { paths: [[7, 12, 17]], hand: HOUSE },
    yellow: { paths: [along(SOUTH, 4)], hand: ROAD },
  });
  play(state, BLUE, { type: 'buildHouse', corner: 17 });
  expect([state.trails[RED], state.roadAward]).toEqual([3, -1]);
  state.turn = YELLOW;
  play(state, YELLOW, { type: 'buildRoad', edge: edge(29, 35) });
  expect(state.roadAward).toBe(YELLOW);
  state.turn = RED;
  play(state, RED, { type: 'buildRoad', edge: edge(24, 19) });
  play(state, RED, { type: 'buildRoad', edge: edge(19, 25) });
  expect([state.trails[RED], state.trails[YELLOW], state.roadAward]).toEqual([5, 5, YELLOW]);
});

test('Katason 10.5: where one of two level is cut, the other keeps or takes the award', () => {
  for (const first of [
    [BLUE, YELLOW],
    [YELLOW, BLUE],
  ]) {
    const state = position({
      red: { paths: [[7, 12, 17]], hand: HOUSE },
      blue: { paths: [along(SOUTH, 5)] },
      yellow: { paths: [along(MIDDLE, 5)] },
      first,
    });
    expect(state.roadAward).toBe(first[0]);
    play(state, RED, { type: 'buildHouse', corner: 17 });
    expect([state.trails, state.roadAward]).toEqual([[2, 5, 3, 1], BLUE]);
  }
});

test('Katason 10.6: the third knight wins the knight award', () => {
  const state = position({ red: { used: { knight: 2 }, cards: { knight: 1 } } });
  expect(play(state, RED, { type: 'playKnight' })).toEqual([
    { type: 'cardPlayed', seat: RED, card: 0 },
    { type: 'knightAward', seat: RED, count: 3 },
  ]);
  const two = position({ red: { used: { knight: 1 }, cards: { knight: 1 } } });
  play(two, RED, { type: 'playKnight' });
  expect(two.knightAward).toBe(-1);
});

test('Katason 10.6: a tie doesn’t move it, a larger number does', () => {
  const state = position({
    red: { used: { knight: 3 } },
    blue: { used: { knight: 2 }, cards: { knight: 2 } },
    turn: BLUE,
    robber: 0,
  });
  play(state, BLUE, { type: 'playKnight' });
  expect(state.knightAward).toBe(RED);
  play(state, BLUE, { type: 'moveRobber', hex: 9, victim: null });
  state.cardPlayed = false;
  play(state, BLUE, { type: 'playKnight' });
  expect([state.knightAward, [RED, BLUE].map((seat) => knightsOf(state, seat))]).toEqual([BLUE, [3, 4]]);
});

test('Katason 10.5, 10.7: a cut that costs one road loses that length: who makes it again makes it anew', () => {
  // Red's six roads can be cut to one and five.
  const state = position({
    turn: BLUE,
    red: { paths: [MIDDLE.slice(2, 9).toReversed()] },
    blue: { paths: [[7, 12, 17]], hand: HOUSE },
    yellow: { paths: [along(SOUTH, 5)], hand: ROAD },
  });
  expect([state.trails[RED], state.roadAward]).toEqual([6, RED]);
  play(state, BLUE, { type: 'buildHouse', corner: 17 });
  expect([state.trails[RED], state.roadAward]).toEqual([5, RED]);
  state.turn = YELLOW;
  play(state, YELLOW, { type: 'buildRoad', edge: edge(35, 30) });
  expect([state.trails[YELLOW], state.roadAward]).toEqual([6, YELLOW]);
});
