/** What Atlantis' bots leave out before they begin to think. */
import { expect, test } from 'vitest';
import { valueOf } from '../../../games/atlantis/board.ts';
import { knowledge } from '../../../games/atlantis/index.ts';
import type { State } from '../../../games/atlantis/types.ts';
import { home, play, position, move } from './position.ts';

const thoughtOf = (state: State, seat = 0) => knowledge.candidates!(state, seat).map((candidate) => candidate.move);

test('Atlantis 2.4: of two tiles that bring as many cards only the lower is sold: a 6 and no 7, a 4 and no 5', () => {
  const state = position(2, {
    path: 'flag1 flag3',
    pawns: [[-1, -1, home]],
    hands: [['flag']],
    won: [[7, 6, 5, 4, 3]],
  });
  const sold = thoughtOf(state).flatMap((one) => (one.type === 'sellTile' ? [valueOf(one.face)] : []));
  // A 3 has no 2 beside it.
  expect(sold.toSorted((one, other) => one - other)).toEqual([3, 4, 6]);
});

test('Atlantis 4.4: a toll of 2 is not paid with a 7 where a 1 and a card pay it', () => {
  const state = position(2, {
    path: 'ring2 - flag6',
    pawns: [[0, home]],
    hands: [['flag', 'ring', 'ring']],
    won: [[7, 1]],
  });
  play(state, move(0, 'flag'));
  expect(state).toMatchObject({ phase: 'payment', toll: 2 });
  const paid = thoughtOf(state).flatMap((one) => (one.type === 'payToll' ? [[...one.tiles, one.cards.length]] : []));
  expect(paid).toContainEqual([1, 1]);
  expect(paid).not.toContainEqual([7, 0]);
});
