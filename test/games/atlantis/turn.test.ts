import { expect, test } from 'vitest';
import { rules } from '../../../games/atlantis/index.ts';
import { home, item, position, move, play, refusal, tiles } from './position.ts';

test('Atlantis 2.1, 2.4: selling a 5 draws 2; a second sale in the turn is refused', () => {
  const state = position(2, { path: 'flag1 flag3', pawns: [[-1, -1, home]], hands: [['flag']], won: [[5, 1, 2]] });
  const [sold, drawn] = play(state, { type: 'sellTile', face: item('flag') * 7 + 4 });
  expect(sold).toMatchObject({ type: 'tileSold', cards: 2 });
  expect(drawn).toMatchObject({ type: 'cardsDrawn', count: 2 });
  expect(tiles(state, 0)).toEqual([1, 2]);
  expect(state.handSizes[0]).toBe(3);
  expect(refusal(state, { type: 'sellTile', face: item('flag') * 7 + 1 })).toBe('alreadySold');
  expect(rules.legal(state, 0).some(({ type }) => type === 'sellTile')).toBe(false);
});

test('Atlantis 2.1: a sale and the bridge go before the move, in either order', () => {
  const sale = { type: 'sellTile', face: item('flag') * 7 + 3 } as const;
  const bridge = { type: 'buildBridge', slot: 1 } as const;
  for (const before of [
    [sale, bridge],
    [bridge, sale],
  ]) {
    const state = position(2, { path: 'ring4 - flag6', pawns: [[0, home]], hands: [['flag']], won: [[4]] });
    for (const one of before) play(state, one);
    play(state, move(0, 'flag'));
    // 4 sold for 2 cards, the flag played, 2 drawn with a pawn at home; the bridge saved the 4.
    expect([state.handSizes[0], state.turn, tiles(state, 0)]).toEqual([4, 1, [4]]);
  }
});

test('Atlantis 2.2: who can move must; a pawn at home stays there', () => {
  const state = position(2, { path: 'flag1 olive2', pawns: [[home, 0, -1]], hands: [['olive']] });
  expect(refusal(state, { type: 'showHand' })).toBe('canMove');
  expect(refusal(state, move(0, 'olive'))).toBe('pawnHome');
  expect(refusal(state, move(1, 'flag'))).toBe('cardNotHeld');
});

test('Atlantis 2.3: who can move no pawn shows the hand and draws 2; selling may help instead', () => {
  // The helmet leads onto a pawn, and no second card is there to go on with.
  const state = position(2, { path: 'helmet2 olive2', pawns: [[-1, -1, home], [0]], hands: [['helmet']], won: [[2]] });
  expect(rules.legal(state, 0).map(({ type }) => type)).toEqual(['sellTile', 'showHand']);
  const events = play(state, { type: 'showHand' });
  expect(events[0]).toEqual({ type: 'handShown', seat: 0, cards: [0, 0, 1, 0, 0, 0, 0], reveals: true });
  expect(state.handSizes[0]).toBe(3);
  expect(state.turn).toBe(1);
});

test('Atlantis 2.3, 4.4: who can pay for no move shows the hand and draws 2, pawns at home or not; a bridge may help instead', () => {
  const poor = () => position(2, { path: 'ring4 - flag6', pawns: [[0, home, home]], hands: [['flag']] });
  const state = poor();
  expect(refusal(state, move(0, 'flag'))).toBe('tollNeedsBridge');
  expect(rules.legal(state, 0).map(({ type }) => type)).toEqual(['buildBridge', 'showHand']);
  play(state, { type: 'showHand' });
  expect(state.handSizes[0]).toBe(1 + 2);
  const helped = poor();
  play(helped, { type: 'buildBridge', slot: 1 });
  expect(refusal(helped, { type: 'showHand' })).toBe('canMove');
  play(helped, move(0, 'flag'));
  expect(rules.phase(helped)).toBe('journey');
});

test('Atlantis 2.4: a tile of value 1 brings nothing, and only own tiles are sold', () => {
  const state = position(2, { path: 'flag1 flag3', pawns: [[-1, -1, home]], hands: [['flag']], won: [[1]] });
  expect(refusal(state, { type: 'sellTile', face: item('flag') * 7 })).toBe('tilesTooLow');
  expect(refusal(state, { type: 'sellTile', face: item('ring') * 7 + 6 })).toBe('tileNotHeld');
  const richer = position(2, { path: 'flag1 flag3', pawns: [[-1, -1, home]], hands: [['flag']], won: [[1, 2]] });
  expect(refusal(richer, { type: 'sellTile', face: item('flag') * 7 })).toBe('tileTooLow');
});
