import { expect, test } from 'vitest';
import { rules } from '../../../games/asterion/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { play, position, place } from './position.ts';

// The rulebook's picture has two die, not the explorer of the tile that joins them to Asterion; but every tile has one.
test('Asterion 1.1, 3.1, 3.2: a tile that joins a blue and a green explorer to Asterion kills both and its own', () => {
  const state = position(4, 'cross', [
    { x: 1, y: 1, seat: 1, face: 'straight' },
    { x: 1, y: -1, seat: 3, face: 'straight' },
    // All around Asterion but to the east are walls.
    { x: 0, y: 1, seat: 1, face: 'straight', turn: 1 },
    { x: 0, y: -1, seat: 3, face: 'straight', turn: 1 },
    { x: -1, y: 0, seat: 2, face: 'straight' },
    { x: -1, y: 1, seat: 0, face: 'straight' },
  ]);
  const events = play(state, place(1, 0));
  expect(state.alive).toEqual([0, 0, 0, 1, 1, 1, 1, 0]);
  // 2 − 1.
  expect(state.kills).toEqual([1, 0, 0, 0]);
  expect(events).toContainEqual({
    type: 'explorersKilled',
    seat: 0,
    tiles: [1, 2, 7],
    victims: [1, 1, 0, 1],
    points: 1,
  });
});

test('Asterion 3.2, 4.1: turning a tile kills and scores like placing one', () => {
  const state = position(3, 'tee', [
    { x: 1, y: 0, seat: 0, face: 'straight' },
    { x: 2, y: 0, seat: 1, face: 'straight', turn: 1 },
    { x: 3, y: 0, seat: 2, face: 'straight', turn: 1 },
  ]);
  const events = play(state, { type: 'rotateTile', tile: 1, quarters: 1 });
  // Two of the others and the own one on the tile turned: 2 − 1.
  expect(events).toContainEqual({ type: 'explorersKilled', seat: 0, tiles: [1, 2, 3], victims: [1, 1, 1], points: 1 });
  expect(state.kills).toEqual([1, 0, 0]);
});

test('Asterion 3.3: the dead are not killed twice, and their tile still conducts', () => {
  const state = position(2, 'straight', [
    { x: 1, y: 0, seat: 1, face: 'straight', turn: 1 },
    { x: 3, y: 0, seat: 1, face: 'straight', turn: 1 },
    { x: 3, y: 1, seat: 0, face: 'straight', turn: 1 },
    { x: 2, y: 1, seat: 0, face: 'corner', turn: 1 },
    { x: 1, y: 1, seat: 1, face: 'feather' },
  ]);
  expect(state.alive).toEqual([0, 0, 1, 1, 1, 1]);
  expect(state.kills).toEqual([1, 0]);
  play(state, place(2, 0, 1));
  // The own one on the new tile and the other's beyond it: 1 − 1.
  expect(state.kills).toEqual([1, 0]);
  expect(state.alive).toEqual([0, 0, 0, 1, 1, 1, 0]);
});

test("Asterion 3.3: in random games the dead are always just those in Asterion's network", () => {
  for (const seats of [2, 3, 4]) {
    const random = randomFrom(`the dead ${seats}`);
    const state = rules.setup(seats, {}, random);
    for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
      const moves = rules.legal(state, seat);
      const kind = random.pick([...new Set(moves.map(({ type }) => type))]);
      rules.apply(state, seat, random.pick(moves.filter(({ type }) => type === kind)), random, undefined);
      expect(state.network.map((name) => (name === 0 ? 0 : 1))).toEqual(state.alive);
    }
  }
});
