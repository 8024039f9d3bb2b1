/** What bots remember of others' cards. */
import { expect, test } from 'vitest';
import { KINDS } from '../../../games/atlantis/data.ts';
import { knowledge, rules } from '../../../games/atlantis/index.ts';
import type { AtlantisEvent, State } from '../../../games/atlantis/types.ts';
import type { CardMemory } from '../../../games/kit/card-memory.ts';
import { sum } from '../../../games/kit/counts.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { firstMemory, nextMemory } from '../../../games/kit/recall.ts';
import { home, item, play, position } from './position.ts';

/** Some go by the bots' quick policy; `look` sees each position with what seat 0 remembers. */
function tour(players: number, seed: string, look: (state: State, memory: CardMemory) => void): void {
  const random = randomFrom(seed);
  const state = rules.setup(players, {}, random);
  let memory = firstMemory(rules, state, 0);
  for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
    const events: AtlantisEvent[] = [];
    rules.apply(state, seat, knowledge.playout(state, seat, random), random, (event) => events.push(event));
    memory = nextMemory(rules, memory, events, 0);
    look(state, memory as CardMemory);
  }
}

/** Cards of the others that lie elsewhere in a few deals. */
function misplaced(state: State, memory?: CardMemory): number {
  const deals = ['one', 'two', 'three'].map((seed) => rules.redeal(rules.view(state, 0), 0, randomFrom(seed), memory));
  return sum(deals.flatMap(({ hands }) => state.hands.map((count, at) => Math.max(0, count - hands[at]!))));
}

test.each([
  [3, 0.9],
  [4, 0.97],
])('Atlantis 6.2: of hands of %i fewer cards are misplaced since the discards became the deck', (players, part) => {
  const wrong = { forgetful: 0, bot: 0 };
  for (let game = 0; game < 12; game++) {
    tour(players, `game ${game}`, (state, memory) => {
      expect(memory.held.slice(0, KINDS)).toEqual(state.hands.slice(0, KINDS));
      expect([memory.discards, memory.deckSize]).toEqual([state.discards, state.deckSize]);
      if (sum(memory.together) === 0) return;
      wrong.forgetful += misplaced(state);
      wrong.bot += misplaced(state, memory);
    });
  }
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
