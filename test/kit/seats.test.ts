import { expect, test } from 'vitest';
import { ALONE, NOBODY, leftOf, ranked } from '../../games/kit/seats.ts';

test('turns go round the table', () => {
  expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
  expect([ALONE[2], NOBODY]).toEqual([[2], []]);
});

test('the best comes first, and equals share a rank in seat order', () => {
  const scores = [4, 9, 4, 1].map((score) => ({ score, items: [] }));
  const places = ranked(scores, (seat, other) => scores[seat]!.score > scores[other]!.score);
  expect(places.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
    [1, 1, 9],
    [0, 2, 4],
    [2, 2, 4],
    [3, 4, 1],
  ]);
});

test('who is ahead is for the game to say', () => {
  const scores = [4, 9].map((score) => ({ score, items: [] }));
  expect(ranked(scores, (seat) => seat === 0).map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
