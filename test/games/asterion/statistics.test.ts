/** Counted by hand in test/corpus/asterion/printed.txt: 32 tiles, and one killing of an explorer of each. */
import { expect, test } from 'vitest';
import { rules } from '../../../games/asterion/index.ts';
import { statistics } from '../../../games/asterion/statistics.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { AsterionEvent } from '../../../games/asterion/types.ts';
import { figuresOf } from '../figures.ts';

test('tiles, and explorers killed, lost and escaped', async () => {
  const { rows } = await figuresOf('asterion');
  expect(rows('deeds')).toEqual({
    placed: [16, 16],
    rotated: [0, 0],
    swapped: [0, 0],
    moved: [0, 0],
    discarded: [0, 0],
  });
  // One of each died at the first player's hand; thirteen and twelve got out, without a coin.
  expect(rows('explorers')).toMatchObject({ killed: [1, 0], lost: [1, 1], killPoints: [0, 0], coins: [0, 0] });
  expect(rows('explorers')['escaped']).toEqual([13, 12]);
});

test('turning, swapping and moving, each for a tile', () => {
  const events: readonly AsterionEvent[] = [
    { type: 'tileRotated', seat: 0, tile: 1, cell: 9, quarters: 1 },
    { type: 'tileDiscarded', seat: 0, face: 2 },
    { type: 'tilesSwapped', seat: 1, first: 2, second: 3, cells: [8, 9] },
    { type: 'tileDiscarded', seat: 1, face: 2 },
    { type: 'tileLifted', seat: 1, tile: 3, cell: 9 },
    { type: 'tileMoved', seat: 1, tile: 3, from: 9, cell: 8 },
    { type: 'tileDiscarded', seat: 1, face: 0 },
  ];
  const turn = { seat: 0, move: { type: 'liftTile', tile: 1 } } as const;
  const state = rules.setup(2, {}, randomFrom('x'));
  const [deeds] = statistics.sheets(state, [{ turn, events, state }]);
  const rows = deeds?.kind === 'seats' ? deeds.rows.map(({ code, values }) => [code, ...values]) : [];
  expect(rows).toEqual([
    ['placed', 0, 0],
    ['rotated', 1, 0],
    ['swapped', 0, 1],
    ['moved', 0, 1],
    ['discarded', 1, 2],
  ]);
});
