import { describe, expect, test } from 'vitest';
import { knowledge, rules } from '../../../games/asterion/index.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { think } from '../../../games/kit/search/think.ts';
import { type Placed, play, position } from './position.ts';

const level = { iterations: 120, milliseconds: 1, whim: 0 };

const thought = (state: State, seed: string): AsterionMove =>
  think({ rules, knowledge, view: rules.view(state, 0), seat: 0, level, seed, now: () => 0 }).move;

/** Four explorers of seat 1 in one passage that leads east, its west end at 2,0. */
const PASSAGE: readonly Placed[] = [
  { x: 2, y: 0, seat: 1, face: 'straight', turn: 1 },
  { x: 3, y: 0, seat: 1, face: 'straight', turn: 1 },
  { x: 4, y: 0, seat: 1, face: 'feather', turn: 1 },
  { x: 5, y: 0, seat: 1, face: 'tee' },
];

describe.each(['a', 'b', 'c'])('Asterion 4.1, by %s: where four die of it, the bot', (seed) => {
  test('turns a tile that stands between them and Asterion', () => {
    const state = position(2, 'corner', [{ x: 1, y: 0, seat: 0, face: 'straight' }, ...PASSAGE]);
    expect(thought(state, seed)).toEqual({ type: 'rotateTile', tile: 1, quarters: 1 });
  });

  test('swaps two tiles, where the one between them joins them in no way it can be turned', () => {
    const state = position(2, 'corner', [
      { x: 1, y: 0, seat: 0, face: 'coin' },
      ...PASSAGE,
      { x: 1, y: 1, seat: 0, face: 'straight', turn: 1 },
    ]);
    expect(thought(state, seed)).toEqual({ type: 'swapTiles', first: 1, second: 6 });
  });

  test('moves a tile to the gap between them, which the one in hand would not close', () => {
    const state = position(2, 'corner', [
      // North of Asterion, whom it shows a wall, and south of him a row that does the same.
      { x: 0, y: -1, seat: 0, face: 'straight', turn: 1 },
      { x: 0, y: 1, seat: 1, face: 'corner', turn: 1 },
      { x: 1, y: 1, seat: 1, face: 'tee', turn: 2 },
      ...PASSAGE,
      { x: 2, y: 1, seat: 1, face: 'corner', turn: 2 },
    ]);
    const lifted = thought(state, seed);
    expect(lifted).toEqual({ type: 'liftTile', tile: 1 });
    play(state, lifted);
    expect(thought(state, seed)).toEqual({ type: 'dropTile', cell: cellAt(1, 0), rotation: 1 });
  });
});
