import { expect, test } from 'vitest';
import { rules } from '../../../games/asterion/index.ts';
import { standing } from '../../../games/asterion/score.ts';
import type { State } from '../../../games/asterion/types.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { impossible } from './impossible.ts';
import { type Placed, position, place, play } from './position.ts';

const [YELLOW, BLUE, RED, GREEN] = [0, 1, 2, 3];

const scores = (state: State) => inOrder(state).map(({ score }) => score);
const ranks = (state: State) => inOrder(state).map(({ rank }) => rank);
const inOrder = (state: State) => standing(state).toSorted((a, b) => a.seat - b.seat);

/** Two coins in a network that leads outside through a yellow and a blue tile, north of Asterion and walled off from him. */
const OUTSIDE: readonly Placed[] = [
  { x: 0, y: -1, seat: RED, face: 'coin', turn: 1 },
  { x: 1, y: -1, seat: YELLOW, face: 'tee' },
  { x: 2, y: -1, seat: BLUE, face: 'tee' },
  { x: 3, y: -1, seat: GREEN, face: 'coin', turn: 3 },
];

/** Sixteen tiles from coin to coin that lead nowhere, 4 yellow, 3 blue, 4 red, 5 green, with a feather and `second`. */
const winding = (second: Placed): readonly Placed[] => [
  { x: 0, y: 1, seat: YELLOW, face: 'coin', turn: 1 },
  { x: 1, y: 1, seat: YELLOW, face: 'feather', turn: 1 },
  { x: 2, y: 1, seat: YELLOW, face: 'straight', turn: 1 },
  { x: 3, y: 1, seat: YELLOW, face: 'straight', turn: 1 },
  { x: 4, y: 1, seat: RED, face: 'straight', turn: 1 },
  second,
  { x: 6, y: 1, seat: RED, face: 'corner', turn: 2 },
  { x: 6, y: 2, seat: GREEN, face: 'corner', turn: 3 },
  { x: 5, y: 2, seat: RED, face: 'straight', turn: 1 },
  { x: 4, y: 2, seat: GREEN, face: 'straight', turn: 1 },
  { x: 3, y: 2, seat: GREEN, face: 'straight', turn: 1 },
  { x: 2, y: 2, seat: BLUE, face: 'straight', turn: 1 },
  { x: 1, y: 2, seat: BLUE, face: 'straight', turn: 1 },
  { x: 0, y: 2, seat: GREEN, face: 'corner', turn: 1 },
  { x: 0, y: 3, seat: GREEN, face: 'corner' },
  { x: 1, y: 3, seat: BLUE, face: 'coin', turn: 3 },
];
const FEATHER: Placed = { x: 5, y: 1, seat: RED, face: 'feather', turn: 1 };
/** In place of the second feather: its third way ends at a wall. */
const WALLED: Placed = { x: 5, y: 1, seat: RED, face: 'tee', turn: 2 };

/** The end of the rulebook's example, but that red and green have an explorer on each of the coins that lead outside. */
const rulebookEnd = () => position(4, 'tee', [...OUTSIDE, ...winding(FEATHER)]);

test("Asterion 6.2: the rulebook's example: 10, 8, 8 and 10, and what the explorers on the two coins carry", () => {
  const printed = [1 + 1 + 4 + 4, 1 + 1 + 3 + 3, 4 + 4, 5 + 5];
  expect(printed).toEqual([10, 8, 8, 10]);
  const onCoins = [0, 0, 1 + 1, 1 + 1];
  expect(scores(rulebookEnd())).toEqual(printed.map((score, seat) => score + onCoins[seat]!));
});

test('Asterion 6.2: without outside or a second feather nobody carries the coins out', () => {
  expect(scores(position(4, 'tee', [...OUTSIDE, ...winding(WALLED)]))).toEqual([2, 2, 2, 2]);
});

test('Asterion 6.3: deaths scored during the game are added', () => {
  // East of Asterion, between the walls of the others, he has killed one of blue's and one of red's.
  const dead: readonly Placed[] = [
    { x: 1, y: 0, seat: BLUE, face: 'cross' },
    { x: 2, y: 0, seat: RED, face: 'cross' },
  ];
  const kills = [1, -1, 0, 0];
  expect(scores(position(4, 'tee', [...OUTSIDE, ...winding(FEATHER), ...dead], { kills }))).toEqual([11, 7, 10, 12]);
});

test('Asterion 6.4: a tie goes to who has more explorers that escape without a coin, then the place is shared', () => {
  // Yellow and red have 10 each, and nobody escapes without a coin.
  expect(ranks(rulebookEnd())).toEqual([2, 4, 2, 1]);
  // One more explorer of seat 1's beside the outside, in a network without coins.
  const more = position(2, 'tee', [
    { x: 0, y: 1, seat: 0, face: 'straight', turn: 1 },
    { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 0, y: -2, seat: 1, face: 'straight', turn: 1 },
  ]);
  expect(standing(more).map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
    [1, 1, 0],
    [0, 2, 0],
  ]);
});

