import { describe, expect, test } from 'vitest';
import { faceOf } from '../../../games/atlantis/board.ts';
import { KINDS } from '../../../games/atlantis/data.ts';
import { knowledge, rules } from '../../../games/atlantis/index.ts';
import type { State } from '../../../games/atlantis/types.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { impossible } from './impossible.ts';
import { home, item, move, play, position } from './position.ts';

/** Seat 0 stands on the flag and seat 1 on the crown; a bridge of seat 1 between them. Slots 0 to 4. */
const road = () =>
  position(2, {
    path: 'flag4 - ring2+ = crown5',
    pawns: [
      [0, home],
      [4, home, 2],
    ],
    hands: [['ring', 'crown', 'vase']],
    won: [[4, 2], [6]],
  });

/** Seat 0 has gone over a hole of 2 with a crown and owes for it. */
function owing(): State {
  const state = position(2, {
    path: 'flag4 - ring2 olive3',
    pawns: [[0, home]],
    hands: [['olive', 'vase', 'vase']],
  });
  play(state, move(0, 'olive'));
  return state;
}

/** A change that can't be, and what is said of it. */
type Case = readonly [code: string, (state: State) => void];

const hand = (seat: number, name: Parameters<typeof item>[0]) => seat * KINDS + item(name);

const CASES: readonly Case[] = [
  ['cardsMiscounted', (state) => state.hands[hand(0, 'ring')]!++],
  ['cardsMiscounted', (state) => state.discards[item('vase')]!--],
  ['cardsMiscounted', (state) => ([state.deck[0], state.discards[0]] = [16, -1])],
  ['handMiscounted', (state) => state.handSizes[1]!++],
  ['deckMiscounted', (state) => state.deckSize--],
  ['tileMisplaced', (state) => (state.tops[26] = faceOf(item('olive'), 1))],
  // No flag of 2 has the back of the first slots.
  ['tileMisplaced', (state) => (state.tops[0] = faceOf(item('flag'), 2))],
  ['underMisplaced', (state) => (state.unders[1] = 1)],
  ['underMisplaced', (state) => (state.unders[0] = 2)],
  ['tilesMiscounted', (state) => (state.tops[0] = state.tops[4]!)],
  ['tilesMiscounted', (state) => (state.won[faceOf(item('flag'), 4)]! += 1)],
  ['tilesMiscounted', (state) => (state.won[faceOf(item('flag'), 4)] = -1)],
  ['unseenMiscounted', (state) => (state.unseen[0] = 1)],
  ['spentMiscounted', (state) => state.spent++],
  [
    'nothingSold',
    (state) => {
      Object.assign(state, rules.setup(2, {}, randomFrom('fresh')), { sold: true });
    },
  ],
  ['wonTooMany', (state) => (state.pawns[1] = -1)],
  ['pawnMisplaced', (state) => (state.pawns[0] = 1)],
  ['pawnMisplaced', (state) => (state.pawns[0] = 54)],
  ['pawnMisplaced', (state) => (state.pawns[0] = -2)],
  ['pawnsTogether', (state) => (state.pawns[0] = 4)],
  ['takenTooMany', (state) => (state.pawns[4] = -1)],
  ['bridgesMiscounted', (state) => (state.bridges[1] = 1)],
  ['bridgesMiscounted', (state) => (state.bridged[1] = 1)],
  ['bridgeMisplaced', (state) => state.bridged.splice(2, 2, 1, 0)],
  ['seatUnknown', (state) => (state.turn = 2)],
  ['seatUnknown', (state) => (state.finisher = 2)],
  ['tollWithoutMove', (state) => (state.toll = 2)],
  ['tollWithoutMove', (state) => (state.moved = 0)],
  ['moveWithoutToll', (state) => (state.phase = 'payment')],
  ['gameNotFinished', (state) => (state.finisher = 0)],
];

describe('Atlantis: what can’t be is named', () => {
  test.each(CASES)('%s', (code, spoil) => {
    const state = road();
    spoil(state);
    expect(impossible(state)?.code).toBe(code);
  });

  test('an empty deck beside discards', () => {
    const state = position(2, { path: 'flag4', pawns: [[0]], deck: [], discards: [] });
    state.hands[hand(1, 'vase')]!--;
    state.handSizes[1]!--;
    state.discards[item('vase')]!++;
    expect(impossible(state)?.code).toBe('deckNotRenewed');
  });

  test('two bridges over what was one hole', () => {
    const state = position(2, { path: 'flag4 = ring1 = crown5' });
    state.tops[2] = -1;
    state.spent++;
    expect(impossible(state)).toBeUndefined();
    // Slot 26 never had a tile that could have parted holes.
    const middle = position(2, {
      path: Array.from({ length: 52 }, (_, slot) => (slot === 51 ? 'flag1' : '-')).join(' '),
    });
    middle.tops[0] = faceOf(item('flag'), 4);
    middle.spent--;
    middle.bridges.fill(0);
    middle.bridged[25] = middle.bridged[27] = 1;
    expect(impossible(middle)?.code).toBe('bridgesTogether');
  });

  test('a toll that doesn’t fit the road or the purse', () => {
    expect(impossible(owing())).toBeUndefined();
    expect(impossible({ ...owing(), toll: 1 })?.code).toBe('tollWrong');
    expect(impossible({ ...owing(), toll: 3 })?.code).toBe('tollTooHigh');
    expect(impossible({ ...owing(), toll: 0 })?.code).toBe('moveWithoutToll');
    expect(impossible({ ...owing(), moved: 3 })?.code).toBe('moveWithoutToll');
  });

  test('three pawns home and no end, or the end of another', () => {
    const state = road();
    state.pawns.splice(0, 3, home, home, home);
    expect(impossible(state)?.code).toBe('gameNotEnded');
    expect(impossible({ ...state, finisher: 1 })?.code).toBe('gameNotEnded');
    expect(impossible({ ...state, finisher: 0 })).toBeUndefined();
    expect(impossible({ ...state, finisher: 0, turn: 1 })?.code).toBe('gameNotFinished');
  });
});

test.each([2, 3, 4])('Atlantis: all positions of games of %i are possible', (seats) => {
  const wild = (state: State, seat: number, random: Random) => random.pick(rules.legal(state, seat));
  const sensible = (state: State, seat: number, random: Random) => knowledge.playout(state, seat, random);
  for (let game = 0; game < 12; game++) {
    const random = randomFrom(`possible ${seats} ${game}`);
    const state = rules.setup(seats, {}, random);
    const choose = game % 3 === 0 ? sensible : wild;
    for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
      rules.apply(state, seat, choose(state, seat, random), random, undefined);
      expect(impossible(state)).toBeUndefined();
    }
  }
});
