import { expect, test } from 'vitest';
import { against, nextLevel } from '../../../client/local/harder.ts';
import { botSeat, humanSeat } from '../../../client/saved/local-setup.ts';

const won = (winner: number, seats = 3) => ({
  ending: 'end',
  places: Array.from({ length: seats }, (_, seat) => ({ seat, rank: seat === winner ? 1 : 2, score: 0, items: [] })),
});
const easy = [humanSeat('Ann'), botSeat('Nikos', 'easy'), botSeat('Daphne', 'easy')];

test('who has beaten bots is offered the next strength, and nobody beyond the last', () => {
  expect(nextLevel(easy, won(0))).toBe('normal');
  expect(nextLevel(against(easy, 'normal'), won(0))).toBe('hard');
  expect(nextLevel(against(easy, 'master'), won(0))).toBeUndefined();
  expect(against(easy, 'hard')).toEqual([humanSeat('Ann'), botSeat('Nikos', 'hard'), botSeat('Daphne', 'hard')]);
});

test('nor who has lost, nor before the end, nor where people or bots of other strengths play', () => {
  expect(nextLevel(easy, won(1))).toBeUndefined();
  expect(nextLevel(easy, null)).toBeUndefined();
  expect(nextLevel([...easy, humanSeat('Ben')], won(0, 4))).toBeUndefined();
  expect(nextLevel([...easy, botSeat('Milon', 'hard')], won(0, 4))).toBeUndefined();
});