test('Asterion 6.4: who flies out with two feathers and no coin counts in a tie as well', () => {
  // Two feathers of two colours between four corners that lead round: no coin, no way out.
  const ring = position(2, 'tee', [
    { x: 0, y: 1, seat: 0, face: 'corner', turn: 1 },
    { x: 1, y: 1, seat: 0, face: 'feather', turn: 1 },
    { x: 2, y: 1, seat: 0, face: 'corner', turn: 2 },
    { x: 2, y: 2, seat: 0, face: 'corner', turn: 3 },
    { x: 1, y: 2, seat: 1, face: 'feather', turn: 1 },
    { x: 0, y: 2, seat: 0, face: 'corner' },
  ]);
  const coinless = inOrder(ring).map(({ items }) => items.find(({ code }) => code === 'escapedWithoutCoin')?.count);
  expect(coinless).toEqual([5, 1]);
  expect(ranks(ring)).toEqual([1, 2]);
});

test('Asterion 6.4: in a tie only those count that escape without a coin, not everybody who escapes', () => {
  const state = position(4, 'tee', [
    // Two coins and a way out: blue's, red's and green's explorers are worth two each.
    { x: 0, y: -1, seat: GREEN, face: 'coin', turn: 1 },
    { x: 1, y: -1, seat: BLUE, face: 'tee' },
    { x: 2, y: -1, seat: RED, face: 'coin', turn: 3 },
    // One of blue's beside the outside without a coin.
    { x: 0, y: 1, seat: BLUE, face: 'straight', turn: 1 },
    // One coin and a way out: two of yellow's are worth one each.
    { x: 1, y: 1, seat: YELLOW, face: 'coin', turn: 1 },
    { x: 2, y: 1, seat: YELLOW, face: 'straight', turn: 1 },
  ]);
  expect(scores(state)).toEqual([2, 2, 2, 2]);
  expect(ranks(state)).toEqual([2, 1, 2, 2]);
});

test('Asterion 2.4, 6.2: nobody escapes through an opening onto a gap that tiles enclose', () => {
  const state = position(2, 'tee', [
    // Yellow's coin opens onto the empty cell at 1, 1 alone.
    { x: 1, y: 0, seat: 0, face: 'coin', turn: 2 },
    { x: 2, y: 0, seat: 1, face: 'corner' },
    { x: 2, y: 1, seat: 1, face: 'straight' },
    { x: 0, y: 1, seat: 1, face: 'straight', turn: 1 },
    { x: 0, y: 2, seat: 0, face: 'corner' },
    { x: 1, y: 2, seat: 0, face: 'straight', turn: 1 },
  ]);
  expect(scores(state)).toEqual([0, 0]);
});

test('Asterion 6.2: while a tile is lifted, what is shown is what the tiles left on the table would score', () => {
  // Yellow's tee alone joins the two coins and leads them outside.
  const state = position(4, 'tee', [
    { x: 0, y: -1, seat: RED, face: 'coin', turn: 1 },
    { x: 1, y: -1, seat: YELLOW, face: 'tee' },
    { x: 2, y: -1, seat: GREEN, face: 'coin', turn: 3 },
    { x: 1, y: 0, seat: BLUE, face: 'straight' },
    { x: 2, y: 0, seat: BLUE, face: 'straight' },
  ]);
  expect(scores(state)).toEqual([2, 0, 2, 2]);
  play(state, { type: 'liftTile', tile: 2 });
  expect(state.network).toEqual([0, 1, 2, 3, 4, 5]);
  // Each of the coins now opens onto the empty cell between them.
  expect(scores(state)).toEqual([0, 0, 1, 1]);
  expect(impossible(state)).toBeUndefined();
  play(state, { type: 'dropTile', cell: cellAt(3, -1), rotation: 0 });
  expect(state.network).toEqual([0, 1, 2, 3, 4, 5]);
});

test('Asterion 6.1: the last tile ends the game, placed or given up', () => {
  const tiles: readonly Placed[] = [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 1, face: 'straight' },
  ];
  const placed = position(2, 'tee', tiles, { last: true });
  play(placed, place(0, 1));
  const given = position(2, 'tee', tiles, { last: true });
  play(given, { type: 'rotateTile', tile: 1, quarters: 2 });
  for (const state of [placed, given]) {
    expect(rules.toMove(state)).toEqual([]);
    expect(rules.result(state)?.ending).toBe('lastTile');
    expect(impossible(state)).toBeUndefined();
  }
});
