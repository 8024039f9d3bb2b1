/** A game in which nothing changes any more ends. */
import { expect, test } from 'vitest';
import { STILL_ROUNDS } from '../../../games/attika/data.ts';
import { knowledge, rules } from '../../../games/attika/index.ts';
import type { AttikaMove, State } from '../../../games/attika/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { amphorae, build, leaveCards, mat, play, position, stand } from './position.ts';

const END = { type: 'endTurn', amphorae: 0 } as const;

test('Attika 8.4: after three rounds in which nobody did anything and no card was left the game is over, and buildings decide', () => {
  const state = position(3);
  stand(state, 1, ['well', 0, 0], ['mill', 1, 0]);
  stand(state, 0, ['ship', 2, 2]);
  stand(state, 2, ['ship', -1, 3]);
  leaveCards(state, [0, 0, 0, 0], [0, 0, 0, 0]);
  const events = Array.from({ length: 8 }, () => play(state, END)).flat();
  expect(events.filter(({ type }) => type === 'roundStill')).toEqual([
    { type: 'roundStill', rounds: 1, left: 2 },
    { type: 'roundStill', rounds: 2, left: 1 },
  ]);
  expect([rules.toMove(state), rules.result(state)]).toEqual([[2], undefined]);
  expect(play(state, END)).toContainEqual({ type: 'roundStill', rounds: 3, left: 0 });
  expect(rules.toMove(state)).toEqual([]);
  const { ending, places } = rules.result(state)!;
  expect(ending).toBe('stalled');
  expect(places.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
    [1, 1, 2],
    [0, 2, 1],
    [2, 2, 1],
  ]);
});

/** What seat 0 does after five turns in which nothing changed, the turn before the last. */
const CHANGES: readonly (readonly [string, (state: State) => readonly AttikaMove[]])[] = [
  ['a building turned up', () => [{ type: 'drawBuilding', stack: 1 }, { type: 'keepBuilding' }, END]],
  ['a building built for nothing', (state) => [build(state, 'oracle', 1, 0), END]],
];

test.each(CHANGES)('Attika 8.4: %s begins the count anew', (_, moves) => {
  const state = position(2);
  mat(state, 0, 'oracle');
  stand(state, 0, ['capital', 0, 0]);
  leaveCards(state, [0, 0, 0, 0], [0, 0, 0, 0]);
  for (let turns = 0; turns < 4; turns++) play(state, END);
  for (const move of moves(state)) play(state, move);
  expect(state.still).toBe(0);
  for (let turns = 0; turns < 5; turns++) play(state, END);
  expect(rules.result(state)).toBeUndefined();
  play(state, END);
  expect(rules.result(state)).toMatchObject({ ending: 'stalled' });
});

test('Attika 8.4: a turn that brings a card changes something, and what is paid brings cards back', () => {
  const state = position(2);
  mat(state, 1, 'well');
  leaveCards(state, [1, 0, 0, 0], [0, 0, 0, 0]);
  play(state, END);
  expect([state.handSizes[0], state.still]).toEqual([1, 0]);
  play(state, END);
  play(state, END);
  expect(state.still).toBe(2);
  play(state, build(state, 'well', 0, 0));
  play(state, END);
  expect([state.deckSize, state.still]).toEqual([0, 0]);
});

test('Attika 6.3, 8.4: an amphora given up for a card that isn’t there changes nothing', () => {
  const state = position(2);
  amphorae(state, 0, 1);
  leaveCards(state, [0, 0, 0, 0], [0, 0, 0, 0]);
  const events = play(state, { type: 'endTurn', amphorae: 1 });
  expect(events.map(({ type }) => type)).toEqual(['amphoraUsed', 'turnEnded']);
  expect([state.still, state.amphorae[0]]).toEqual([1, 0]);
});

type Strategy = (state: State, seat: number, legal: readonly AttikaMove[]) => AttikaMove;

/** Takes cards, and nothing else. */
const hoards: Strategy = (_, __, legal) => legal.findLast(({ type }) => type === 'endTurn') ?? legal[0]!;
const hoardsPlainly: Strategy = (_, __, legal) => legal.find(({ type }) => type === 'endTurn') ?? legal.at(-1)!;

/** Ends every turn at once, unless the game would end of it: then whatever changes least. */
const delays: Strategy = (state, seat, legal) => {
  if (state.still < state.seats * STILL_ROUNDS - state.seats) return hoardsPlainly(state, seat, legal);
  const building = legal.filter(({ type }) => type === 'build');
  return legal.find(({ type }) => type === 'drawBuilding') ?? building.at(-1) ?? hoardsPlainly(state, seat, legal);
};

/** Plays a game in which those seats play by a strategy and the others by the bots’ policy, and says how many moves it took. */
function movesOf(seats: number, seed: string, strategy: Strategy, bent: (seat: number) => boolean): number {
  const random = randomFrom(seed);
  const state = rules.setup(seats, {}, random);
  let moves = 0;
  for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
    const legal = rules.legal(state, seat);
    const move = bent(seat) ? strategy(state, seat, legal) : knowledge.playout(state, seat, random);
    rules.apply(state, seat, move, random, undefined);
    moves++;
    expect(moves, `${seed}: the game goes on and on`).toBeLessThanOrEqual(rules.longest(seats));
  }
  expect(rules.result(state)).toBeDefined();
  return moves;
}

const games = (count: number, name: string, strategy: Strategy, bent: (seat: number) => boolean) => {
  for (const seats of [2, 3, 4]) {
    for (let game = 0; game < count; game++) movesOf(seats, `${name} ${seats} ${game}`, strategy, bent);
  }
};

test('Attika 8.4, 8.5: one who only takes cards holds no game for ever', () => {
  games(12, 'hoarder', hoardsPlainly, (seat) => seat === 0);
});

test('Attika 8.4, 8.5: nor does one who gives up every amphora for cards, nor one who does the least when the game would end', () => {
  games(12, 'hoarder with amphorae', hoards, (seat) => seat === 1);
  games(8, 'delayer', delays, (seat) => seat === 0);
});

test('Attika 8.4, 8.5: nor do two who take turns at it, nor all together', () => {
  games(4, 'two delayers', delays, (seat) => seat < 2);
  games(2, 'all delay', delays, () => true);
  games(2, 'all hoard', hoardsPlainly, () => true);
});
