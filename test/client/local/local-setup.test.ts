import { expect, test } from 'vitest';
import { botSeat, fitsGame, freshSetup, humanSeat, isLocalSetup } from '../../../client/saved/local-setup.ts';
import { meta } from '../../../games/katason/meta.ts';

const setup = {
  game: 'katason',
  options: { numbers: 'random', dice: 'bag', trade: 'bank' },
  seats: [humanSeat('Ana'), botSeat('Thea', 'hard'), botSeat('Nikos', 'easy')],
};

test('what was set up is a setup, with a word for the deal or without', () => {
  expect(isLocalSetup(setup)).toBe(true);
  expect(isLocalSetup({ ...setup, seed: 'sunday' })).toBe(true);
});

test.each([
  null,
  'all',
  [],
  {},
  { ...setup, seats: 'all' },
  { ...setup, seats: [humanSeat('Ana'), { kind: 'bot', name: 'T', level: 'godlike' }] },
  { ...setup, seed: 7 },
])('%j is none', (stored) => {
  expect(isLocalSetup(stored)).toBe(false);
});

test('a setup the rules no longer know doesn’t fit them', () => {
  expect(fitsGame(meta, setup)).toBe(true);
  expect(fitsGame(meta, { ...setup, game: 'attika' })).toBe(false);
  expect(fitsGame(meta, { ...setup, options: { dice: 'loaded' } })).toBe(false);
  expect(fitsGame(meta, { ...setup, seats: [humanSeat('Ana')] })).toBe(false);
});

test('against bots, the first seat is the person’s', () => {
  const seats = freshSetup(meta, 'bots', (seat, kind) => `${kind}${seat}`).seats;
  expect(seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot']);
  expect(seats[0]?.name).toBe('human0');
});

test('on one screen, everybody is a person', () => {
  const seats = freshSetup(meta, 'humans', (seat) => `P${seat}`).seats;
  expect(seats.every(({ kind }) => kind === 'human')).toBe(true);
});
