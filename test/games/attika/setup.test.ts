import { expect, test } from 'vitest';
import { GROUPS, GROUP_SIZES } from '../../../games/attika/board.ts';
import { BUILDINGS, LAND_TILES, LAYOUTS, STACKS } from '../../../games/attika/data.ts';
import { rules } from '../../../games/attika/index.ts';
import { SHRINE } from '../../../games/attika/land.ts';
import { randomFrom } from '../../../games/kit/random.ts';

test('Attika 1.1: thirty buildings in seven groups', () => {
  expect(BUILDINGS.reduce((sum, { count }) => sum + count, 0)).toBe(30);
  expect(Object.fromEntries(GROUPS.map((group, i) => [group, GROUP_SIZES[i]]))).toEqual({
    city: 10,
    defence: 4,
    seafaring: 4,
    supply: 4,
    wine: 2,
    minting: 2,
    roads: 4,
  });
});

test('Attika 1.2: 22 tiles with 17 marks of each terrain; 4, 6 or 8 make the land', () => {
  expect(LAND_TILES).toHaveLength(22);
  for (const letter of ['H', 'M', 'F', 'W']) expect(LAND_TILES.join('').split(letter)).toHaveLength(18);
  for (const [players, tiles] of [
    [2, 4],
    [3, 6],
    [4, 8],
  ] as const) {
    const state = rules.setup(players, {}, randomFrom('land'));
    expect(new Set(state.land.cells).size).toBe(tiles * 7);
    expect(state.tiles.filter((left) => left === 1)).toHaveLength(22 - tiles);
  }
});

const nearOf = (near: readonly number[], hex: number) => near.slice(hex * 6, hex * 6 + 6);

test('Attika 1.3: shrines lie beside the land, and six buildings link the nearest two', () => {
  for (const players of [2, 3, 4]) {
    const { land } = rules.setup(players, {}, randomFrom('shrines'));
    expect(land.shrines).toHaveLength(players);
    const around = (shrine: number) =>
      land.cells.map((_, hex) => hex).filter((hex) => nearOf(land.near, hex).includes(SHRINE - shrine));
    for (let shrine = 0; shrine < players; shrine++) expect(around(shrine).length).toBeGreaterThan(0);
    // Steps over land from the hexes beside one shrine to the nearest beside another.
    const distances = land.shrines.flatMap((_, from) =>
      land.shrines.map((__, to) => (from === to ? Infinity : hexesBetween(land.near, around(from), around(to)))),
    );
    expect(Math.min(...distances)).toBe(6);
  }
});

function hexesBetween(near: readonly number[], from: readonly number[], to: readonly number[]): number {
  let reached = new Set(from);
  for (let count = 1; ; count++) {
    if (to.some((hex) => reached.has(hex))) return count;
    reached = new Set([...reached, ...[...reached].flatMap((hex) => nearOf(near, hex).filter((other) => other >= 0))]);
  }
}

test('Attika 1.3: the layouts of the table have no overlap', () => {
  for (const { tiles, shrines } of Object.values(LAYOUTS))
    expect(new Set([...tiles, ...shrines].map(String)).size).toBe(tiles.length + shrines.length);
});

test('Attika 1.4: four buildings on every mat, one of them large, and stacks of 5, 7, 7 and 7', () => {
  const state = rules.setup(3, {}, randomFrom('stacks'));
  expect(STACKS).toEqual([6, 8, 8, 8]);
  for (let seat = 0; seat < 3; seat++) {
    expect(state.stacks.slice(seat * 4, seat * 4 + 4)).toEqual([5, 7, 7, 7]);
    const onMat = BUILDINGS.flatMap((building, i) =>
      Array.from({ length: state.mats[seat * BUILDINGS.length + i]! }, () => building),
    );
    expect(onMat).toHaveLength(4);
    expect(onMat.filter(({ large }) => large)).toHaveLength(1);
  }
  expect(BUILDINGS.filter(({ large }) => large).map(({ name }) => name)).toEqual([
    'capital',
    'quarry',
    'harbour',
    'well',
    'vineyard',
    'silverMine',
  ]);
});

test('Attika 1.5: hands of 4, 5, 6 and 7 in the order of turns, from 15 cards of each terrain', () => {
  const state = rules.setup(4, {}, randomFrom('hands'));
  expect([0, 1, 2, 3].map((place) => state.handSizes[(state.turn + place) % 4])).toEqual([4, 5, 6, 7]);
  expect(state.deckSize).toBe(60 - 22);
  const starters = new Set(Array.from({ length: 60 }, (_, i) => rules.setup(4, {}, randomFrom(`start ${i}`)).turn));
  expect(starters.size).toBe(4);
});
