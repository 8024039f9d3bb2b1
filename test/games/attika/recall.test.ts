/** What bots remember of others' cards. */
import { expect, test } from 'vitest';
import { TERRAIN_KINDS } from '../../../games/attika/data.ts';
import { knowledge, rules } from '../../../games/attika/index.ts';
import type { AttikaEvent, State } from '../../../games/attika/types.ts';
import type { CardMemory } from '../../../games/kit/card-memory.ts';
import { sum } from '../../../games/kit/counts.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { firstMemory, nextMemory } from '../../../games/kit/recall.ts';

/** Some go by the bots' quick policy; `look` sees each position with what seat 0 remembers. */
function tour(players: number, seed: string, look: (state: State, memory: CardMemory) => void): void {
  const random = randomFrom(seed);
  const state = rules.setup(players, {}, random);
  let memory = firstMemory(rules, state, 0);
  for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
    const events: AttikaEvent[] = [];
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
  [2, 0.7],
  [4, 0.97],
])('Attika 2.6: of hands of %i fewer cards are misplaced since the discards became the deck', (players, part) => {
  const wrong = { forgetful: 0, bot: 0 };
  for (let game = 0; game < 12; game++) {
    tour(players, `game ${game}`, (state, memory) => {
      expect(memory.held.slice(0, TERRAIN_KINDS)).toEqual(state.hands.slice(0, TERRAIN_KINDS));
      expect([memory.discards, memory.deckSize]).toEqual([state.discards, state.deckSize]);
      if (sum(memory.together) === 0) return;
      wrong.forgetful += misplaced(state);
      wrong.bot += misplaced(state, memory);
    });
  }
  expect(wrong.bot).toBeLessThan(part * wrong.forgetful);
});
