/** What is remembered of cards whose discards become the deck again. */
import { expect, test } from 'vitest';
import {
  type CardMemory,
  allowsCards,
  drawn,
  firstCards,
  paid,
  showed,
  shuffled,
} from '../../games/kit/card-memory.ts';

/** Of three kinds there are four cards each; seat 0 holds two of the first. The last three are discarded. */
const view = (seats: 2 | 3) => ({
  seats,
  hands: [2, 0, 0, ...Array.from({ length: 3 * (seats - 1) }, () => -1)],
  handSizes: [2, ...Array.from({ length: seats - 1 }, () => 3)],
  deck: [-1, -1, -1],
  deckSize: 9 - 3 * (seats - 1),
  discards: [0, 0, 1],
});

/** Seat 0's memory after seat 1 drew the deck empty. */
const emptied = (seats: 2 | 3) => drawn(firstCards(view(seats), 0), 1, view(seats).deckSize);
const rows = ({ held }: CardMemory) => [held.slice(0, 3), held.slice(3)];

test('at first the own hand is known alone', () => {
  expect(firstCards(view(2), 0)).toEqual({
    seat: 0,
    held: [2, 0, 0, 0, 0, 0],
    together: [0, 0, 0],
    discards: [0, 0, 1],
    deckSize: 6,
    early: 0,
  });
});

test('when the discards become the deck, the one other holds all the rest', () => {
  const memory = shuffled(emptied(2), 4);
  expect(rows(memory)).toEqual([
    [2, 0, 0],
    [2, 4, 3],
  ]);
  expect(memory).toMatchObject({ discards: [0, 0, 0], deckSize: 1, early: 0 });
  expect(allowsCards(memory, { hands: [2, 0, 0, 2, 4, 3] })).toBe(true);
  expect(allowsCards(memory, { hands: [2, 0, 0, 3, 3, 3] })).toBe(false);
});

test('of several others it is known what they hold together', () => {
  const memory = shuffled(emptied(3), 4);
  expect(rows(memory)).toEqual([
    [2, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ]);
  expect(memory.together).toEqual([2, 4, 3]);
  expect(allowsCards(memory, { hands: [2, 0, 0, 2, 2, 0, 0, 2, 3] })).toBe(true);
  expect(allowsCards(memory, { hands: [2, 0, 0, 2, 2, 0, 1, 1, 3] })).toBe(false);
});

test('what is paid may have been drawn since: no more than that much less is certain', () => {
  const memory = paid(drawn(shuffled(emptied(2), 4), 1, 1), 1, [1, 0, 3]);
  expect(rows(memory)[1]).toEqual([1, 4, 0]);
  expect(memory).toMatchObject({ together: [1, 4, 0], discards: [1, 0, 3], deckSize: 0 });
});

test('what oneself drew while the deck was made anew may have been drawn before', () => {
  const before = paid(firstCards(view(2), 0), 1, [0, 0, 2]);
  // Six cards are drawn until the deck is empty, and two more from what was discarded.
  const memory = drawn(shuffled(before, 4), 0, 8, [1, 4, 3]);
  expect(rows(memory)).toEqual([
    [3, 4, 3],
    [1, 0, 0],
  ]);
  expect(memory).toMatchObject({ together: [1, 0, 0], deckSize: 1, early: 0 });
  // One of them was drawn before: it may be any.
  const one = drawn(shuffled({ ...before, deckSize: 1 }, 4), 0, 2, [1, 1, 0]);
  expect(rows(one)[1]).toEqual([1, 3, 1]);
});

test('a hand that was shown is known', () => {
  const memory = showed(firstCards(view(3), 0), 2, [1, 2, 0]);
  expect(rows(memory)[1]).toEqual([0, 0, 0, 1, 2, 0]);
  expect(allowsCards(memory, { hands: [2, 0, 0, 1, 1, 1, 1, 2, 0] })).toBe(true);
  expect(allowsCards(memory, { hands: [2, 0, 0, 1, 1, 1, 2, 1, 0] })).toBe(false);
});
