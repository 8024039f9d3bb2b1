import { expect, test } from 'vitest';
import { rules } from '../../../games/asterion/index.ts';
import type { State } from '../../../games/asterion/types.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { FACE, play, position, refusal } from './position.ts';

const rearranging = () =>
  position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'corner' },
    { x: 3, y: 0, seat: 1, face: 'corner' },
    { x: 0, y: 1, seat: 0, face: 'straight', turn: 1 },
  ]);
/** North to south west of Asterion, out of the way. */
const OTHERS = { x: -1, y: 0, seat: 1, face: 'straight' } as const;

test('Asterion 4.1: rearranging costs the held tile', () => {
  const state = rearranging();
  const events = play(state, { type: 'rotateTile', tile: 1, quarters: 2 });
  expect(state.discarded[FACE.tee]).toBe(1);
  expect(events).toContainEqual({ type: 'tileDiscarded', seat: 0, face: FACE.tee });
  expect(state.cell).toHaveLength(5);
  expect(state.turn).toBe(1);
});

test("Asterion 4.2: others' tiles, Asterion's, tiles of the dead and tiles walled in can't be handled", () => {
  const state = rearranging();
  expect(refusal(state, { type: 'rotateTile', tile: 3, quarters: 1 })).toBe('notYourTile');
  expect(refusal(state, { type: 'liftTile', tile: 0 })).toBe('notYourTile');
  expect(refusal(state, { type: 'liftTile', tile: 9 })).toBe('noSuchTile');
  const dead = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight', turn: 1 },
    { x: 0, y: 1, seat: 0, face: 'straight', turn: 1 },
    OTHERS,
  ]);
  expect(refusal(dead, { type: 'rotateTile', tile: 1, quarters: 1 })).toBe('explorerDead');
  const walled = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'corner' },
    { x: 1, y: 1, seat: 0, face: 'corner' },
    { x: 1, y: -1, seat: 0, face: 'corner' },
    OTHERS,
  ]);
  expect(refusal(walled, { type: 'swapTiles', first: 1, second: 2 })).toBe('walledIn');
});

test('Asterion 4.2: a tile with three neighbours may still be handled', () => {
  const state = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'corner' },
    { x: 1, y: 1, seat: 0, face: 'corner' },
    OTHERS,
  ]);
  expect(refusal(state, { type: 'rotateTile', tile: 1, quarters: 1 })).toBeUndefined();
});

test('Asterion 4.3: a corner is turned three ways, a straight two, a cross one', () => {
  const state = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'corner' },
    { x: 3, y: 0, seat: 0, face: 'cross' },
    OTHERS,
  ]);
  const turns = (tile: number) =>
    rules.legal(state, 0).filter((move) => move.type === 'rotateTile' && move.tile === tile);
  expect([1, 2, 3].map((tile) => turns(tile).length)).toEqual([2, 3, 1]);
  play(state, { type: 'rotateTile', tile: 1, quarters: 3 });
  // Turned to east and west it opens to Asterion, who kills its own explorer.
  expect(state.alive[1]).toBe(0);
  expect(state.kills[0]).toBe(-1);
});

test('Asterion 4.4: swapped tiles keep their rotation', () => {
  const state = rearranging();
  state.rotation[2] = 1;
  play(state, { type: 'swapTiles', first: 1, second: 2 });
  expect(state.cell.slice(1, 3)).toEqual([cellAt(2, 0), cellAt(1, 0)]);
  expect(state.rotation.slice(1, 3)).toEqual([0, 1]);
});

test('Asterion 4.5: a moved tile comes to lie elsewhere, in any rotation', () => {
  const state = position(2, 'tee', [{ x: 1, y: 0, seat: 0, face: 'straight' }, OTHERS]);
  play(state, { type: 'liftTile', tile: 1 });
  expect(rules.phase(state)).toBe('relocation');
  expect(rules.toMove(state)).toEqual([0]);
  expect(refusal(state, { type: 'dropTile', cell: cellAt(1, 0), rotation: 1 })).toBe('sameCell');
  expect(rules.legal(state, 0)).toHaveLength(5 * 2);
  play(state, { type: 'dropTile', cell: cellAt(0, 1), rotation: 1 });
  expect(state.cell[1]).toBe(cellAt(0, 1));
  expect(rules.phase(state)).toBe('placement');
  expect(rules.toMove(state)).toEqual([1]);
});

test('Asterion 4.6: a tile that holds the layout together stays', () => {
  const state = rearranging();
  expect(refusal(state, { type: 'liftTile', tile: 2 })).toBe('layoutSplit');
  expect(refusal(state, { type: 'liftTile', tile: 1 })).toBe('layoutSplit');
  // Joined to the rest on another way round, it may go.
  const ring = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 1, y: 1, seat: 0, face: 'corner' },
    { x: 0, y: 1, seat: 1, face: 'straight', turn: 1 },
  ]);
  expect(refusal(ring, { type: 'liftTile', tile: 1 })).toBeUndefined();
});

test('Asterion 4.6: a tile that alone holds a ring of tiles stays, the others of the ring may go', () => {
  const state = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 0, face: 'corner' },
    { x: 2, y: 1, seat: 1, face: 'corner' },
    { x: 1, y: 1, seat: 1, face: 'straight', turn: 1 },
  ]);
  expect(refusal(state, { type: 'liftTile', tile: 1 })).toBe('layoutSplit');
  expect(refusal(state, { type: 'liftTile', tile: 2 })).toBeUndefined();
});

test('Asterion 4.2, 4.6: where no tile can be handled at all, it is not advised to choose another', () => {
  const none = position(2, 'tee', []);
  const dead = position(2, 'tee', [{ x: 1, y: 0, seat: 0, face: 'straight', turn: 1 }, OTHERS]);
  const one = position(2, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 1, face: 'straight' },
  ]);
  const reasons = (state: State) => [
    refusal(state, { type: 'rotateTile', tile: 2, quarters: 1 }),
    refusal(state, { type: 'swapTiles', first: 1, second: 2 }),
    refusal(state, { type: 'liftTile', tile: 2 }),
  ];
  expect(reasons(none)).toEqual(['noTileYet', 'noTileYet', 'noTileYet']);
  expect(reasons(dead)).toEqual(['noneToHandle', 'noneToHandle', 'noneToHandle']);
  expect(reasons(one)).toEqual(['notYourTile', 'onlyOneTile', 'noneToMove']);
});

test('Asterion 4.2: two tiles to swap are named once, the lower number first', () => {
  const state = rearranging();
  expect(refusal(state, { type: 'swapTiles', first: 2, second: 1 })).toBe('wrongOrder');
  expect(refusal(state, { type: 'swapTiles', first: 2, second: 2 })).toBe('sameTile');
  expect(refusal(state, { type: 'swapTiles', first: 1, second: 2 })).toBeUndefined();
});
