/** What bots remember of others' cards. */
import { expect, test } from 'vitest';
import { KINDS } from '../../../games/atlantis/data.ts';
import { knowledge, rules } from '../../../games/atlantis/index.ts';
import type { CardMemory } from '../../../games/kit/card-memory.ts';
import { sum } from '../../../games/kit/counts.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { firstMemory, nextMemory } from '../../../games/kit/recall.ts';
import { misplacedBy } from '../card-memory.ts';
import { home, item, play, position } from './position.ts';

test.each([
  [3, 0.9],
  [4, 0.97],
])('Atlantis 6.2: of hands of %i fewer cards are misplaced since the discards became the deck', (players, part) => {
  const wrong = misplacedBy({ rules, knowledge, kinds: KINDS }, players);
  expect(wrong.bot).toBeLessThan(part * wrong.forgetful);
});

test('Atlantis 2.3: a hand that was shown is remembered, with what is unknown drawn to it', () => {
  const state = position(2, { path: 'ring4 - flag6', pawns: [[0, home, home]], hands: [['flag']] });
  const before = firstMemory(rules, state, 1);
  const memory = nextMemory(rules, before, play(state, { type: 'showHand' }), 1) as CardMemory;
  expect(memory.held[item('flag')]).toBe(1);
  expect(sum(memory.held.slice(0, KINDS))).toBe(1);
  for (let deal = 0; deal < 20; deal++) {
    const dealt = rules.redeal(rules.view(state, 1), 1, randomFrom(`${deal}`), memory);
    expect(dealt.hands[item('flag')]).toBeGreaterThan(0);
  }
});
