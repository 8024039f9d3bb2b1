import { expect, test } from 'vitest';
import { KINDS } from '../../../games/atlantis/data.ts';
import { rules } from '../../../games/atlantis/index.ts';
import { impossible } from './impossible.ts';
import { home, item, position, move, play, total, example3 } from './position.ts';

test('Atlantis 6.1: 1 card and 1 for each pawn at home', () => {
  const state = position(2, { path: 'ring1 flag3', pawns: [[home, -1, -1]], hands: [['ring']] });
  const events = play(state, move(1, 'ring'));
  expect(events.at(-1)).toMatchObject({ type: 'cardsDrawn', count: 2 });
});

test('Atlantis 6.1, 6.2: with two pawns at home three cards are drawn, over the end of the deck if need be', () => {
  const state = position(2, {
    path: 'ring1 flag3',
    pawns: [[home, home, -1]],
    hands: [['ring']],
    deck: ['flag'],
    discards: ['vase'],
  });
  const events = play(state, move(2, 'ring'));
  // The one in the deck, then the vase and the ring just played.
  expect(events.at(-1)).toMatchObject({ type: 'cardsDrawn', count: 3 });
  expect([state.handSizes[0], state.deckSize, total(state.discards)]).toEqual([3, 0, 0]);
});

/** Seat 0 is to play a ring; one card is left in the deck, and a vase lies in the discards. */
const lastCard = () =>
  position(2, { path: 'ring1 flag3', hands: [['ring'], ['flag']], deck: ['olive'], discards: ['vase'] });

test('Atlantis 6.2: the discards become the deck as soon as its last card is drawn', () => {
  const state = lastCard();
  const events = play(state, move(0, 'ring'));
  expect(events.slice(-2)).toMatchObject([{ type: 'deckShuffled' }, { type: 'cardsDrawn', count: 1 }]);
  // The vase and the ring just played.
  expect([state.deckSize, total(state.deck), total(state.discards)]).toEqual([2, 2, 0]);
});

test('Atlantis 6.2: cards played or paid with while the deck is empty become the deck at once', () => {
  const state = position(2, {
    path: 'ring4 - flag6',
    pawns: [[0]],
    hands: [['flag', 'crown', 'crown', 'crown', 'crown']],
    deck: [],
  });
  expect(play(state, move(0, 'flag'))).toContainEqual({ type: 'deckShuffled' });
  expect([state.deckSize, total(state.discards)]).toEqual([1, 0]);
  const crown = item('crown');
  const payment = { type: 'payToll', tiles: [], cards: [crown, crown, crown, crown] } as const;
  // The flag lies in the deck; were it drawn already, the crowns would be the deck.
  state.hands[KINDS + item('flag')]!++;
  state.handSizes[1]!++;
  state.deck[item('flag')] = state.deckSize = 0;
  expect(impossible(state)).toBeUndefined();
  expect(play(state, payment).slice(0, 2)).toMatchObject([{ type: 'tollPaid' }, { type: 'deckShuffled' }]);
});

test('Atlantis 6.2: when deck and discards are gone nothing is drawn', () => {
  const dry = position(2, { path: 'ring1 flag3', hands: [[]], deck: [] });
  play(dry, { type: 'showHand' });
  expect(dry.handSizes[0]).toBe(0);
});

test('Atlantis 6.3: the third pawn takes its tile and 4 cards, and the game is over at once', () => {
  const state = example3();
  const events = play(state, move(2, 'flag'));
  expect(events).toContainEqual({ type: 'allHome', seat: 0 });
  expect(state.handSizes[0]).toBe(4);
  expect(rules.toMove(state)).toEqual([]);
  expect(rules.result(state)?.ending).toBe('allHome');
});
