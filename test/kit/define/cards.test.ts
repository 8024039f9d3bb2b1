/** Sets of cards, and cards that some have seen. */
import { describe, expect, test } from 'vitest';
import {
  cards,
  counters,
  defineGame,
  metaOf,
  pile,
  piles,
  range,
  seat,
  seats,
  showable,
} from '../../../games/kit/define/index.ts';
import { Sets } from '../../../games/kit/define/sets.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { peeks } from '../../laws/correct/shown.ts';
import { hearts } from './hearts.ts';

const hand = (values: readonly number[]) =>
  ({ name: 'hand', what: 'pile', count: 1, start: 0, seen: 'all', cards: cards(values) }) as const;

/** All sets of some cards, counted by trying every choice of them. */
function setsByHand(values: readonly number[], least: number, most: number): string[] {
  const found = new Set<string>();
  for (let bits = 0; bits < 1 << values.length; bits++) {
    const chosen = values.filter((_, at) => ((bits >> at) & 1) === 1);
    if (chosen.length >= least && chosen.length <= most) found.add(JSON.stringify(chosen));
  }
  return [...found].toSorted();
}

describe.each([
  ['cards that differ', range(1, 6), 3, 3],
  ['cards that are alike', [0, 0, 1, 2, 2, 2], 1, 3],
  ['none or some', [4, 7, 7], 0, 2],
] as const)('%s', (_, values, least, most) => {
  const sets = new Sets(hand(values), least, most);
  const all = Array.from({ length: sets.shape.size }, (_, at) => sets.shape.at(at));

  test('each set has its place, and no other has', () => {
    expect(all.map((set) => JSON.stringify(set)).toSorted()).toEqual(setsByHand(values, least, most));
    expect(all.every((set) => sets.shape.accepts(set))).toBe(true);
  });

  test('a part of the cards has its own sets', () => {
    const held = values.slice(1);
    const there = sets.there({ seats: 2, hand: held }, 0).map((at) => JSON.stringify(all[at]));
    expect(there.toSorted()).toEqual(setsByHand(held, least, most));
    const fits = all.filter((set) => sets.holds({ seats: 2, hand: held }, 0, set)).map((set) => JSON.stringify(set));
    expect(fits.toSorted()).toEqual(there.toSorted());
  });
});

test.each([[[3, 2, 1]], [[1, 1, 2]], [[1, 2]], [[1, 2, 9]], [[Number.NaN, 2, 3]], ['123'], [{ length: 3 }]])(
  '%j is no three of six',
  (value) => expect(new Sets(hand(range(1, 6)), 3, 3).shape.accepts(value)).toBe(false),
);

test('who passes cards goes on seeing them in the other’s hand, and nobody else does', () => {
  const { rules } = hearts;
  const state = rules.setup(4, {}, randomFrom('deal'));
  const given = state.hand[0]!.slice(0, 3).toSorted((a, b) => a - b);
  for (let seat = 0; seat < 4; seat++)
    rules.apply(
      state,
      seat,
      { type: 'pass', cards: state.hand[seat]!.slice(0, 3).toSorted((a, b) => a - b) } as never,
      randomFrom('pass'),
      undefined,
    );
  expect(rules.view(state, 0).hand[1]).toEqual([...given, ...Array.from({ length: 10 }, () => -1)]);
  for (const seat of [2, 3, null])
    expect(rules.view(state, seat).hand[1]).toEqual(Array.from({ length: 13 }, () => -1));
  const dealt = rules.redeal(rules.view(state, 0), 0, randomFrom('guess'));
  expect(dealt.hand[1]).toEqual(expect.arrayContaining(given));
});

test('a card that was looked at stays seen where it lies, until others’ moves take it away', () => {
  const { rules } = peeks;
  const state = rules.setup(2, {}, randomFrom('table'));
  const seat = state.turn;
  rules.apply(state, seat, { type: 'look', place: 1 } as never, randomFrom('look'), undefined);
  expect(rules.view(state, seat).table).toEqual([[-1], state.table[1], [-1]]);
  expect(rules.view(state, 1 - seat).table).toEqual([[-1], [-1], [-1]]);
  const looked = state.table[1]![0];
  const other = state.hand[1 - seat]![0];
  rules.apply(state, 1 - seat, { type: 'swap', place: 1 } as never, randomFrom('swap'), undefined);
  // The looker knows the card in the other's hand now, and nothing of what lies there instead.
  expect(rules.view(state, seat).hand[1 - seat]).toEqual([looked]);
  expect(rules.view(state, seat).table[1]).toEqual([-1]);
  expect(rules.view(state, 1 - seat).table[1]).toEqual([other]);
});

const few = cards(range(1, 3));

type Trial = { holder: number; chose: number[] };
type Tools = { draw(from: 'deck', to: 'hand', count: number): readonly number[]; seat: number };
type Show = (card: number, seats: readonly number[]) => void;

/** The rules of a game whose one move does what it is told, with three cards and a token. */
function trial(apply: (state: Trial, tools: Tools, show: Show) => void) {
  return defineGame({
    meta: metaOf({ id: 'trial', names: { en: 'Trial' }, players: [2, 2] }),
    state: {
      deck: pile(few, 'nobody'),
      hand: showable(piles(few, 'each', 'owner')),
      holder: seat(),
      chose: seats('each'),
      done: counters('each'),
    },
    moves: {
      go: {
        fields: {},
        apply: (state, _, { draw, seat: mover, show }) =>
          apply(state, { draw, seat: mover }, (card, to) => show('hand', card, to)),
      },
    },
    ends: { never: () => false },
    score: () => 0,
  }).rules;
}

test('of a pile that has fewer cards all are drawn, and of an empty one none, which is told to nobody', () => {
  const drawn: (readonly number[])[] = [];
  const rules = trial((_, { draw }) => void drawn.push(draw('deck', 'hand', 2)));
  const state = rules.setup(2, {}, randomFrom('few'));
  const told: number[] = [];
  for (let times = 0; times < 3; times++)
    rules.apply(state, state.turn, { type: 'go' }, randomFrom('few'), (event) => {
      if (event.type === 'drawn') told.push((event as { readonly count: number }).count);
    });
  expect(drawn.map(({ length }) => length)).toEqual([2, 1, 0]);
  expect(told).toEqual([2, 1]);
});

test('what every seat was shown spectators don’t see', () => {
  const rules = trial((_, { draw }, show) => draw('deck', 'hand', 1).forEach((card) => show(card, [0, 1])));
  const state = rules.setup(2, {}, randomFrom('shown'));
  const owner = state.turn;
  rules.apply(state, owner, { type: 'go' }, randomFrom('shown'), undefined);
  expect(rules.view(state, 1 - owner).hand[owner]).toEqual(state.hand[owner]);
  expect(rules.view(state, null).hand[owner]).toEqual([-1]);
});

test('a part holds a seat at the table, or nobody', () => {
  const rules = trial((state, { seat: mover }) => void (state.holder = state.chose[mover] = mover));
  const state = rules.setup(2, {}, randomFrom('holder'));
  expect([state.holder, state.chose]).toEqual([-1, [-1, -1]]);
  const { turn } = state;
  rules.apply(state, turn, { type: 'go' }, randomFrom('holder'), undefined);
  expect([state.holder, state.chose[turn]]).toEqual([turn, turn]);
  expect(rules.impossible?.(state)).toBeUndefined();
  expect(rules.impossible?.({ ...state, holder: 2 })).toMatchObject({ code: 'outOfRange', part: 'holder' });
});
