import { afterEach, expect, test } from 'vitest';
import { botSeat, freshSetup, humanSeat, readLocalSetup, writeLocalSetup } from '../../../client/local/local-setup.ts';
import { meta } from '../../../games/katason/meta.ts';

afterEach(() => localStorage.clear());

const setup = {
  id: 'x',
  game: 'katason',
  options: { numbers: 'random', dice: 'bag', trade: 'bank' },
  seats: [humanSeat('Ana'), botSeat('Thea', 'hard'), botSeat('Nikos', 'easy')],
};

const stored = (change: object) => {
  localStorage.setItem('agora.local.katason', JSON.stringify({ ...setup, ...change }));
  return readLocalSetup(meta);
};

test('a setup survives a reload', () => {
  writeLocalSetup({ ...setup, seed: 'sunday' });
  expect(readLocalSetup(meta)).toEqual({ ...setup, seed: 'sunday' });
});

test('nothing stored is no setup', () => {
  expect(readLocalSetup(meta)).toBeNull();
});

test('a setup the rules no longer know is dropped', () => {
  expect(stored({ options: { dice: 'loaded' } })).toBeNull();
  expect(stored({ seats: [humanSeat('Ana')] })).toBeNull();
  expect(
    stored({ seats: [humanSeat('Ana'), humanSeat('Ben'), { kind: 'bot', name: 'T', level: 'godlike' }] }),
  ).toBeNull();
  expect(stored({ seats: 'all' })).toBeNull();
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
