import { expect, test } from 'vitest';
import { FACES } from '../../../games/asterion/data.ts';
import { rules } from '../../../games/asterion/index.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { play, position, place } from './position.ts';

test('Asterion 1.1: each colour has 16 tiles, and each bears an explorer', () => {
  expect(FACES.reduce((sum, { count }) => sum + count, 0)).toBe(16);
  const state = position(2, 'tee', []);
  play(state, place(1, 0));
  expect(state.owner).toEqual([-1, 0]);
});

test('Asterion 1.2: a colour has 41 open sides, one coin and one feather', () => {
  const sides = (bits: number) => [1, 2, 4, 8].filter((side) => bits & side).length;
  expect(FACES.reduce((sum, { count, openings }) => sum + count * sides(openings), 0)).toBe(41);
  expect(FACES.reduce((sum, { count, coins }) => sum + count * coins, 0)).toBe(1);
  expect(FACES.reduce((sum, { count, feathers }) => sum + count * feathers, 0)).toBe(1);
  expect(FACES.map(({ shape, count }) => `${count} ${shape}`)).toEqual([
    '1 deadEnd',
    '1 straight',
    '2 straight',
    '4 corner',
    '6 tee',
    '2 cross',
  ]);
});

test('Asterion 1.3: the game begins with Asterion alone and a tile in every hand', () => {
  for (const seats of [2, 3, 4]) {
    const state = rules.setup(seats, {}, randomFrom(`begin ${seats}`));
    expect(state.cell).toEqual([cellAt(0, 0)]);
    expect(state.held.filter((face) => face >= 0)).toHaveLength(seats);
  }
});

test('Asterion 1.4: any seat may begin, and the turn passes to the seat before', () => {
  const starters = new Set(Array.from({ length: 60 }, (_, i) => rules.setup(4, {}, randomFrom(`starter ${i}`)).turn));
  expect([...starters].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  const state = position(4, 'tee', []);
  const order: number[] = [];
  for (let x = 1; x <= 5; x++) {
    order.push(rules.toMove(state)[0]!);
    play(state, place(x, 0));
  }
  expect(order).toEqual([0, 3, 2, 1, 0]);
});
