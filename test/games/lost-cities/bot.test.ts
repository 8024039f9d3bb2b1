/** Lost Cities' bots: games with every option come to an end, and single decisions make sense. */
import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { think } from '../../../games/kit/search/think.ts';
import { knowledge } from '../../../games/lost-cities/bot.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import type { Options } from '../../../games/lost-cities/meta.ts';
import type { LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import { advance, colour, discard, newGame, play, position, step } from './position.ts';

/** The move a bot makes, its budget being iterations alone. */
function decide(state: State, seat: Seat, iterations = 200, seed = 'decide'): LostCitiesMove {
  const level = { iterations, milliseconds: 1 };
  return think({ rules, knowledge, view: rules.view(state, seat), seat, level, seed, now: () => 0 }).move;
}

/** What bots have learned is about full hands. */
const MIDDLING = ['green 5', 'green 9', 'blue 8', 'brown 7', 'brown 9', 'yellow 8'] as const;
const RIVALS = ['brown 3', 'yellow 4', 'green 6', 'green 8', 'blue 2', 'yellow 9', 'brown 8', 'red 6'] as const;

const VARIANTS: readonly (readonly [players: number, options: Partial<Options>])[] = [
  [2, {}],
  [3, { summitBonus: 'laterCards', lowestStart: false }],
  [4, { bothDirections: true, takeBack: true }],
];

test.each(VARIANTS)('%i bots finish a short game with %o', (players, options) => {
  const random = randomFrom('bots');
  const state = newGame(players, { ...options, length: 'short' }, random);
  for (let made = 0; rules.result(state) === undefined; made++) {
    expect(made).toBeLessThan(1000);
    const move = decide(state, state.turn, 6, `bots ${made}`);
    expect(rules.refuse(state, state.turn, move)).toBeUndefined();
    rules.apply(state, state.turn, move, random, undefined);
  }
});

test('what a bot plays in its head wins every one of 20 games against random moves', () => {
  const lost: string[] = [];
  for (let game = 0; game < 20; game++) {
    const random = randomFrom(`game ${game}`);
    const state = newGame(2, {}, random);
    const bot = game % 2;
    while (rules.result(state) === undefined) {
      const { turn } = state;
      const move = turn === bot ? knowledge.playout(state, turn, random) : random.pick(rules.legal(state, turn));
      rules.apply(state, turn, move, random, undefined);
    }
    if (rules.result(state)!.places[0]!.seat !== bot) lost.push(`game ${game}`);
  }
  expect(lost).toEqual([]);
});

test('with the last card about to be drawn no path is started', () => {
  const state = position({
    players: [
      { hand: [...MIDDLING, 'red 2', 'red 3'], points: 50 },
      { hand: RIVALS, points: 60 },
    ],
    deckSize: 1,
  });
  expect(decide(state, 0).type).toBe('discard');
});

test('of two fitting cards of a row the lower goes first', () => {
  const hand = ['red 3', 'red 7', 'red 9'];
  const state = position({ players: [{ hand, rows: { red: [2] } }, { hand: ['blue 1', 'blue 2'] }] });
  expect(decide(state, 0)).toEqual(advance('red 3'));
});

test('a free step goes to a statue before a rival takes it', () => {
  const state = position({
    players: [
      { hand: [...MIDDLING, 'brown 5', 'yellow 2'], rows: { brown: [1, 2], red: [4, 4], blue: [4, 4] } },
      { hand: [...RIVALS.slice(0, -1), 'red 7'], rows: { red: [5, 6] } },
    ],
    tiles: { 'brown 3': 'step', 'red 3': 'statue' },
  });
  play(state, advance('brown 5'));
  expect(decide(state, 0)).toEqual(step('red'));
});

test('a useful discard is drawn', () => {
  const state = position({
    players: [
      {
        hand: ['blue 1', 'yellow 0', 'green 5', 'red 6', 'red 9', 'green 9', 'brown 4', 'yellow 7'],
        rows: { red: [2, 3] },
      },
      { hand: RIVALS, rows: { blue: [0, 1] } },
    ],
    piles: { red: [3] },
  });
  play(state, discard('yellow 0'));
  expect(decide(state, 0)).toEqual({ type: 'takeDiscard', colour: colour('red') });
});

test('what is hidden changes nothing, as long as the seat sees the same', () => {
  const state = newGame(3);
  const other = rules.redeal(rules.view(state, 0), 0, randomFrom('other'));
  expect(other).not.toEqual(state);
  expect(decide(other, 0)).toEqual(decide(state, 0));
});

test('chances to win are one seat’s each and make one together', () => {
  for (const players of [2, 3, 4]) {
    const chances = knowledge.evaluate(newGame(players));
    expect(chances).toHaveLength(players);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }
  const ahead = position({ players: [{ hand: ['red 1'], points: 90 }, { points: 20 }] });
  expect(knowledge.evaluate(ahead)[0]).toBeGreaterThan(0.6);
});
