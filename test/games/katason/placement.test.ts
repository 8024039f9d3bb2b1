import { expect, test } from 'vitest';
import { cornerNeighbours, edgesOfCorner, hexesOfCorner } from '../../../games/katason/board.ts';
import { rules } from '../../../games/katason/index.ts';
import { meta, type Options } from '../../../games/katason/meta.ts';
import type { State } from '../../../games/katason/types.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { around, edge, hand, listed, play, position, refusal } from './position.ts';

function start(seats = 4): State {
  return rules.setup(seats, defaultOptions<Options>(meta), randomFrom('placement'));
}

/** Places a house at the first free corner and a road at its first edge, and tells who did. */
function placeAnywhere(state: State): number {
  const [seat] = rules.toMove(state);
  play(state, seat!, rules.legal(state, seat!)[0]!);
  expect(rules.toMove(state)).toEqual([seat]);
  play(state, seat!, rules.legal(state, seat!)[0]!);
  return seat!;
}

test('Katason 2.1: red, blue, yellow, green, then green, yellow, blue, red', () => {
  const state = start();
  const order = Array.from({ length: 8 }, () => placeAnywhere(state));
  expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
});

test('Katason 2.1: three players go round and back too', () => {
  const state = start(3);
  expect(Array.from({ length: 6 }, () => placeAnywhere(state))).toEqual([0, 1, 2, 2, 1, 0]);
});

test('Katason 2.2: the first house may go on any of the 54 corners', () => {
  expect(listed(start(), 0, 'buildHouse')).toHaveLength(54);
});

test('Katason 2.2: no house on a built corner or one edge away from it', () => {
  const state = start();
  const [corner] = around(9);
  play(state, 0, { type: 'buildHouse', corner: corner! });
  play(state, 0, { type: 'buildRoad', edge: edgesOfCorner[corner!]![0]! });
  expect(refusal(state, 1, { type: 'buildHouse', corner: corner! })).toBe('cornerTaken');
  for (const near of cornerNeighbours[corner!]!) {
    expect(rules.refuse(state, 1, { type: 'buildHouse', corner: near })).toEqual({ code: 'tooClose', corner });
  }
  // An inland corner takes itself and its three neighbours.
  expect(listed(state, 1, 'buildHouse')).toHaveLength(50);
});

test('Katason 2.3: a road follows and touches the house just placed', () => {
  const state = start();
  play(state, 0, { type: 'buildHouse', corner: 23 });
  expect(listed(state, 0, 'buildRoad').map((move) => move.edge)).toEqual(edgesOfCorner[23]);
  expect(refusal(state, 0, { type: 'buildRoad', edge: edge(24, 30) })).toBe('notAtNewHouse');
  expect(rules.refuse(state, 0, { type: 'buildHouse', corner: 40 })).toEqual({
    code: 'wrongPhase',
    phase: 'placeRoad',
  });
});

test('Katason 2.3: the second road may not touch the first house', () => {
  const state = start();
  for (let i = 0; i < 7; i++) placeAnywhere(state);
  const first = state.corners.findIndex((building) => building === 1);
  play(state, 0, { type: 'buildHouse', corner: 53 });
  const free = edgesOfCorner[first]!.find((one) => state.edges[one]! < 0)!;
  expect(refusal(state, 0, { type: 'buildRoad', edge: free })).toBe('notAtNewHouse');
});

test('Katason 2.4: placing costs nothing and is told as free', () => {
  const state = start();
  expect(play(state, 0, { type: 'buildHouse', corner: 0 })).toEqual([
    { type: 'houseBuilt', seat: 0, corner: 0, free: true },
  ]);
  expect(play(state, 0, { type: 'buildRoad', edge: edge(0, 3) })).toEqual([
    { type: 'roadBuilt', seat: 0, edge: edge(0, 3), free: true },
  ]);
  expect([state.roadsLeft[0], state.housesLeft[0]]).toEqual([14, 4]);
});

test('Katason 2.5: only the second house earns a card for each hex around it, and the desert gives none', () => {
  const state = start();
  for (let i = 0; i < 4; i++) placeAnywhere(state);
  expect(state.handSizes).toEqual([0, 0, 0, 0]);
  const desert = state.terrain.indexOf(5);
  const corner = around(desert).find(
    (one) =>
      hexesOfCorner[one]!.length === 3 && rules.refuse(state, 3, { type: 'buildHouse', corner: one }) === undefined,
  )!;
  const events = play(state, 3, { type: 'buildHouse', corner });
  const kinds = hexesOfCorner[corner]!.filter((hex) => hex !== desert).map((hex) => state.terrain[hex]);
  expect(kinds).toHaveLength(2);
  expect(events.filter(({ type }) => type === 'produced')).toHaveLength(2);
  for (const kind of kinds) expect(state.hands[3 * 5 + kind!]).toBeGreaterThan(0);
  expect(state.handSizes[3]).toBe(2);
  expect(state.bank.reduce((sum, count) => sum + count)).toBe(5 * 19 - 2);
});

test('Katason 2.6: after the last road red begins the first turn', () => {
  const state = start();
  for (let i = 0; i < 8; i++) placeAnywhere(state);
  expect([rules.phase(state), rules.toMove(state)]).toEqual(['diceRoll', [0]]);
  expect(state.edges.filter((owner) => owner >= 0)).toHaveLength(8);
  expect(state.corners.filter((building) => building > 0)).toHaveLength(8);
});

test('the hand of a described position is what it says', () => {
  expect(hand(position({ red: { hand: { ore: 2, wood: 1 } } }), 0)).toEqual({ ore: 2, wood: 1 });
});
