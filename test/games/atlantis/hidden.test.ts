import { expect, test } from 'vitest';
import { KINDS } from '../../../games/atlantis/data.ts';
import { rules } from '../../../games/atlantis/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { example3, move, play } from './position.ts';

test('Atlantis 8.1, 8.2: hands are hidden from the others, the deck from all, but not how many cards there are', () => {
  const state = rules.setup(3, {}, randomFrom('hidden'));
  const seen = rules.view(state, 1);
  expect(seen.hands.slice(KINDS, 2 * KINDS)).toEqual(state.hands.slice(KINDS, 2 * KINDS));
  expect(seen.hands.slice(0, KINDS)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  expect(seen.deck.every((count) => count === -1)).toBe(true);
  expect([seen.handSizes, seen.deckSize, seen.discards]).toEqual([state.handSizes, state.deckSize, state.discards]);
  const dealt = rules.redeal(seen, 1, randomFrom('deal'));
  expect(rules.view(dealt, 1)).toEqual(seen);
  expect(rules.census(dealt)).toEqual(rules.census(state));
});

test('Atlantis 8.3: after the end nothing is hidden', () => {
  const state = example3();
  play(state, move(2, 'flag'));
  for (const seat of [0, 1, null]) expect(rules.view(state, seat)).toEqual(state);
});
