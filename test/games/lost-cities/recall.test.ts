/** What bots remember of discards, and of what others earned. */
import { expect, test } from 'vitest';
import { CARDS } from '../../../games/lost-cities/board.ts';
import { knowledge, rules } from '../../../games/lost-cities/index.ts';
import type { LostCitiesMemory } from '../../../games/lost-cities/recall.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import { sum } from '../../../games/kit/counts.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { firstMemory, nextMemory } from '../../../games/kit/recall.ts';
import { card, colour, discard, draw, newGame, play, position, take } from './position.ts';

/** What seat 1 remembers after moves, some of them its own. */
function secondAfter(state: State, ...moves: readonly LostCitiesMove[]): LostCitiesMemory {
  const first = firstMemory(rules, state, 1);
  const hear = (memory: typeof first, move: LostCitiesMove) => nextMemory(rules, memory, play(state, move), 1);
  return moves.reduce(hear, first) as LostCitiesMemory;
}

test('Lost Cities 11.3: what lies covered in a pile is remembered by who saw it laid', () => {
  const state = position({ players: [{ hand: ['red 4'] }, { hand: ['red 9', 'red 2'] }], piles: { red: [1, 7] } });
  const { piles } = secondAfter(state, discard('red 4'), draw, discard('red 9'), draw);
  // The red 1 was covered when all began.
  expect(piles[colour('red')]).toEqual([-1, card('red 7'), card('red 4'), card('red 9')]);
  const view = rules.view(state, 1);
  for (let deal = 0; deal < 20; deal++) {
    const dealt = rules.redeal(view, 1, randomFrom(`${deal}`), secondAfter(state));
    expect(dealt.piles[colour('red')]!.slice(-1)).toEqual([card('red 9')]);
    const known = rules.redeal(view, 1, randomFrom(`${deal}`), { ...secondAfter(state), piles });
    expect(known.piles[colour('red')]!.slice(1)).toEqual([card('red 7'), card('red 4'), card('red 9')]);
  }
});

test('a card taken from a pile is in the hand until it is played', () => {
  const state = position({ players: [{ hand: ['red 4'] }, { hand: ['brown 2'] }], piles: { blue: [1, 9] } });
  const memory = secondAfter(state, discard('red 4'), take('blue'));
  expect(memory.held[card('blue 9')]).toBe(1);
  expect(memory.piles[colour('blue')]).toEqual([-1]);
  const view = rules.view(state, 1);
  for (let deal = 0; deal < 20; deal++) {
    const dealt = rules.redeal(view, 1, randomFrom(`${deal}`), memory);
    expect(dealt.hands[card('blue 9')]).toBeGreaterThan(0);
  }
  const later = [discard('brown 2'), draw, discard('blue 9')].reduce<object>(
    (known, move) => nextMemory(rules, known, play(state, move), 1)!,
    memory,
  ) as LostCitiesMemory;
  expect(sum(later.held)).toBe(0);
});

test('one’s own last two discards are remembered until somebody takes them', () => {
  const hands = [{ hand: ['red 4', 'blue 3'] as const }, { hand: ['red 9', 'brown 2', 'brown 3'] as const }];
  const state = position({ players: hands, piles: { blue: [1] } });
  const own = [discard('red 4'), draw, discard('red 9'), draw, discard('blue 3'), draw, discard('brown 2'), draw];
  const first = secondAfter(state, ...own);
  expect(first.discards).toEqual([card('red 9'), card('brown 2')]);
  const top = { type: 'takeDiscard', colour: colour('red') } as const;
  const view = rules.view(position({ players: hands, turn: 1, piles: { red: [9], blue: [1] } }), 1);
  expect(knowledge.regrets!(view, 1, top, first)).toBe(true);
  expect(knowledge.regrets!(view, 1, take('blue'), first)).toBe(false);
  expect(knowledge.regrets!(view, 1, draw, first)).toBe(false);
  expect(knowledge.regrets!(view, 1, top, undefined)).toBe(false);
  const byOther: LostCitiesEvent = { type: 'discardTaken', seat: 0, card: card('red 9'), reveals: true };
  const taken = nextMemory(rules, first, [byOther], 1);
  expect((taken as LostCitiesMemory).discards).toEqual([card('brown 2')]);
});

test('Lost Cities 3.5: people shake their heads at taking what the own row can’t use, and at a free step declined', () => {
  const rows = { red: [5], blue: [5] };
  const state = position({ players: [{ hand: ['red 4'], rows }, {}], piles: { red: [3], blue: [7], brown: [1] } });
  const regretted = (name: 'red' | 'blue' | 'brown') => knowledge.regrets!(rules.view(state, 0), 0, take(name));
  expect([regretted('red'), regretted('blue'), regretted('brown')]).toEqual([true, false, false]);
  expect(knowledge.regrets!(rules.view(state, 0), 0, { type: 'declineStep' })).toBe(true);
});

test('Lost Cities 3.3: people shake their heads at a path begun with four cards left in the deck, not with thirty', () => {
  const regretted = (deckSize: number) => {
    const state = position({ players: [{ hand: ['red 4'] }, {}], deckSize });
    return knowledge.regrets!(rules.view(state, 0), 0, { type: 'startPath', card: card('red 4'), figure: 'explorer' });
  };
  expect([4, 30].map(regretted)).toEqual([true, false]);
});

/** Two or more go by the bots' quick policy and now and then by none, which discards more; `look` sees each position with what seat 0 remembers. */
function tour(players: number, seed: string, look: (state: State, memory: LostCitiesMemory) => void): void {
  const random = randomFrom(seed);
  const state = newGame(players, {}, random);
  let memory = firstMemory(rules, state, 0);
  for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
    const events: LostCitiesEvent[] = [];
    const quick = random.below(2) === 0;
    const move = quick ? knowledge.playout(state, seat, random) : random.pick(rules.legal(state, seat));
    rules.apply(state, seat, move, random, (event) => events.push(event));
    memory = nextMemory(rules, memory, events, 0);
    look(state, memory as LostCitiesMemory);
  }
}

test.each([2, 4])('all discards and all points are known to one of %i who was there from the start', (players) => {
  let covered = 0;
  let earlier = 0;
  tour(players, 'whole game', (state, memory) => {
    const dealt = rules.redeal(rules.view(state, 0), 0, randomFrom('deal'), memory);
    expect(dealt.piles).toEqual(state.piles);
    expect(dealt.points).toEqual(state.points);
    for (let at = CARDS; at < players * CARDS; at++) expect(dealt.hands[at]).toBeGreaterThanOrEqual(memory.held[at]!);
    covered += sum(state.piles.map((pile) => Math.max(0, pile.length - 1)));
    earlier += state.expeditions.length;
  });
  expect(covered).toBeGreaterThan(100);
  expect(earlier).toBeGreaterThan(100);
});
