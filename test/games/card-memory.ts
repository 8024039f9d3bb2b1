/** What bots remember of others' cards, in games whose discards become the deck again. */
import { expect } from 'vitest';
import type { CardMemory } from '../../games/kit/card-memory.ts';
import { sum } from '../../games/kit/counts.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { firstMemory, nextMemory } from '../../games/kit/recall.ts';
import type { GameEvent, Move, Rules, Seat } from '../../games/kit/rules.ts';
import type { Knowledge } from '../../games/kit/search/knowledge.ts';

interface Cards {
  readonly hands: readonly number[];
  readonly discards: readonly number[];
  readonly deckSize: number;
}

interface Remembering<State extends Cards, M extends Move, E extends GameEvent> {
  readonly rules: Rules<State, M, object, E>;
  readonly knowledge: Knowledge<State, M>;
  /** How many kinds of card there are. */
  readonly kinds: number;
}

/**
 * Cards of others that lie elsewhere in deals for seat 0, without its memory and with it: counted in twelve games after
 * the discards have become the deck. What it remembers of its own hand and of what lies open is held to be right.
 */
export function misplacedBy<State extends Cards, M extends Move, E extends GameEvent>(
  game: Remembering<State, M, E>,
  players: number,
): { readonly forgetful: number; readonly bot: number } {
  const wrong = { forgetful: 0, bot: 0 };
  for (let number = 0; number < 12; number++) {
    tour(game, players, `game ${number}`, (state, memory) => {
      expect(memory.held.slice(0, game.kinds)).toEqual(state.hands.slice(0, game.kinds));
      expect([memory.discards, memory.deckSize]).toEqual([state.discards, state.deckSize]);
      if (sum(memory.together) === 0) return;
      wrong.forgetful += misplaced(game.rules, state);
      wrong.bot += misplaced(game.rules, state, memory);
    });
  }
  return wrong;
}

/** Some go by the bots' quick policy; `look` sees each position with what seat 0 remembers. */
function tour<State extends Cards, M extends Move, E extends GameEvent>(
  { rules, knowledge }: Remembering<State, M, E>,
  players: number,
  seed: string,
  look: (state: State, memory: CardMemory) => void,
): void {
  const random = randomFrom(seed);
  const state = rules.setup(players, {}, random);
  let memory = firstMemory(rules, state, 0);
  const next = (): Seat | undefined => rules.toMove(state)[0];
  for (let seat = next(); seat !== undefined; seat = next()) {
    const events: E[] = [];
    rules.apply(state, seat, knowledge.playout(state, seat, random), random, (event) => events.push(event));
    memory = nextMemory(rules, memory, events, 0);
    look(state, memory as CardMemory);
  }
}

/** Cards of the others that lie elsewhere in a few deals. */
function misplaced<State extends Cards>(
  rules: Pick<Rules<State>, 'redeal' | 'view'>,
  state: State,
  memory?: CardMemory,
): number {
  const deals = ['one', 'two', 'three'].map((seed) => rules.redeal(rules.view(state, 0), 0, randomFrom(seed), memory));
  return sum(deals.flatMap(({ hands }) => state.hands.map((count, at) => Math.max(0, count - hands[at]!))));
}
