import { expect, test } from 'vitest';
import { foresee } from '../../../games/asterion/foresee.ts';
import { rules } from '../../../games/asterion/index.ts';
import { lay } from '../../../games/asterion/layout.ts';
import { openings } from '../../../games/asterion/outside.ts';
import type { AsterionEvent } from '../../../games/asterion/types.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { position } from './position.ts';

test('what a placement would kill is foreseen without touching the state', () => {
  const state = position(2, 'straight', [
    { x: 2, y: 0, seat: 1, face: 'cross' },
    { x: 3, y: 0, seat: 0, face: 'cross' },
    // South of them a row that shows them walls.
    { x: 0, y: 1, seat: 1, face: 'straight', turn: 1 },
    { x: 1, y: 1, seat: 1, face: 'straight', turn: 1 },
    { x: 2, y: 1, seat: 1, face: 'feather', turn: 1 },
  ]);
  const before = structuredClone(state);
  const { state: after, killed, points } = foresee(state, 0, { type: 'placeTile', cell: cellAt(1, 0), rotation: 1 });
  // The other's explorer is a point; one's own two, that on the straight among them, cost two.
  expect(killed).toEqual([1, 2, 6]);
  expect(points).toBe(-1);
  expect(after.network).toEqual([0, 0, 0, 3, 3, 3, 0]);
  expect(state).toEqual(before);
});

test('a foresight tells nothing of the tile to be drawn', () => {
  const { state } = foresee(position(2, 'tee', []), 0, { type: 'placeTile', cell: cellAt(1, 0), rotation: 0 });
  expect(state.held[0]).toBe(-1);
});

test('every legal move of random games does what was foreseen', () => {
  const seed = 'foreseen';
  const random = randomFrom(seed);
  const state = rules.setup(3, {}, random);
  for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
    const move = random.pick(rules.legal(state, seat));
    const foreseen = foresee(rules.view(state, seat), seat, move);
    const events: AsterionEvent[] = [];
    rules.apply(state, seat, move, random, (event) => events.push(event));
    const { tiles = [], points = 0 } = events.find((event) => event.type === 'explorersKilled') ?? {};
    expect({ killed: foreseen.killed, points: foreseen.points }, `${seed}, turn ${state.turns}`).toEqual({
      killed: tiles,
      points,
    });
    expect(foreseen.state.network).toEqual(state.network);
  }
});

test('Asterion 2.2, 2.4: an open side leads to a passage, a wall, a gap or the outside', () => {
  // Around an empty cell at 1,0: Asterion to its west, tiles on the other sides; all joined through 0,-1 and 0,1.
  const state = position(2, 'tee', [
    { x: 0, y: -1, seat: 0, face: 'straight' },
    { x: 1, y: -1, seat: 0, face: 'straight' },
    { x: 2, y: -1, seat: 0, face: 'feather' },
    { x: 2, y: 0, seat: 1, face: 'straight' },
    { x: 2, y: 1, seat: 1, face: 'straight' },
    { x: 1, y: 1, seat: 1, face: 'feather', turn: 1 },
    { x: 0, y: 1, seat: 0, face: 'corner', turn: 1 },
  ]);
  const found: string[] = [];
  lay(state);
  openings(state, (tile, side, onto) => {
    if (tile === 0) found.push(`${side} ${onto}`);
  });
  expect(found).toEqual(['0 passage', '1 gap', '2 wall', '3 outside']);
});

test.each([
  ['a cross turned', { type: 'rotateTile', tile: 1, quarters: 1 }, true],
  ['a straight turned by half', { type: 'rotateTile', tile: 2, quarters: 2 }, true],
  ['a straight turned by a quarter', { type: 'rotateTile', tile: 2, quarters: 1 }, false],
  ['two straights that lie alike swapped', { type: 'swapTiles', first: 2, second: 3 }, true],
  ['a straight swapped with a cross', { type: 'swapTiles', first: 1, second: 2 }, false],
  ['a tile placed', { type: 'placeTile', cell: cellAt(0, 1), rotation: 1 }, false],
] as const)('%s changes nothing but for the price, or does', (_, move, idle) => {
  const state = position(2, 'tee', [
    { x: 3, y: 0, seat: 0, face: 'cross' },
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'straight' },
    { x: -1, y: 0, seat: 1, face: 'straight' },
  ]);
  expect(foresee(state, 0, move).idle).toBe(idle);
});
