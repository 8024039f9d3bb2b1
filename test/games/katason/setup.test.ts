import { expect, test } from 'vitest';
import { coast, corners, edges, harbours, hexNeighbours, hexes, spirals } from '../../../games/katason/board.ts';
import { NUMBER_TOKENS, RESOURCES } from '../../../games/katason/data.ts';
import { rules } from '../../../games/katason/index.ts';
import { meta, type Options } from '../../../games/katason/meta.ts';
import type { State } from '../../../games/katason/types.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `setup ${i}`);

const byValue = (a: number, b: number) => a - b;

function start(seed: string, options: Partial<Options> = {}, seats = 4): State {
  return rules.setup(seats, { ...defaultOptions<Options>(meta), ...options }, randomFrom(seed));
}

test('Katason 1.1: red, blue, yellow and green sit in this order and red begins', () => {
  expect(meta.colours).toEqual(['red', 'blue', 'yellow', 'green']);
  expect(rules.toMove(start('a'))).toEqual([0]);
});

test('Katason 1.2: four play, or three', () => {
  expect(meta.players).toEqual({ min: 3, max: 4, default: 4 });
  expect(start('a', {}, 3).handSizes).toHaveLength(3);
});

test('Katason 1.3: 19 hexes in rows of 3-4-5-4-3, 54 corners, 72 edges', () => {
  const rows = new Map<number, number>();
  for (const { r } of hexes) rows.set(r, (rows.get(r) ?? 0) + 1);
  expect([...rows.values()]).toEqual([3, 4, 5, 4, 3]);
  expect([corners.length, edges.length, coast.length]).toEqual([54, 72, 30]);
});

test('Katason 1.4: every island has 3 brick, 4 sheep, 3 ore, 4 wheat, 4 wood and a desert', () => {
  for (const seed of seeds) {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const kind of start(seed).terrain) counts[kind]! += 1;
    expect(counts, seed).toEqual([3, 4, 3, 4, 4, 1]);
  }
  expect(new Set(seeds.map((seed) => start(seed).terrain.join())).size).toBeGreaterThan(30);
});

test('Katason 1.5: a spiral runs anticlockwise from a corner hex to the centre', () => {
  // Hexes are numbered row by row: 0–2, 3–6, 7–11, 12–15, 16–18.
  expect(spirals[0]).toEqual([0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9]);
  expect(spirals.map(([first]) => first).toSorted((a, b) => a! - b!)).toEqual([0, 2, 7, 11, 16, 18]);
});

test('Katason 1.5: the tokens lie in their order along one of the spirals, past the desert', () => {
  const begun = new Set<number>();
  for (const seed of seeds) {
    const { terrain, numbers } = start(seed);
    const along = spirals.map((spiral) => spiral.filter((hex) => terrain[hex] !== 5).map((hex) => numbers[hex]));
    const found = along.findIndex((tokens) => tokens.join() === NUMBER_TOKENS.join());
    expect(found, seed).toBeGreaterThanOrEqual(0);
    expect(numbers[terrain.indexOf(5)]).toBe(0);
    begun.add(found);
  }
  expect(begun.size).toBe(6);
  expect(NUMBER_TOKENS).toEqual([5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]);
});

test('Katason 1.6: shuffled tokens never put a 6 or 8 beside another', () => {
  for (const seed of seeds) {
    const { numbers } = start(seed, { numbers: 'random' });
    expect(numbers.filter((number) => number > 0).toSorted(byValue), seed).toEqual(
      [...NUMBER_TOKENS].toSorted(byValue),
    );
    const hot = (hex: number) => numbers[hex] === 6 || numbers[hex] === 8;
    for (const [hex, around] of hexNeighbours.entries()) if (hot(hex)) expect(around.some(hot), seed).toBe(false);
  }
});

test('Katason 1.7: the robber starts on the desert', () => {
  for (const seed of seeds) {
    const state = start(seed);
    expect(state.terrain[state.robber], seed).toBe(5);
  }
});

test('Katason 1.8: the bank holds 19 of each resource', () => {
  expect(start('a').bank).toEqual([19, 19, 19, 19, 19]);
  expect(RESOURCES).toEqual(['brick', 'sheep', 'ore', 'wheat', 'wood']);
});

test('Katason 1.9: 14 knights, 5 points, 2 roads, 2 harvests, 2 monopolies', () => {
  expect(start('a').deck).toEqual([14, 5, 2, 2, 2]);
  expect(start('a').deckSize).toBe(25);
});

test('Katason 1.10: 15 roads, 5 houses and 4 cities each', () => {
  const state = start('a');
  expect([state.roadsLeft, state.housesLeft, state.citiesLeft]).toEqual([
    [15, 15, 15, 15],
    [5, 5, 5, 5],
    [4, 4, 4, 4],
  ]);
});

test('Katason 1.11: the nine harbours lie where the island has them', () => {
  // Hex, direction of the sea from its centre, kind: from the table of the original island.
  const side = (dx: number, dy: number) => `${dy < -0.1 ? 'N' : dy > 0.1 ? 'S' : ''}${dx < 0 ? 'W' : 'E'}`;
  const found = harbours.map(({ hex, edge, kind }) => {
    const [centre, sea] = [hexes[hex]!, edges[edge]!];
    return [hex, side(sea.x - centre.x, sea.y - centre.y), kind === null ? 'generic' : RESOURCES[kind]];
  });
  expect(found).toEqual([
    [1, 'NW', 'ore'],
    [2, 'NE', 'generic'],
    [6, 'E', 'sheep'],
    [15, 'E', 'generic'],
    [18, 'SE', 'generic'],
    [17, 'SW', 'brick'],
    [12, 'SW', 'wood'],
    [7, 'W', 'generic'],
    [3, 'NW', 'wheat'],
  ]);
});
