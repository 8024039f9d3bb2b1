/** What speaks for a move, counted by hand. */
import { expect, test } from 'vitest';
import { cornerNeighbours, corners, cornersOfHex, hexesOfCorner } from '../../../games/katason/board.ts';
import { reasons } from '../../../games/katason/bot/reasons.ts';
import type { State } from '../../../games/katason/types.ts';
import { BLUE, GREEN, RED, bundle, edge, kindOf, position } from './position.ts';

/** A corner in the middle of the island, with the three hexes around it. */
const CORNER = 19;
const HEXES = hexesOfCorner[CORNER]!;

/** The same position with other land around the corner. */
function around(state: State, ...land: readonly (readonly [kind: Parameters<typeof kindOf>[0], number: number])[]) {
  for (const [i, [kind, number]] of land.entries()) {
    state.terrain[HEXES[i]!] = kindOf(kind);
    state.numbers[HEXES[i]!] = number;
  }
  return state;
}

/** So many corners that keep two edges apart from each other and from that one. */
function apart(count: number): number[] {
  const found = [CORNER];
  for (const corner of corners.keys())
    if (!found.some((other) => other === corner || cornerNeighbours[other]!.includes(corner))) found.push(corner);
  return found.slice(1, 1 + count);
}

test('a house tells in how many rolls its corner pays, a number that stands there twice once', () => {
  // 6 comes with 5 of 36 rolls, 4 with 3.
  const state = around(position({}), ['wheat', 6], ['ore', 6], ['wheat', 4]);
  expect(reasons(state, RED, { type: 'buildHouse', corner: CORNER })).toEqual([
    { code: 'yields', resources: [kindOf('ore'), kindOf('wheat')], chance: 8, kept: 0 },
    { code: 'newSource', resources: [kindOf('ore'), kindOf('wheat')] },
  ]);
});

test('a city that makes ten points says that first', () => {
  const [other, ...cities] = apart(4);
  const state = position({
    red: { houses: [CORNER, other!], cities, cards: { point: 1 }, hand: { ore: 3, wheat: 2 } },
  });
  const [first, second] = reasons(state, RED, { type: 'buildCity', corner: CORNER });
  // Two houses, three cities and a point card are nine.
  expect(first).toEqual({ code: 'goal', points: 10 });
  expect(second).toMatchObject({ code: 'doubles' });
});

test('the robber tells whom it keeps from what, and whether that is who shows most points', () => {
  const [hex] = HEXES;
  const sides = cornersOfHex[hex!]!;
  const state = position({ blue: { houses: [sides[0]!] }, green: { houses: [sides[2]!], cities: [sides[4]!] } });
  state.numbers[hex!] = 9;
  expect(reasons(state, RED, { type: 'moveRobber', hex: hex!, victim: GREEN })).toEqual([
    { code: 'blocks', seats: [BLUE, GREEN], chance: 4 },
    { code: 'leader', seat: GREEN, points: 3 },
  ]);
});

test('trade tells what it pays for then, or what it brings nearer', () => {
  const hand = { ore: 2, wheat: 2, wood: 4 } as const;
  const state = position({ red: { houses: [CORNER], hand } });
  expect(reasons(state, RED, { type: 'bankTrade', give: kindOf('wood'), want: kindOf('ore') })).toEqual([
    { code: 'completes', thing: 'city' },
  ]);
  const offer = { type: 'offerTrade', give: bundle({ wood: 1 }), want: bundle({ sheep: 1 }), to: null } as const;
  expect(reasons(state, RED, offer)).toEqual([{ code: 'completes', thing: 'card' }]);
  const poor = position({ red: { houses: [CORNER], hand: { ore: 1, wheat: 2, wood: 4 } } });
  expect(reasons(poor, RED, { type: 'bankTrade', give: kindOf('wood'), want: kindOf('ore') })).toEqual([
    { code: 'nearer', thing: 'city', missing: 1 },
  ]);
});

test('ending the turn says that there is nothing to pay with, or what for it is saved', () => {
  expect(reasons(position({ red: { houses: [CORNER] } }), RED, { type: 'endTurn' })).toEqual([{ code: 'poor' }]);
  // A card would cost one of the two ore and one of the two wheat that a city wants.
  const saving = position({ red: { houses: [CORNER], hand: { ore: 2, wheat: 2, sheep: 1 } } });
  expect(reasons(saving, RED, { type: 'endTurn' })).toEqual([{ code: 'saves', thing: 'city', missing: 1 }]);
});

test('a fifth road without a break wins the award', () => {
  const ring = cornersOfHex[HEXES[0]!]!;
  const state = position({ red: { paths: [ring.slice(0, 5)] } });
  const fifth = edge(ring[4]!, ring[5]!);
  expect(reasons(state, RED, { type: 'buildRoad', edge: fifth })[0]).toEqual({ code: 'takesRoads', length: 5 });
});
