import { expect, test } from 'vitest';
import { rules } from '../../../games/katason/index.ts';
import { BLUE, RED, bundle, edge, hand, listed, play, position, refusal } from './position.ts';

// Corners of the island's middle line: 21-16-22-17-23-18-24-19-25-20-26, zigzag from west to east.
const RICH = { brick: 5, sheep: 5, ore: 5, wheat: 5, wood: 5 };

test('Katason 7.1: a road costs brick and wood', () => {
  const state = position({ red: { houses: [23], hand: { brick: 1, wood: 1 } } });
  expect(play(state, RED, { type: 'buildRoad', edge: edge(23, 18) })).toEqual([
    { type: 'roadBuilt', seat: RED, edge: edge(23, 18), free: false },
  ]);
  expect([hand(state, RED), state.bank, state.roadsLeft[RED]]).toEqual([{}, [19, 19, 19, 19, 19], 12]);
  expect(rules.refuse(state, RED, { type: 'buildRoad', edge: edge(18, 24) })).toEqual({
    code: 'cantAfford',
    missing: bundle({ brick: 1, wood: 1 }),
  });
});

test('Katason 7.1: a house costs brick, sheep, wheat and wood', () => {
  const state = position({ red: { paths: [[23, 18, 24]], hand: { brick: 1, sheep: 1, wheat: 1, wood: 1 } } });
  play(state, RED, { type: 'buildHouse', corner: 24 });
  expect([hand(state, RED), state.housesLeft[RED]]).toEqual([{}, 2]);
  const poor = position({ red: { paths: [[23, 18, 24]], hand: { brick: 1, wheat: 1, wood: 1 } } });
  expect(rules.refuse(poor, RED, { type: 'buildHouse', corner: 24 })).toEqual({
    code: 'cantAfford',
    missing: bundle({ sheep: 1 }),
  });
});

test('Katason 7.1: a city costs three ore and two wheat', () => {
  const state = position({ red: { houses: [23], hand: { ore: 3, wheat: 2 } } });
  play(state, RED, { type: 'buildCity', corner: 23 });
  expect(hand(state, RED)).toEqual({});
  const poor = position({ red: { houses: [23], hand: { ore: 2, wheat: 5 } } });
  expect(rules.refuse(poor, RED, { type: 'buildCity', corner: 23 })).toEqual({
    code: 'cantAfford',
    missing: bundle({ ore: 1 }),
  });
});

test('Katason 7.1: a card costs sheep, ore and wheat', () => {
  const state = position({ red: { hand: { sheep: 1, ore: 1, wheat: 1 } } });
  play(state, RED, { type: 'buyCard' });
  expect(hand(state, RED)).toEqual({});
  expect(rules.refuse(state, RED, { type: 'buyCard' })).toEqual({
    code: 'cantAfford',
    missing: bundle({ sheep: 1, ore: 1, wheat: 1 }),
  });
});

test('Katason 7.2: a road touches an own house, city or road', () => {
  const state = position({
    red: {
      houses: [23],
      cities: [20],
      paths: [
        [23, 18],
        [20, 25],
      ],
      hand: RICH,
    },
  });
  const allowed = [
    edge(23, 17),
    edge(23, 29),
    edge(18, 13),
    edge(18, 24),
    edge(25, 19),
    edge(25, 31),
    edge(20, 26),
    edge(20, 15),
  ];
  expect(listed(state, RED, 'buildRoad').map((move) => move.edge)).toEqual(allowed.toSorted((a, b) => a - b));
  expect(refusal(state, RED, { type: 'buildRoad', edge: edge(24, 19) })).toBe('roadApart');
  expect(refusal(state, RED, { type: 'buildRoad', edge: edge(23, 18) })).toBe('edgeTaken');
});

test('Katason 7.2: another player’s road gives no connection and takes its edge', () => {
  const state = position({ red: { paths: [[23, 18]], hand: RICH }, blue: { paths: [[18, 24, 19]] } });
  expect(refusal(state, RED, { type: 'buildRoad', edge: edge(18, 24) })).toBe('edgeTaken');
  expect(refusal(state, RED, { type: 'buildRoad', edge: edge(19, 25) })).toBe('roadApart');
});

test('Katason 7.3: a road isn’t continued past another player’s house or city', () => {
  for (const building of [{ houses: [18] }, { cities: [18] }]) {
    const state = position({
      red: { houses: [22], paths: [[22, 17, 23, 18]], hand: RICH },
      blue: { ...building, paths: [[18, 13]] },
    });
    expect(refusal(state, RED, { type: 'buildRoad', edge: edge(18, 24) })).toBe('roadApart');
    expect(refusal(state, RED, { type: 'buildRoad', edge: edge(23, 29) })).toBeUndefined();
  }
});

