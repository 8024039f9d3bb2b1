import { expect, test } from 'vitest';
import { FACES, TILES } from '../../../games/asterion/data.ts';
import { rules } from '../../../games/asterion/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { FACE, play, position, place } from './position.ts';

test('Asterion 5.1: at the end of a turn a tile is drawn from the own pile', () => {
  const state = position(2, 'tee', []);
  const events = play(state, place(1, 0));
  expect(state.held[0]).toBeGreaterThanOrEqual(0);
  expect(events.at(-1)).toMatchObject({ type: 'tileDrawn', seat: 0, secret: { seats: [0], face: state.held[0] } });
});

test('Asterion 5.1: from an empty pile nothing is drawn', () => {
  const state = position(2, 'cross', []);
  for (const [face, { count }] of FACES.entries()) state.used[face] = count;
  state.used[FACE.cross]! -= 1;
  const events = play(state, place(1, 0));
  expect(state.held[0]).toBe(-1);
  expect(events.map(({ type }) => type)).not.toContain('tileDrawn');
});

test('Asterion 5.2, 6.1: in random games everybody can always place, and has 16 turns', () => {
  for (let game = 0; game < 30; game++) {
    const seed = `rounds ${game}`;
    const random = randomFrom(seed);
    const seats = 2 + (game % 3);
    const state = rules.setup(seats, {}, random);
    const turns = Array.from({ length: seats }, () => 0);
    for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
      const moves = rules.legal(state, seat);
      if (rules.phase(state) === 'placement') {
        turns[seat]!++;
        expect(
          moves.some(({ type }) => type === 'placeTile'),
          seed,
        ).toBe(true);
      }
      rules.apply(state, seat, random.pick(moves), random, undefined);
    }
    expect(turns, seed).toEqual(turns.map(() => TILES));
    expect(rules.result(state)?.ending).toBe('lastTile');
  }
});
