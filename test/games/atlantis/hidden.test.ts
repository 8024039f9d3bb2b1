import { expect, test } from 'vitest';
import { KINDS } from '../../../games/atlantis/data.ts';
import { rules } from '../../../games/atlantis/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';

test('Atlantis 8.1: hands are hidden from the others, the deck from all, until the end', () => {
  const state = rules.setup(3, {}, randomFrom('hidden'));
  const seen = rules.view(state, 1);
  expect(seen.hands.slice(KINDS, 2 * KINDS)).toEqual(state.hands.slice(KINDS, 2 * KINDS));
  expect(seen.hands.slice(0, KINDS)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  expect(seen.deck.every((count) => count === -1)).toBe(true);
  expect(seen.handSizes).toEqual(state.handSizes);
  const dealt = rules.redeal(seen, 1, randomFrom('deal'));
  expect(rules.view(dealt, 1)).toEqual(seen);
  expect(rules.census(dealt)).toEqual(rules.census(state));
});
