import { describe, expect, test } from 'vitest';
import { knowledge, rules } from '../../../games/asterion/index.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import { foresee } from '../../../games/asterion/foresee.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { levelOf } from '../../../games/kit/search/levels.ts';
import { think } from '../../../games/kit/search/think.ts';
import { type Placed, play, position } from './position.ts';

const level = { iterations: 300, milliseconds: 1 };

const thought = (state: State, seed: string): AsterionMove =>
  think({ rules, knowledge, view: rules.view(state, 0), seat: 0, level, seed, now: () => 0 }).move;

/** Five explorers of seat 1 in one passage that leads east to a coin, its west end at 2,0. */
const PASSAGE: readonly Placed[] = [
  { x: 2, y: 0, seat: 1, face: 'straight', turn: 1 },
  { x: 3, y: 0, seat: 1, face: 'straight', turn: 1 },
  { x: 4, y: 0, seat: 1, face: 'feather', turn: 1 },
  { x: 5, y: 0, seat: 1, face: 'tee' },
  { x: 5, y: -1, seat: 1, face: 'coin', turn: 2 },
];

describe.each(['a', 'b', 'c'])('Asterion 4.1, by %s: where five die of it, the bot', (seed) => {
  test('turns a tile that stands between them and Asterion', () => {
    const state = position(2, 'corner', [{ x: 1, y: 0, seat: 0, face: 'straight' }, ...PASSAGE]);
    expect(thought(state, seed)).toEqual({ type: 'rotateTile', tile: 1, quarters: 1 });
  });

  test('swaps two tiles, where the one between them joins them in no way it can be turned', () => {
    const state = position(2, 'corner', [
      { x: 1, y: 0, seat: 0, face: 'coin' },
      ...PASSAGE,
      { x: 1, y: 1, seat: 0, face: 'straight', turn: 1 },
    ]);
    expect(thought(state, seed)).toEqual({ type: 'swapTiles', first: 1, second: 7 });
  });

  test('moves a tile to the gap between them, which the one in hand would not close', () => {
    const state = position(2, 'corner', [
      // North of Asterion, whom it shows a wall, and south of him a row that does the same.
      { x: 0, y: -1, seat: 0, face: 'straight', turn: 1 },
      { x: 0, y: 1, seat: 1, face: 'corner', turn: 1 },
      { x: 1, y: 1, seat: 1, face: 'tee', turn: 2 },
      ...PASSAGE,
      { x: 2, y: 1, seat: 1, face: 'corner', turn: 2 },
    ]);
    const lifted = thought(state, seed);
    expect(lifted).toEqual({ type: 'liftTile', tile: 1 });
    play(state, lifted);
    expect(thought(state, seed)).toEqual({ type: 'dropTile', cell: cellAt(1, 0), rotation: 1 });
  });
});

test('Asterion 3.2: easy kills none of its own explorers for nothing, and thinks of no rearrangement', () => {
  const easy = { ...levelOf(knowledge, 'easy'), milliseconds: Infinity };
  for (let game = 0; game < 6; game++) {
    const random = randomFrom(`easy ${game}`);
    const state = rules.setup(2, {}, random);
    for (let turn = 0; turn < 6; turn++) {
      const seat = rules.toMove(state)[0]!;
      const view = rules.view(state, seat);
      const { move } = think({ rules, knowledge, view, seat, level: easy, seed: `${game} ${turn}`, now: () => 0 });
      expect(move.type).toBe('placeTile');
      const loses = (one: AsterionMove) => foresee(view, seat, one).points < 0;
      expect(loses(move) && !rules.legal(view, seat).every(loses)).toBe(false);
      rules.apply(state, seat, move, random, undefined);
    }
  }
});

/** Two of seat 0 with a coin, shut in; seat 1's tiles are beside them. */
const SHUT_IN = [
  { x: 1, y: 0, seat: 1, face: 'straight' },
  { x: 2, y: 0, seat: 1, face: 'straight', turn: 1 },
  { x: 1, y: 1, seat: 0, face: 'coin', turn: 1 },
  { x: 2, y: 1, seat: 0, face: 'corner', turn: 3 },
] as const;
/** To the west and the south, so that both come out. */
const OPENED = { type: 'rotateTile', tile: 4, quarters: 3 } as const;

test('Asterion 4.1: people shake their heads at a turn that brings nothing, not at one that leads treasure out', () => {
  const state = position(2, 'corner', SHUT_IN);
  const regrets = (quarters: number) => knowledge.regrets!(state, 0, { ...OPENED, quarters });
  // A quarter turn only parts the corner from the coin.
  expect([3, 1].map(regrets)).toEqual([false, true]);
});

test('Asterion 6.2: in the last turn a tile is turned so that treasure is led out', () => {
  expect(thought(position(2, 'corner', SHUT_IN, { last: true }), 'out')).toEqual(OPENED);
});

test('Asterion 4.1: giving up the held tile costs less in the last turn, and the other is looked at first then', () => {
  const heaviest = (state: State) =>
    knowledge.candidates!(state, 0).reduce((best, one) => (one.weight > best.weight ? one : best)).move;
  expect(heaviest(position(2, 'corner', SHUT_IN))).toMatchObject({ type: 'placeTile' });
  expect(heaviest(position(2, 'corner', SHUT_IN, { last: true }))).toEqual(OPENED);
});

test('what was found at a table holds for it alone, whoever holds what', () => {
  const random = randomFrom('tables');
  const state = rules.setup(3, {}, random);
  for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
    const legal = rules.legal(state, seat);
    const found = knowledge.candidates!(state, seat).map(({ move }) => move);
    expect(legal).toEqual(expect.arrayContaining(found));
    const kinds = new Set(found.map(({ type }) => type));
    expect(kinds).toEqual(new Set(legal.map(({ type }) => type)));
    for (const held of [0, 4]) {
      const other = rules.clone(state);
      other.held[seat] = held;
      expect(rules.legal(other, seat)).toEqual(
        expect.arrayContaining(knowledge.candidates!(other, seat).map(({ move }) => move)),
      );
    }
    rules.apply(state, seat, random.pick(legal), random, undefined);
  }
});
