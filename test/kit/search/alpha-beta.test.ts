/** Looking ahead: what it finds is what a plain search of all games finds, and what it can't be used for it leaves. */
import { describe, expect, test } from 'vitest';
import { metaOf } from '../../../games/kit/define/about.ts';
import { amount, cards, counter, counters, defineGame, pile, piles, range } from '../../../games/kit/define/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { lookAhead } from '../../../games/kit/search/alpha-beta.ts';
import { Transpositions } from '../../../games/kit/search/transpositions.ts';
import { think } from '../../../games/kit/search/think.ts';
import * as four from '../../bench/open/four.ts';
import * as morris from '../../bench/open/morris.ts';

/** Two heaps of stones; whoever takes the last one has won. With `dice`, a stone may come back. */
function heaps(id: string, dice = false, most = 2) {
  return defineGame({
    meta: metaOf({ id, names: { en: 'Heaps', ja: '山' }, players: [2, most], minutes: 1 }),
    state: { heap: counters(2, { start: 5 }), won: counters('each'), made: counter() },
    moves: {
      take: {
        fields: { from: amount(0, 1), count: amount(1, 3) },
        refuse: ({ heap }, { from, count }) => (heap[from]! < count ? 'tooFew' : undefined),
        apply(state, { from, count }, { seat, chance }) {
          state.heap[from]! -= count;
          state.made++;
          if (dice && state.made > 2 && state.made < 9) state.heap[from]! += chance(2);
          if (state.heap[0] === 0 && state.heap[1] === 0) state.won[seat] = 1;
        },
      },
    },
    ends: { taken: ({ heap }) => heap[0] === 0 && heap[1] === 0 },
    score: ({ won }, seat) => won[seat]!,
  });
}

const open = heaps('heaps');
type Heaps = ReturnType<typeof open.rules.setup>;

/** Whether who is to move at two heaps wins: each heap counts by what remains of it when four at a time are left out. */
const wins = ([first, second]: readonly number[]) => first! % 4 !== second! % 4;

function at(heap: number[]): Heaps {
  return { ...open.rules.setup(2, {}, randomFrom('heaps')), heap };
}

const reach = (positions: number) => ({ positions, deadline: Infinity, now: () => 0 });

function sightAt({ rules, knowledge }: typeof open, state: Heaps, positions = 1e6) {
  const seat = state.turn;
  const moves = rules.legal(state, seat);
  return lookAhead({ rules, knowledge, state, seat, moves, seed: 'sight' }, reach(positions));
}

test('a small game is seen to its end: every move that wins, and no other', () => {
  for (let first = 1; first <= 5; first++) {
    for (let second = 0; second <= 5; second++) {
      const state = at([first, second]);
      const sight = sightAt(open, state)!;
      const after = (move: { from: number; count: number }) =>
        state.heap.map((stones, heap) => (heap === move.from ? stones - move.count : stones));
      expect(sight.decided).toBe(true);
      expect(sight.considered.length).toBe(open.rules.legal(state, state.turn).length);
      for (const { move, value } of sight.considered) {
        if (sight.best.includes(move))
          expect([first, second, value > 0.99]).toEqual([first, second, wins([first, second])]);
        if (value > 0.99) expect(wins(after(move))).toBe(false);
      }
    }
  }
});

test('what a seat sees ahead is what it plays, at once', () => {
  const state = at([5, 2]);
  const level = { iterations: 1000, milliseconds: 1000 };
  const question = {
    rules: open.rules,
    knowledge: open.knowledge,
    view: state,
    seat: state.turn,
    level,
    seed: 'at once',
  };
  const { move, value } = think({ ...question, now: () => 0 });
  expect(value).toBeGreaterThan(0.99);
  const left = move.from === 0 ? [5 - move.count, 2] : [5, 2 - move.count];
  expect(wins(left)).toBe(false);
});

test('it stops at the positions it may look at, and still has an opinion of each move', () => {
  const state = morris.rules.setup(2, {}, randomFrom('stop'));
  const seat = state.turn;
  const moves = morris.rules.legal(state, seat);
  const asked = { rules: morris.rules, knowledge: morris.knowledge, state, seat, moves, seed: 'stop' };
  const sight = lookAhead(asked, reach(5000))!;
  expect(sight.positions).toBeGreaterThanOrEqual(5000);
  expect(sight.positions).toBeLessThan(5000 + 2 * moves.length);
  expect(sight.considered.length).toBe(moves.length);
  expect(sight.decided).toBe(false);
  const late = lookAhead(asked, { positions: 1e6, deadline: 1, now: () => 2 })!;
  expect(late.positions).toBeLessThan(1000);
});

