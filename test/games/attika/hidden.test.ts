import { expect, test } from 'vitest';
import { rules } from '../../../games/attika/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';

test('Attika 9.1: hands are hidden from the others and the deck from all, until the end', () => {
  const state = rules.setup(3, {}, randomFrom('hidden'));
  const seen = rules.view(state, 2);
  expect(seen.hands.slice(0, 8).every((count) => count === -1)).toBe(true);
  expect(seen.hands.slice(8)).toEqual(state.hands.slice(8));
  expect(seen.deck.every((count) => count === -1)).toBe(true);
  expect(seen.mats).toEqual(state.mats);
  expect(rules.view(rules.redeal(seen, 2, randomFrom('deal')), 2)).toEqual(seen);
});
