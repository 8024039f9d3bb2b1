import { expect, test } from 'vitest';
import { KINDS } from '../../../games/atlantis/data.ts';
import { rules } from '../../../games/atlantis/index.ts';
import { home, item, position, move, play, total, example3 } from './position.ts';

test('Atlantis 6.1: 1 card and 1 for each pawn at home', () => {
  const state = position(2, { path: 'ring1 flag2', pawns: [[home, -1, -1]], hands: [['ring']] });
  const events = play(state, move(1, 'ring'));
  expect(events.at(-1)).toMatchObject({ type: 'cardsDrawn', count: 2 });
});

test('Atlantis 6.1, 6.2: with two pawns at home three cards are drawn, over the end of the deck if need be', () => {
  const state = position(2, { path: 'ring1 flag2', pawns: [[home, home, -1]], hands: [['ring']] });
  state.deck.splice(0, KINDS, 1, 0, 0, 0, 0, 0, 0);
  state.deckSize = 1;
  state.discards[item('vase')] = 1;
  const events = play(state, move(2, 'ring'));
  // The one in the deck, then the vase and the ring just played.
  expect(events.at(-1)).toMatchObject({ type: 'cardsDrawn', count: 3 });
  expect([state.handSizes[0], state.deckSize, total(state.discards)]).toEqual([3, 0, 0]);
});

test('Atlantis 6.2: the discards become the deck; when both are gone nothing is drawn', () => {
  const state = position(2, { path: 'ring1 flag2', hands: [['ring']] });
  state.deck.fill(0);
  state.deckSize = 0;
  state.discards.fill(0);
  const events = play(state, move(0, 'ring'));
  // The ring just played is all there is.
  expect(events).toContainEqual({ type: 'deckShuffled' });
  expect(state.handSizes[0]).toBe(1);
  const dry = position(2, { path: 'ring1 flag2', hands: [[]] });
  dry.deck.fill(0);
  dry.deckSize = 0;
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
