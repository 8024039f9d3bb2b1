/** What Atlantis' bots leave out before they begin to think, and what they regret. */
import { expect, test } from 'vitest';
import { faceOf, valueOf } from '../../../games/atlantis/board.ts';
import { knowledge } from '../../../games/atlantis/index.ts';
import type { State } from '../../../games/atlantis/types.ts';
import { ITEMS } from '../../../games/atlantis/data.ts';
import { home, item, play, position, move } from './position.ts';

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

test('Atlantis 2.4: people shake their heads at a sale with eight cards in hand, not with seven', () => {
  const regrets = (cards: number) => {
    const state = position(2, {
      path: 'flag1 flag3',
      pawns: [[-1, -1, home]],
      hands: [Array.from({ length: cards }, (_, index) => ITEMS[index % ITEMS.length]!)],
      won: [[6]],
    });
    return knowledge.regrets!(state, 0, { type: 'sellTile', face: faceOf(item('flag'), 6) });
  };
  expect([7, 8].map(regrets)).toEqual([false, true]);
});

test('Atlantis 5.1: people shake their heads at a bridge that none of one’s own pawns has to cross', () => {
  const state = position(2, { path: 'ring2 - flag6 - flag4', pawns: [[2, home, home]], hands: [['flag']] });
  const regrets = (slot: number) => knowledge.regrets!(state, 0, { type: 'buildBridge', slot });
  expect([1, 3].map(regrets)).toEqual([true, false]);
});

test('Atlantis 4.4: people shake their heads at paying three more than one must, not at two to keep a card', () => {
  const state = position(2, {
    path: 'ring1 - flag6',
    pawns: [[0, home]],
    hands: [['flag', 'ring', 'ring']],
    won: [[4, 3]],
  });
  play(state, move(0, 'flag'));
  expect(state).toMatchObject({ phase: 'payment', toll: 1 });
  const regrets = (value: number) => knowledge.regrets!(state, 0, { type: 'payToll', tiles: [value], cards: [] });
  expect([3, 4].map(regrets)).toEqual([false, true]);
});
