import { expect, test } from 'vitest';
import { faceOf } from '../../../../games/atlantis/board.ts';
import { home, item, position, move, play } from '../../../games/atlantis/position.ts';
import { lay } from './table.tsx';

/** Seat 0 owes a toll of 3; it has tiles of 5, 2 and 1, two vases and a ring. */
function owing() {
  const state = position(2, {
    path: 'flag3 - olive4 crown2',
    pawns: [[0, home], []],
    hands: [['olive', 'vase', 'vase', 'ring'], []],
    won: [[5, 2, 1], []],
  });
  play(state, move(0, 'olive'));
  expect(state.toll).toBe(3);
  return state;
}

const verdict = (container: HTMLElement) => container.querySelector('p[aria-live]')!.textContent.trim();

test('the cheapest payment lies ready and can be paid at once', () => {
  const { container, press, played } = lay(owing(), 0);
  expect(verdict(container)).toBe('Exactly right. Then you win flag 3.');
  press('Pay');
  expect(played).toEqual([{ type: 'payToll', tiles: [2, 1], cards: [] }]);
});

test('tiles and cards can be exchanged, and what is too little or too much says so', () => {
  const { container, press, played, explained, find } = lay(owing(), 0);
  press('Put the tile of 1 back');
  expect(verdict(container)).toBe('That is 1 too little. Add a tile or a card.');
  press('Pay');
  expect(played).toEqual([]);
  expect(explained).toEqual(['paysTooLittle']);
  press(/^Pay one vase card/);
  press(/^Pay one ring card/);
  expect(verdict(container)).toMatch(/^4 for a toll of 3 is too much/);
  press('Put the tile of 2 back');
  press(/^Pay one vase card/);
  press('Pay');
  expect(played).toEqual([{ type: 'payToll', tiles: [], cards: [item('vase'), item('vase'), item('ring')] }]);
  // No more than are held.
  expect(find('Pay one vase card, 0 left')?.getAttribute('aria-disabled')).toBe('true');
  press('Pay one vase card, 0 left');
  expect(explained).toEqual(['paysTooLittle', 'cardNotHeld']);
  press('Cheapest payment');
  expect(verdict(container)).toMatch(/^Exactly right/);
});

test('a tile that is too high may pay alone, and its loss is named', () => {
  const { container, press, played } = lay(owing(), 0);
  press('Put the tile of 2 back');
  press('Put the tile of 1 back');
  press(/^Pay a tile of 5/);
  expect(verdict(container)).toMatch(/^2 more than the toll/);
  press('Pay');
  expect(played).toEqual([{ type: 'payToll', tiles: [5], cards: [] }]);
});

test('tiles for sale say what they bring; a tile of 1 brings nothing and says so', () => {
  const state = position(2, {
    path: 'flag3 olive4',
    pawns: [[-1, -1, home]],
    hands: [['olive'], []],
    won: [[5, 3, 1], []],
  });
  const { press, played, explained, find } = lay(state, 0);
  press('Buy cards');
  expect(find('Give up flag 3 for 1 card')).toBeDefined();
  press('flag 1 buys no card');
  expect(explained).toEqual(['tileTooLow']);
  press('Give up flag 5 for 2 cards');
  expect(played).toEqual([{ type: 'sellTile', face: faceOf(0, 5) }]);
});

test('what can’t be done says why', () => {
  const state = position(2, { path: 'flag3 olive4', pawns: [[-1, -1, home]], hands: [['olive'], []], won: [[1], []] });
  const { press, explained } = lay(state, 0);
  press('Buy cards');
  press('Build bridge');
  expect(explained).toEqual(['tilesTooLow', 'noOpenHole']);
});

test('a card no pawn can use says why', () => {
  // The olive would cost 6; the vase lies before the hole.
  const state = position(2, {
    path: 'flag6 vase6 - olive6',
    pawns: [[0, home, home], []],
    hands: [['olive', 'vase'], []],
  });
  const { press, explained } = lay(state, 0);
  press(/^Play olive/);
  expect(explained).toEqual(['tollNeedsBridge']);
});

test('cards say why they can’t be played: none is held, or it is somebody else’s turn', () => {
  const state = position(2, { path: 'flag3 olive4', hands: [['olive'], ['crown']] });
  const own = lay(state, 0);
  own.press('Play crown, 0 in hand');
  expect(own.explained).toEqual(['cardNotHeld']);
  const waiting = lay(state, 1);
  waiting.press('Play crown, 1 in hand');
  expect(waiting.explained).toEqual(['notYourTurn']);
});

test('who can’t move shows the hand', () => {
  const state = position(2, {
    path: 'flag3 - olive6',
    pawns: [[0, home, home], []],
    hands: [['olive'], []],
  });
  const { press, played, explained, find, container } = lay(state, 0);
  press(container.querySelector('[data-place="to 2"]')!);
  press(container.querySelector('[data-place="pawn 0"]')!);
  expect(explained).toEqual(['noneCanMove', 'tollNeedsBridge']);
  expect(find('Show hand, draw 2')).toBeDefined();
  press('Show hand, draw 2');
  expect(played).toEqual([{ type: 'showHand' }]);
});

test('panels tell of each player what all may know, and nothing of their cards', () => {
  const state = position(2, {
    path: 'flag3 olive4',
    pawns: [
      [-1, -1, home],
      [home, -1, -1],
    ],
    hands: [['olive'], ['crown', 'crown']],
    won: [[], [4, 6]],
  });
  const { container } = lay(state, 0);
  const panel = container.querySelector('section[aria-label="Ben"]')!;
  expect(panel.textContent.replaceAll(/\s+/g, ' ')).toContain('Value of tiles 10');
  expect(panel.textContent).toContain('Cards in hand 2');
  expect(panel.textContent).toContain('Pawns on the mainland 1/3');
  expect(panel.querySelector('[aria-label="flag 6"]')).not.toBeNull();
  expect(panel.querySelector('[aria-label="crown"]')).toBeNull();
});
