import { expect, test } from 'vitest';
import { rules } from '../../../games/atlantis/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { pointsOf, settlement, standing } from '../../../games/atlantis/score.ts';
import { home, position, move, play, refusal, example3 } from './position.ts';

test('Atlantis 7.1: the rulebook, example 3: red owes (1 + 4 + 1) + 1 = 7, blue 1', () => {
  const state = example3();
  expect(settlement(state, 1).tolls).toEqual([0, 6, 1]);
  expect(settlement(state, 2).tolls).toEqual([0, 0, 1]);
});

test('Atlantis 7.1: settling neither takes tiles nor draws nor counts bridges', () => {
  const before = example3();
  before.turn = 1;
  expect(refusal(before, { type: 'buildBridge', slot: 1 })).toBeUndefined();
  const state = example3();
  play(state, move(2, 'flag'));
  expect([state.handSizes[1], state.handSizes[2]]).toEqual([2, 2]);
  expect(rules.refuse(state, 1, { type: 'buildBridge', slot: 1 })?.code).toBe('gameOver');
});

const scores = (state: Parameters<typeof rules.result>[0]) =>
  rules
    .result(state)
    ?.places.toSorted((a, b) => a.seat - b.seat)
    .map(({ score }) => score);

test('Atlantis 7.1, 7.2: the tolls of several pawns are paid together: a 7 pays 6 and 1', () => {
  const state = position(2, {
    path: 'flag5 - vase5 - statue1 ring2',
    pawns: [
      [home, home, 5],
      [home, 0, 2],
    ],
    hands: [['crown']],
    won: [[], [7]],
  });
  play(state, move(2, 'crown'));
  expect(settlement(state, 1)).toEqual({ seat: 1, tolls: [0, 6, 1], tiles: [7], cards: 0, shortfall: 0 });
  expect(scores(state)?.[1]).toBe(0);
});

test('Atlantis 7.2: paying costs least: red pays 7 of 6 + 2 + 2 cards exactly; who has too little goes below 0', () => {
  const state = example3();
  play(state, move(2, 'flag'));
  // Red: 10 in all, less 7. Blue: 5 + 2 cards, less 1. Black: 3, the tile behind the mainland (3) and 4 cards.
  expect(scores(state)).toEqual([3 + 3 + 4, 3, 6]);
  const last = (hand: readonly 'vase'[], won: readonly number[]) => {
    const out = {
      path: 'ring4 - flag6 olive1',
      pawns: [
        [home, home, 3],
        [home, home, 0],
      ],
      hands: [['flag'], hand],
      won: [[], won],
    } as const;
    const ended = position(2, out);
    play(ended, move(2, 'flag'));
    return ended;
  };
  const poor = last(['vase'], []);
  expect(settlement(poor, 1).shortfall).toBe(3);
  expect(scores(poor)?.[1]).toBe(-3);
  // Where that is not enough, all of it is paid: 1, 1 and the vase for 4.
  const broke = last(['vase'], [1, 1]);
  expect(settlement(broke, 1)).toMatchObject({ tiles: [1, 1], cards: 1, shortfall: 1 });
  expect(scores(broke)?.[1]).toBe(-1);
  // A 7 for a toll of 4, where nothing smaller is there: no change.
  expect(scores(last([], [7]))?.[1]).toBe(0);
});

test('Atlantis 7.3: tiles at their value and cards at 1; a tie is shared', () => {
  const state = position(2, {
    path: 'flag1 ring1',
    pawns: [
      [home, home, 1],
      [home, home, 0],
    ],
    hands: [['vase']],
    won: [[4], [6, 3]],
  });
  play(state, move(2, 'vase'));
  // Seat 0: 4, the ring of 1 it left and 4 cards; seat 1: 9.
  expect(scores(state)).toEqual([9, 9]);
  expect(rules.result(state)?.places.map(({ rank }) => rank)).toEqual([1, 1]);
});

test('Atlantis 7.2: what a seat would have is what the standing says, wherever a game is', () => {
  for (let game = 0; game < 8; game++) {
    const random = randomFrom(`points ${game}`);
    const state = rules.setup(2 + (game % 3), {}, random);
    for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
      rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
      for (const place of standing(state)) expect(pointsOf(state, place.seat)).toBe(place.score);
    }
  }
});