test('Katason 7.3: the edge beyond may still be reached from its other end', () => {
  const state = position({
    red: {
      houses: [22, 19],
      paths: [
        [22, 17, 23, 18],
        [24, 19],
      ],
      hand: RICH,
    },
    blue: { houses: [18], paths: [[18, 13]] },
  });
  expect(refusal(state, RED, { type: 'buildRoad', edge: edge(18, 24) })).toBeUndefined();
});

test('Katason 7.4: a house stands at an own road, two edges from any other', () => {
  const state = position({
    red: { houses: [25], paths: [[22, 17, 23, 18, 24, 19, 25]], hand: RICH },
    blue: {
      houses: [22, 13],
      paths: [
        [22, 28],
        [13, 8],
      ],
    },
  });
  // 22 is taken, 17 next to it, 18 next to 13, 19 next to 25; 23 and 24 are free.
  expect(listed(state, RED, 'buildHouse').map((move) => move.corner)).toEqual([23, 24]);
  expect(refusal(state, RED, { type: 'buildHouse', corner: 22 })).toBe('cornerTaken');
  expect(rules.refuse(state, RED, { type: 'buildHouse', corner: 17 })).toEqual({ code: 'tooClose', corner: 22 });
  expect(refusal(state, RED, { type: 'buildHouse', corner: 5 })).toBe('houseApart');
});

test('Katason 7.4: where no own road leads to a free corner, none can be built', () => {
  const state = position({ red: { houses: [23], paths: [[23, 18]], hand: RICH } });
  for (const corner of [18, 23, 24]) expect(refusal(state, RED, { type: 'buildHouse', corner })).toBe('noCornerLeft');
});

test('Katason 7.4: own houses keep their distance as well', () => {
  const state = position({ red: { houses: [23], paths: [[23, 18, 24]], hand: RICH } });
  expect(rules.refuse(state, RED, { type: 'buildHouse', corner: 18 })).toEqual({ code: 'tooClose', corner: 23 });
  expect(refusal(state, RED, { type: 'buildHouse', corner: 24 })).toBeUndefined();
});

test('Katason 7.5: a city replaces an own house, which returns to the stock', () => {
  const state = position({ red: { houses: [23], cities: [40], hand: RICH }, blue: { houses: [25] } });
  for (const corner of [25, 40, 41]) expect(refusal(state, RED, { type: 'buildCity', corner })).toBe('notOwnHouse');
  expect(listed(state, RED, 'buildCity').map((move) => move.corner)).toEqual([23]);
  expect(play(state, RED, { type: 'buildCity', corner: 23 })).toEqual([{ type: 'cityBuilt', seat: RED, corner: 23 }]);
  expect([state.housesLeft[RED], state.citiesLeft[RED]]).toEqual([5, 2]);
  for (const corner of [23, 25, 40]) expect(refusal(state, RED, { type: 'buildCity', corner })).toBe('noOwnHouse');
});

test('Katason 7.6: without pieces nothing is built', () => {
  const state = position({ red: { houses: [23], paths: [[18, 24]], hand: RICH } });
  state.roadsLeft[RED] = 0;
  state.housesLeft[RED] = 0;
  state.citiesLeft[RED] = 0;
  expect(refusal(state, RED, { type: 'buildRoad', edge: edge(23, 18) })).toBe('noRoadsLeft');
  expect(refusal(state, RED, { type: 'buildHouse', corner: 24 })).toBe('noHousesLeft');
  expect(refusal(state, RED, { type: 'buildCity', corner: 23 })).toBe('noCitiesLeft');
  const types = rules.legal(state, RED).map((move) => move.type);
  for (const type of ['buildRoad', 'buildHouse', 'buildCity']) expect(types).not.toContain(type);
});

test('Katason 7.6: a fifth house is the last until one becomes a city', () => {
  const state = position({ red: { houses: [0, 1, 2, 11, 18], paths: [[18, 23, 17]], hand: RICH } });
  expect(rules.refuse(state, RED, { type: 'buildHouse', corner: 17 })).toEqual({ code: 'noHousesLeft', cities: 4 });
  play(state, RED, { type: 'buildCity', corner: 0 });
  expect(refusal(state, RED, { type: 'buildHouse', corner: 17 })).toBeUndefined();
});

test('a move from outside is refused unless it is whole and in range', () => {
  const state = position({ red: { houses: [23], hand: RICH } });
  const bad = [
    null,
    7,
    [],
    {},
    { type: 'fly' },
    { type: 'buildRoad' },
    { type: 'buildRoad', edge: 72 },
    { type: 'buildRoad', edge: '3' },
  ];
  const more = [{ type: 'buildRoad', edge: 3, free: true }, { type: 'toString' }, { type: '__proto__' }];
  for (const move of [...bad, ...more]) expect(rules.refuse(state, RED, move)).toEqual({ code: 'malformed' });
  expect(rules.refuse(state, BLUE, { type: 'endTurn' })).toEqual({ code: 'notYourTurn' });
});