describe('it leaves alone', () => {
  test('games of more than two', () => {
    const three = heaps('heaps-of-three', false, 3);
    expect(sightAt(three, three.rules.setup(3, {}, randomFrom('three')))).toBeNull();
  });

  test('games in which something is left to chance, from when it is seen on', () => {
    const diced = heaps('heaps-and-dice', true);
    const state = diced.rules.setup(2, {}, randomFrom('dice'));
    const before = JSON.stringify(state);
    expect(sightAt(diced, state)).toBeNull();
    expect(JSON.stringify(state)).toBe(before);
    expect(sightAt(diced, { ...state, heap: [1, 0] })).toBeNull();
  });

  test('games in which something is hidden, or all choose at once', () => {
    const deck = cards(range(1, 4));
    const meta = metaOf({ id: 'cards', names: { en: 'Cards', ja: '札' }, players: [2, 2], minutes: 1 });
    const moves = { pass: { fields: {}, apply: () => undefined } };
    const ends = { never: () => false };
    const hidden = { deck: pile(deck, 'nobody') };
    expect(defineGame({ meta, state: hidden, moves, ends, score: () => 0 }).knowledge.open).toBeUndefined();
    const phases = { all: { moves: ['pass'], together: () => undefined } } as const;
    const laid = { row: piles(deck, 'each') };
    expect(defineGame({ meta, state: laid, moves, phases, ends, score: () => 0 }).knowledge.open).toBeUndefined();
    expect(defineGame({ meta, state: laid, moves, ends, score: () => 0 }).knowledge.open).toBeDefined();
  });
});

describe('where the score says nothing before the end', () => {
  const lead = (points: readonly number[]) => points[0]! - points[1]!;

  test('a man more on the board is a lead, and a hand of men yet to be laid is none', () => {
    const { rules, knowledge } = morris.uncounted;
    const state = rules.setup(2, {}, randomFrom('men'));
    expect(knowledge.open!.points(state)).toEqual([0, 0]);
    const ahead = { ...state, board: state.board.with(0, 1) };
    const behind = { ...state, board: state.board.with(0, 2) };
    expect(lead(knowledge.open!.points(ahead))).toBeGreaterThan(0.5);
    expect(lead(knowledge.open!.points(behind))).toBe(-lead(knowledge.open!.points(ahead)));
  });

  test('what doesn’t tell who wins is no lead', () => {
    const state = four.rules.setup(2, {}, randomFrom('discs'));
    expect(four.knowledge.open!.points({ ...state, board: state.board.with(0, 1) })).toEqual([0, 0]);
  });

  test('points that tell it are left as they are', () => {
    const state = morris.rules.setup(2, {}, randomFrom('points'));
    expect(morris.knowledge.open!.points({ ...state, board: state.board.with(0, 1) })).toEqual([10, 9]);
  });
});

test('positions have one key each, however they came about', () => {
  const known = new Map<number, string>();
  for (let game = 0; game < 30; game++) {
    const random = randomFrom(`keys ${game}`);
    const state = morris.rules.setup(2, {}, random);
    for (let seat; (seat = morris.rules.toMove(state)[0]) !== undefined;) {
      morris.rules.apply(state, seat, random.pick(morris.rules.legal(state, seat)), random, undefined);
      const key = morris.knowledge.open!.key(state);
      const text = JSON.stringify({ ...state, over: '' });
      expect(known.get(key) ?? text).toBe(text);
      known.set(key, text);
      expect(morris.knowledge.open!.key(morris.rules.clone(state))).toBe(key);
      expect(Number.isSafeInteger(key)).toBe(true);
    }
  }
  expect(new Set(known.values()).size).toBe(known.size);
});

test('a victory is as far away from where it is remembered as from where it was found', () => {
  const seen = new Transpositions();
  seen.keep(77, { value: 1e6 - 5, depth: 3, bound: 0, move: 2 }, 2);
  expect(seen.value(seen.at(77), 4)).toBe(1e6 - 7);
  expect([seen.depth(seen.at(77)), seen.move(seen.at(77)), seen.bound(seen.at(77))]).toEqual([3, 2, 0]);
  expect(seen.at(78)).toBe(-1);
});
