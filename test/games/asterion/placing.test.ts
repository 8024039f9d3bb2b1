import { expect, test } from 'vitest';
import { ROTATIONS } from '../../../games/asterion/board.ts';
import { rules } from '../../../games/asterion/index.ts';
import type { AsterionMove } from '../../../games/asterion/types.ts';
import { CELLS, cellAt } from '../../../games/kit/geometry/square.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { beside, laid, leadsOut, network, withTile } from './oracle.ts';
import { play, position, refusal, place } from './position.ts';

test('Asterion 2.1: a tile goes on a free cell beside a tile, in any rotation', () => {
  const state = position(2, 'corner', []);
  expect(rules.legal(state, 0)).toHaveLength(4 * 4);
  expect(refusal(state, place(0, 0))).toBe('cellTaken');
  expect(refusal(state, place(1, 1))).toBe('notAdjacent');
  expect(refusal(state, place(0, 1, 3))).toBeUndefined();
});

test.each(['placeTile', 'dropTile'] as const)(
  'Asterion 2.1: of all cells there are %s passes those beside a tile, none at the edges of the grid',
  (type) => {
    const state = position(2, 'tee', [
      { x: 1, y: 0, seat: 0, face: 'corner' },
      { x: -1, y: 0, seat: 1, face: 'straight' },
    ]);
    if (type === 'dropTile') play(state, { type: 'liftTile', tile: 1 });
    const cells = Array.from({ length: CELLS }, (_, cell) => cell);
    const passed = cells.filter((cell) => rules.refuse(state, 0, { type, cell, rotation: 0 }) === undefined);
    const around = [cellAt(0, -1), cellAt(0, 1), cellAt(-1, -1), cellAt(-2, 0), cellAt(-1, 1)];
    const beyond = [cellAt(1, -1), cellAt(2, 0), cellAt(1, 1)];
    expect(passed).toEqual((type === 'placeTile' ? [...around, ...beyond] : around).toSorted((a, b) => a - b));
  },
);

test('Asterion 2.2: tiles are joined only where both sides that meet are open', () => {
  // A straight from north to south beside Asterion shows him a wall; turned, it opens to him.
  const walled = position(2, 'straight', []);
  play(walled, place(1, 0, 0));
  expect(walled.network).toEqual([0, 1]);
  const open = position(2, 'straight', []);
  play(open, place(1, 0, 1));
  expect(open.network).toEqual([0, 0]);
});

test('Asterion 2.3: the last way out can be prolonged but not closed', () => {
  const state = position(2, 'straight', [
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 1, y: 0, seat: 1, face: 'straight' },
    { x: 0, y: 1, seat: 1, face: 'feather', turn: 1 },
    { x: 2, y: 0, seat: 0, face: 'straight' },
  ]);
  expect(refusal(state, place(-1, 0, 0))).toBe('asterionTrapped');
  expect(refusal(state, place(-1, 0, 1))).toBeUndefined();
  expect(rules.legal(state, 0)).not.toContainEqual(place(-1, 0, 0));
});

test('Asterion 2.2, 2.3: the last way out may lead on through a network that was another one until then', () => {
  const state = position(2, 'straight', [
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 1, y: 0, seat: 1, face: 'straight' },
    { x: 0, y: 1, seat: 1, face: 'feather', turn: 1 },
    { x: -1, y: -1, seat: 0, face: 'corner' },
    { x: -2, y: -1, seat: 0, face: 'corner' },
    // Open to the west, and to the cell between it and Asterion.
    { x: -2, y: 0, seat: 1, face: 'tee' },
  ]);
  expect(refusal(state, place(-1, 0, 0))).toBe('asterionTrapped');
  expect(refusal(state, place(-1, 0, 1))).toBeUndefined();
  expect(rules.legal(state, 0)).toContainEqual(place(-1, 0, 1));
});

test('Asterion 2.3, 4.5: a moved tile may not close the last way out either', () => {
  const state = position(2, 'tee', [
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 1, y: 0, seat: 1, face: 'straight' },
    { x: 0, y: 1, seat: 1, face: 'feather', turn: 1 },
    { x: 2, y: 0, seat: 0, face: 'straight' },
  ]);
  play(state, { type: 'liftTile', tile: 4 });
  const drop = (rotation: number): AsterionMove => ({ type: 'dropTile', cell: cellAt(-1, 0), rotation });
  expect(refusal(state, drop(0))).toBe('asterionTrapped');
  expect(rules.legal(state, 0)).not.toContainEqual(drop(0));
  expect(rules.legal(state, 0)).toContainEqual(drop(1));
});

test('Asterion 2.4: a gap that tiles enclose is not outside', () => {
  // Asterion opens west onto the gap at −1,0 only; the cell at −1,1 is what leads from the gap to the outside.
  const state = position(2, 'cross', [
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 1, y: 0, seat: 1, face: 'straight' },
    { x: 0, y: 1, seat: 1, face: 'feather', turn: 1 },
    { x: -1, y: -1, seat: 0, face: 'straight' },
    { x: -2, y: -1, seat: 0, face: 'straight' },
    { x: -2, y: 0, seat: 0, face: 'feather' },
  ]);
  // Not even a cross leads out there: it meets the walls of the others.
  expect(refusal(state, place(-1, 1))).toBe('cellTraps');
  expect(refusal(state, place(-2, 1))).toBeUndefined();
});

test('Asterion 2.1, 2.3: in random games the cells and rotations offered are those that lie beside a tile and leave Asterion a way out', () => {
  for (let game = 0; game < 3; game++) {
    const seed = `placing ${game}`;
    const random = randomFrom(seed);
    const state = rules.setup(2 + (game % 3), {}, random);
    for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
      const moves = rules.legal(state, seat);
      const lifted = state.lifted;
      const face = lifted < 0 ? state.held[seat]! : state.face[lifted]!;
      const tiles = laid(state);
      const expected = beside(tiles)
        .filter(({ x, y }) => lifted < 0 || cellAt(x, y) !== state.cell[lifted])
        .flatMap(({ x, y }) => ROTATIONS[face]!.map((rotation) => ({ x, y, rotation })))
        .filter(({ x, y, rotation }) => {
          const after = withTile(tiles, face, x, y, rotation);
          return leadsOut(after, network(after, 0));
        })
        .map(({ x, y, rotation }) => `${cellAt(x, y)} ${rotation}`);
      const offered = moves.flatMap((move) =>
        move.type === 'placeTile' || move.type === 'dropTile' ? [`${move.cell} ${move.rotation}`] : [],
      );
      expect(offered.toSorted(), `${seed}, turn ${state.turns}`).toEqual(expected.toSorted());
      rules.apply(state, seat, random.pick(moves), random, undefined);
    }
  }
});
