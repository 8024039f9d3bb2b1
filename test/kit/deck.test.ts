import { expect, test } from 'vitest';
import { sum } from '../../games/kit/counts.ts';
import { dealUnseen, drawCard, reshuffle } from '../../games/kit/deck.ts';
import { randomFrom } from '../../games/kit/random.ts';

/** Two seats, three kinds of card; seat 0 holds two of kind 0, seat 1 one of kind 2. */
const dealt = () => ({
  seats: 2,
  hands: [2, 0, 0, 0, 0, 1],
  handSizes: [2, 1],
  deck: [0, 3, 2],
  deckSize: 5,
  discards: [1, 0, 0],
});

test('a card drawn goes from the deck to the hand', () => {
  const state = dealt();
  const kind = drawCard(state, 1, randomFrom('draw'));
  expect(state.hands[3 + kind]).toBe(kind === 2 ? 2 : 1);
  expect([state.handSizes, state.deckSize, sum(state.deck)]).toEqual([[2, 2], 4, 4]);
});

test('cards set aside are as likely to stay there as any', () => {
  const random = randomFrom('aside');
  const seen = new Set<number>();
  for (let i = 0; i < 200; i++) {
    const state = { ...dealt(), deck: [1, 0, 1], deckSize: 1, hands: [0, 0, 0, 0, 0, 0] };
    seen.add(drawCard(state, 0, random, 1));
    expect([state.deckSize, sum(state.deck)]).toEqual([0, 1]);
  }
  expect(seen).toEqual(new Set([0, 2]));
});

test('discards go back into the deck, if there are any', () => {
  const state = { ...dealt(), deck: [0, 0, 0], deckSize: 0, discards: [1, 2, 0] };
  expect(reshuffle(state)).toBe(true);
  expect([state.deck, state.deckSize, state.discards]).toEqual([[1, 2, 0], 3, [0, 0, 0]]);
  expect(reshuffle(state)).toBe(false);
});

test('a deal keeps the own hand and the size of every other, and loses nothing', () => {
  const random = randomFrom('deal');
  const others = new Set<number>();
  for (let i = 0; i < 100; i++) {
    const state = dealt();
    dealUnseen(state, 0, [0, 3, 3], random);
    expect(state.hands.slice(0, 3)).toEqual([2, 0, 0]);
    expect([state.handSizes, state.deckSize]).toEqual([[2, 1], 5]);
    expect([0, 1, 2].map((kind) => state.deck[kind]! + state.hands[3 + kind]!)).toEqual([0, 3, 3]);
    others.add(state.hands.indexOf(1, 3) - 3);
  }
  expect(others).toEqual(new Set([1, 2]));
});

test('a deal leaves in a hand what it is known to hold', () => {
  const random = randomFrom('held');
  const first = new Set<number>();
  for (let i = 0; i < 100; i++) {
    const state = { ...dealt(), hands: [2, 0, 0, 1, 0, 1], handSizes: [2, 2] };
    dealUnseen(state, 0, [1, 3, 2], random, { held: [0, 0, 0, 0, 1, 0] });
    expect(state.hands[4]).toBeGreaterThan(0);
    expect([state.handSizes, state.deckSize, sum(state.deck)]).toEqual([[2, 2], 4, 4]);
    first.add(state.hands[3]!);
  }
  expect(first).toEqual(new Set([0, 1]));
});

test('a deal leaves among the others what they are known to hold together, whoever has it', () => {
  const random = randomFrom('together');
  const first = new Set<number>();
  for (let i = 0; i < 100; i++) {
    const state = { ...dealt(), seats: 3, hands: [2, 0, 0, 1, 0, 1, 0, 2, 0], handSizes: [2, 2, 2] };
    dealUnseen(state, 0, [1, 4, 2], random, { held: [0, 0, 0, 0, 0, 0, 0, 1, 0], together: [0, 1, 2] });
    expect(state.hands[5]! + state.hands[8]!).toBe(2);
    expect(state.hands[7]).toBeGreaterThan(0);
    expect([state.handSizes, state.deckSize, sum(state.deck)]).toEqual([[2, 2, 2], 3, 3]);
    first.add(state.hands[5]!);
  }
  expect(first).toEqual(new Set([1, 2]));
});
