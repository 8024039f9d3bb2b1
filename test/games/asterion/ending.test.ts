import { expect, test } from 'vitest';
import { standing } from '../../../games/asterion/score.ts';
import type { State } from '../../../games/asterion/types.ts';
import { FACE, position } from './position.ts';

const at = (tiles: readonly { seat: number; rank: number; score: number }[], seat: number) =>
  tiles.find((of) => of.seat === seat);

test("Asterion 6.2: the rulebook's example: 10, 8, 8 and 10 for yellow, blue, red and green", () => {
  const places = standing(rulebookEnd());
  expect([0, 1, 2, 3].map((seat) => at(places, seat)?.score)).toEqual([10, 8, 8, 10]);
});

/**
 * The end of the rulebook's example: two coins in a network that leads outside, with a yellow and a blue explorer;
 * two coins in a network that leads nowhere but holds two feathers, with 4 yellow, 3 blue, 4 red and 5 green. Coins
 * and feathers lie with the dead here, so that the living can be counted.
 */
function rulebookEnd(): State {
  const along = (y: number, seats: readonly number[]) =>
    seats.map((seat, i) => ({ x: 3 + i, y, seat, face: 'straight' as const, turn: 1 }));
  const inside = [...Array.from({ length: 4 }, () => [0, 2, 3]).flat(), 1, 1, 1, 3];
  return position(4, 'tee', [
    // From 1,−1 to 4,−1: coin, yellow, blue, coin; yellow's tee opens north, to the outside.
    { x: 1, y: -1, seat: 2, face: 'coin', turn: 1, dead: true },
    { x: 2, y: -1, seat: 0, face: 'tee' },
    { x: 3, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 4, y: -1, seat: 3, face: 'coin', turn: 3, dead: true },
    // From 1,2 eastwards: coin, feather, the sixteen, feather, coin.
    { x: 1, y: 2, seat: 0, face: 'coin', turn: 1, dead: true },
    { x: 2, y: 2, seat: 0, face: 'feather', turn: 1, dead: true },
    ...along(2, inside),
    { x: 3 + inside.length, y: 2, seat: 1, face: 'feather', turn: 1, dead: true },
    { x: 4 + inside.length, y: 2, seat: 1, face: 'coin', turn: 3, dead: true },
  ]);
}

test('Asterion 6.2: without outside or a second feather nobody carries the coins out', () => {
  const state = rulebookEnd();
  state.face[state.face.lastIndexOf(FACE.feather)] = FACE.straight;
  expect([0, 1, 2, 3].map((seat) => at(standing(state), seat)?.score)).toEqual([2, 2, 0, 0]);
});

test('Asterion 6.3: deaths scored during the game are added', () => {
  const state = rulebookEnd();
  state.kills.splice(0, 4, 3, -2, 0, 1);
  expect([0, 1, 2, 3].map((seat) => at(standing(state), seat)?.score)).toEqual([13, 6, 8, 11]);
});

test('Asterion 6.4: a tie goes to who has more explorers that escape without a coin, then it is shared', () => {
  const state = rulebookEnd();
  expect([0, 1, 2, 3].map((seat) => at(standing(state), seat)?.rank)).toEqual([1, 3, 3, 1]);
  // One more explorer of green's beside the outside, in a network without coins.
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
