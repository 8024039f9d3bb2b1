import { expect, test } from 'vitest';
import { facesOfBack } from '../../../games/atlantis/board.ts';
import { rules } from '../../../games/atlantis/index.ts';
import { openHoles, tollBetween } from '../../../games/atlantis/path.ts';
import { home, item, position, move, play, refusal, tiles, total } from './position.ts';

test('Atlantis 3.1, 3.6: the rulebook, example 1: black plays a flag, goes to the flag of 1 and takes the olive of 4 behind it', () => {
  const state = position(3, { path: 'olive4 flag1 ring2', hands: [['flag']] });
  play(state, move(1, 'flag'));
  expect(state.pawns.slice(0, 3)).toEqual([-1, 1, -1]);
  expect(tiles(state, 0)).toEqual([4]);
});

test('Atlantis 3.2, 6.1: the rulebook, example 1: blue goes on over a pawn with a second helmet and draws one card all the same', () => {
  const path = 'flag1 helmet2 ring7 helmet5';
  const state = position(2, { path, pawns: [[0], [1]], hands: [['helmet', 'helmet']] });
  expect(refusal(state, move(0, 'helmet'))).toBe('chainUnfinished');
  const events = play(state, move(0, 'helmet', 'helmet'));
  expect(events).toContainEqual({ type: 'pawnMoved', seat: 0, pawn: 0, from: 0, stops: [1, 3] });
  expect(tiles(state, 0)).toEqual([7]);
  expect(state.handSizes[0]).toBe(1);
});

test('Atlantis 3.2: the first tile of the item counts though a pawn stands there, the own one too', () => {
  const state = position(2, { path: 'ring1 ring2', pawns: [[0]], hands: [['ring', 'crown']] });
  expect(refusal(state, move(1, 'ring'))).toBe('chainUnfinished');
  expect(refusal(state, move(1, 'ring', 'crown'))).toBeUndefined();
});

test('Atlantis 3.3: without the item ahead the pawn goes to the mainland, also in the middle of a chain', () => {
  const state = position(2, { path: 'ring1 flag3', pawns: [[], [0]], hands: [['ring', 'vase', 'crown']] });
  play(state, move(0, 'ring', 'vase'));
  expect(state.pawns[0]).toBe(home);
  // It takes the last free tile, and draws 1 and 1 for the pawn at home.
  expect(tiles(state, 0)).toEqual([3]);
  expect(state.handSizes[0]).toBe(1 + 2);
});

test('Atlantis 3.4: no card is played beyond where the pawn can rest', () => {
  const state = position(2, { path: 'ring1 flag3', hands: [['ring', 'flag', 'vase', 'vase']] });
  expect(refusal(state, move(0, 'ring', 'flag'))).toBe('chainTooLong');
  expect(refusal(state, move(0, 'vase', 'vase'))).toBe('chainTooLong');
});

test('Atlantis 3.5: cards played are discarded', () => {
  const state = position(2, { path: 'ring1 flag3', hands: [['ring']] });
  play(state, move(0, 'ring'));
  expect(state.discards[item('ring')]).toBe(1);
});

test('Atlantis 3.6: the rulebook, example 1: red takes the flag of 4 behind two tiles with pawns', () => {
  const path = 'crown1 flag4 helmet2 vase6 olive3';
  const state = position(3, { path, pawns: [[0], [2], [3]], hands: [['olive']] });
  play(state, move(0, 'olive'));
  expect(state.pawns[0]).toBe(4);
  expect(tiles(state, 0)).toEqual([4]);
});

test('Atlantis 3.6: the first move of the game onto slot 0 takes no tile and draws one card', () => {
  const state = position(2, { path: 'ring1 flag3', hands: [['ring']] });
  play(state, move(0, 'ring'));
  expect(tiles(state, 0)).toEqual([]);
  expect(state.handSizes[0]).toBe(1);
});

test('Atlantis 3.6: the tile the pawn has left is behind it and free', () => {
  const state = position(2, { path: 'ring5 flag3', pawns: [[0]], hands: [['flag']] });
  play(state, move(0, 'flag'));
  expect(tiles(state, 0)).toEqual([5]);
});

test('Atlantis 3.7: the lower tile of a pair comes to light and is in play at once', () => {
  const state = position(2, { path: 'ring5+ flag3', pawns: [[0]], hands: [['flag']] });
  const unseen = total(state.unseen);
  const events = play(state, move(0, 'flag'));
  expect(events).toContainEqual({ type: 'tileRevealed', slot: 0, face: state.tops[0]! });
  expect(state.tops[0]).toBeGreaterThanOrEqual(0);
  expect(facesOfBack[0]).toContain(state.tops[0]);
  expect(state.unders[0]).toBe(0);
  expect(total(state.unseen)).toBe(unseen - 1);
});

test('Atlantis 3.8, 4.1: the last tile of slot 0 leaves water, but no hole before slot 1', () => {
  const state = position(2, { path: 'ring5 flag3 olive3', pawns: [[0]], hands: [['flag'], ['olive']] });
  const events = play(state, move(0, 'flag'));
  expect(events).toContainEqual({ type: 'slotFlooded', slot: 0 });
  expect(openHoles(state)).toEqual([]);
  expect(tollBetween(state, -1, 1)).toBe(0);
  expect(tollBetween(state, -1, home)).toBe(0);
});

test('Atlantis 3.2: a chain that can go on is told from one that can’t, and whether other pawns can move', () => {
  const path = 'helmet2 olive2 helmet3';
  const given = { path, pawns: [[-1, -1, home], [0]] };
  const goesOn = position(2, { ...given, hands: [['helmet', 'olive']] });
  expect(rules.refuse(goesOn, 0, move(0, 'helmet'))).toEqual({ code: 'chainUnfinished' });
  const blocked = position(2, { ...given, hands: [['helmet']] });
  expect(rules.refuse(blocked, 0, move(0, 'helmet'))).toEqual({ code: 'chainBlocked', stuck: true });
  expect(rules.refuse(blocked, 0, move(2, 'helmet'))).toEqual({ code: 'pawnHome', stuck: true });
  const other = position(2, { path, pawns: [[-1, 1, home], [0]], hands: [['helmet']] });
  expect(rules.refuse(other, 0, move(0, 'helmet'))).toEqual({ code: 'chainBlocked', stuck: false });
});
