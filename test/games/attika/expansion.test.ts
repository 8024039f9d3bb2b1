import { expect, test } from 'vitest';
import { CELLS, cellAt } from '../../../games/attika/board.ts';
import { BUILDINGS, STACKS } from '../../../games/attika/data.ts';
import { rules } from '../../../games/attika/index.ts';
import { spotAt, spots } from '../../../games/attika/land.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { build, emptied, exhausting, give, leave, play, position, refusal } from './position.ts';

test('Attika 7.1, 7.4: the last building of a stack is settled first, then land is laid and the turn goes on', () => {
  const state = exhausting();
  expect(rules.phase(state)).toBe('reveal');
  play(state, { type: 'keepBuilding' });
  expect(rules.phase(state)).toBe('expansion');
  expect(state.tiles[state.tile]).toBe(0);
  play(state, rules.legal(state, 0)[0]!);
  expect(state.land.cells).toHaveLength(5 * 7);
  expect(rules.phase(state)).toBe('actions');
  expect(rules.toMove(state)).toEqual([0]);
  expect(state.actions).toBe(1);
});

test('Attika 7.1, 7.4: where the last building of a stack is built land follows too, and takes the next one', () => {
  const state = exhausting();
  give(state, 0, { hill: 12, mountain: 12, forest: 12, lake: 12 });
  play(state, build(state, BUILDINGS[state.revealed]!.name, 0, 0));
  expect(rules.phase(state)).toBe('expansion');
  play(state, { type: 'layLand', cell: cellAt(1, -3), rotation: 2 });
  play(state, { type: 'drawBuilding', stack: 2 });
  play(state, build(state, BUILDINGS[state.revealed]!.name, 1, -3));
  expect(state.pieces[0]).toBe(2);
});

test('Attika 7.2, 7.3: new land touches and does not overlap, in any of six rotations', () => {
  const state = exhausting();
  play(state, { type: 'keepBuilding' });
  const lay = (q: number, r: number, rotation = 0) => refusal(state, { type: 'layLand', cell: cellAt(q, r), rotation });
  expect(lay(1, 1)).toBe('landOverlaps');
  expect(lay(9, 9)).toBe('landApart');
  // Centres three steps apart make neighbours; the shrine at −2,1 is in the way of one of them.
  expect(lay(1, -3)).toBeUndefined();
  expect(lay(1, -3, 5)).toBeUndefined();
  expect(lay(-3, 1)).toBe('landOverlaps');
  // Touching nothing but a shrine will do.
  expect(lay(-4, 1)).toBeUndefined();
  const cells = new Set(rules.legal(state, 0).map((move) => (move.type === 'layLand' ? move.cell : -1)));
  expect(rules.legal(state, 0)).toHaveLength(cells.size * 6);
});

test('Attika 7.2, 7.3: however often one looks, the spots are the same: each once, and all that are allowed', () => {
  const { land } = position(2);
  const first = spots(land);
  expect(new Set(first).size).toBe(first.length);
  const allowed = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => spotAt(land, cell) === 'free');
  expect(first.toSorted((a, b) => a - b)).toEqual(allowed);
  for (let looks = 0; looks < 600; looks++) expect(spots(land)).toEqual(first);
});

test('Attika 7.4: without a tile left the turn simply goes on', () => {
  const state = position(4);
  for (const seat of [1, 2, 3]) emptied(state, seat, 0, 1, 2, 3);
  emptied(state, 0, 2, 3);
  expect(state.tiles).not.toContain(1);
  leave(state, 0, 1, 1);
  play(state, { type: 'drawBuilding', stack: 1 });
  play(state, { type: 'keepBuilding' });
  expect(rules.phase(state)).toBe('actions');
});

test('Attika 7.4: only four players can lay all land: they have 16 stacks for 14 tiles, three 12 for 16, two 8 for 18', () => {
  const left = (players: number) => rules.setup(players, {}, randomFrom('land')).tiles.filter((tile) => tile === 1);
  expect([2, 3, 4].map((players) => [players * STACKS.length, left(players).length])).toEqual([
    [8, 18],
    [12, 16],
    [16, 14],
  ]);
});
