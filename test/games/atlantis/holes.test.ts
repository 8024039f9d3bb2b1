import { expect, test } from 'vitest';
import { rules } from '../../../games/atlantis/index.ts';
import { tollBetween } from '../../../games/atlantis/path.ts';
import { home, item, position, move, play, refusal, tiles } from './position.ts';

test('Atlantis 4.1, 4.2: a hole costs the lower of the tiles at its ends, however wide it is, pawns or not', () => {
  const state = position(2, { path: 'ring5 - - - statue2 olive3', pawns: [[0], [4]] });
  expect(tollBetween(state, 0, 4)).toBe(2);
  expect(tollBetween(state, -1, 5)).toBe(2);
  expect(tollBetween(state, 4, home)).toBe(0);
});

test('Atlantis 4.3: holes of 1, 4 and 3 with a bridged one in between cost 8', () => {
  const state = position(2, { path: 'ring1 - flag6 - vase4 = olive6 - crown3' });
  expect(tollBetween(state, 0, 8)).toBe(8);
});

test('Atlantis 4.4: a toll that tiles and the cards left in hand cannot pay makes the move illegal', () => {
  const state = position(2, { path: 'ring4 - flag6', pawns: [[0, home]], hands: [['flag', 'crown']], won: [[2]] });
  // 2 in tiles and the crown: 3, since the flag itself is played.
  expect(rules.refuse(state, 0, move(0, 'flag'))).toEqual({ code: 'tollNeedsBridge', toll: 4, means: 3 });
  play(state, { type: 'buildBridge', slot: 1 });
  expect(rules.refuse(state, 0, move(0, 'flag'))).toBeUndefined();
  const richer = position(2, { path: 'ring4 - flag6', pawns: [[0, home]], hands: [['flag', 'crown']], won: [[3]] });
  play(richer, move(0, 'flag'));
  expect(rules.phase(richer)).toBe('payment');
  // The tile won by the move is not there to pay with yet.
  expect(rules.legal(richer, 0)).toEqual([{ type: 'payToll', tiles: [3], cards: [item('crown')] }]);
});

test('Atlantis 4.4, 4.5: no change is given, but nothing may be paid that could be taken back', () => {
  const state = position(2, {
    path: 'ring4 - flag6',
    pawns: [[0, home]],
    hands: [['flag', 'crown', 'vase']],
    won: [[7, 2, 2, 1]],
  });
  play(state, move(0, 'flag'));
  const pay = (values: readonly number[], ...cards: readonly number[]) =>
    refusal(state, { type: 'payToll', tiles: values, cards });
  expect(pay([7])).toBeUndefined();
  expect(pay([2, 2])).toBeUndefined();
  expect(pay([2, 1], item('crown'))).toBeUndefined();
  expect(pay([7, 1])).toBe('paysTooMuch');
  expect(pay([2, 2], item('vase'))).toBe('paysTooMuch');
  expect(pay([2], item('vase'))).toBe('paysTooLittle');
  expect(pay([5])).toBe('tileNotHeld');
  expect(pay([2, 2, 2])).toBe('tileNotHeld');
  expect(pay([2], item('flag'), item('vase'))).toBe('cardNotHeld');
  // By hand: 7; 2+2; 2+1+a card; 2+two cards. Not 1+two cards, which is 3.
  const ways = rules
    .legal(state, 0)
    .map((way) => way.type === 'payToll' && `${way.tiles.join('+')} ${way.cards.length}`);
  expect(ways).toHaveLength(4);
  expect(ways).toEqual(expect.arrayContaining(['2 2', '2+1 1', '2+2 0', '7 0']));
});

test('Atlantis 4.4: a payment names its tiles from the highest down', () => {
  const state = position(2, { path: 'ring4 - flag6', pawns: [[0, home]], hands: [['flag']], won: [[3, 1]] });
  play(state, move(0, 'flag'));
  const upwards = { type: 'payToll', tiles: [1, 3], cards: [] } as const;
  expect(refusal(state, upwards)).toBe('tilesOutOfOrder');
  expect(refusal(state, { ...upwards, tiles: [3, 1] })).toBeUndefined();
});

test('Atlantis 4.6: paid tiles leave the game, paid cards are discarded', () => {
  const state = position(2, { path: 'ring4 - flag6', pawns: [[0, home]], hands: [['flag', 'crown']], won: [[3]] });
  const spent = state.spent;
  play(state, move(0, 'flag'));
  play(state, { type: 'payToll', tiles: [3], cards: [item('crown')] });
  expect(state.spent).toBe(spent + 1);
  expect(state.discards[item('crown')]).toBe(1);
  expect(tiles(state, 0)).toEqual([4]);
  expect(state.turn).toBe(1);
});

test('Atlantis 5.1: one bridge a player, on any hole that has none', () => {
  const state = position(2, { path: 'ring4 - - flag6 = olive2 -', hands: [['flag']] });
  expect(rules.legal(state, 0).filter(({ type }) => type === 'buildBridge')).toEqual([
    { type: 'buildBridge', slot: 1 },
  ]);
  expect(refusal(state, { type: 'buildBridge', slot: 2 })).toBeUndefined();
  expect(refusal(state, { type: 'buildBridge', slot: 3 })).toBe('notAHole');
  expect(refusal(state, { type: 'buildBridge', slot: 4 })).toBe('holeBridged');
  expect(refusal(state, { type: 'buildBridge', slot: 6 })).toBe('notAHole');
  play(state, { type: 'buildBridge', slot: 2 });
  expect(state.turn).toBe(0);
  expect(refusal(state, { type: 'buildBridge', slot: 1 })).toBe('noBridgeLeft');
  const closed = position(2, { path: 'ring4 = flag6 -' });
  for (const slot of [0, 1, 3]) expect(refusal(closed, { type: 'buildBridge', slot })).toBe('noOpenHole');
});

test('Atlantis 5.2: a bridged hole that grows together with one worth 5 costs nothing', () => {
  const state = position(2, {
    path: 'ring5 = flag1 - olive6 crown2',
    pawns: [[], [2]],
    hands: [[], ['olive']],
    won: [[], [7]],
  });
  expect(tollBetween(state, 0, 4)).toBe(1);
  state.turn = 1;
  play(state, move(0, 'olive'));
  play(state, { type: 'payToll', tiles: [7], cards: [] });
  expect(state.tops[2]).toBe(-1);
  expect(tollBetween(state, 0, 4)).toBe(0);
});
