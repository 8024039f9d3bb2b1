/** What the beginning of a defined game gives away of hidden cards, in a number that everybody sees. */
import { expect, test } from 'vitest';
import {
  cards,
  counter,
  defineGame,
  from,
  metaOf,
  pile,
  piles,
  range,
  showable,
} from '../../games/kit/define/index.ts';
import { laws } from '../../games/kit/laws/index.ts';

const deck = cards(range(1, 20));

interface Beginning {
  readonly deck: readonly number[];
  readonly hand: readonly (readonly number[])[];
}

interface Ways {
  chance(sides: number): number;
  show(pile: readonly [string, number], card: number, seats: readonly number[]): void;
}

/** Each of three lays one of three cards; `top` says what a number that all see is at the beginning. */
const game = (top: (state: Beginning, ways: Ways) => number) =>
  defineGame({
    meta: metaOf({ id: 'lay', names: { en: 'Lay' }, players: [3, 3] }),
    state: {
      deck: pile(deck, 'nobody'),
      hand: showable(piles(deck, 'each', 'owner')),
      laid: piles(deck, 'each'),
      top: counter(),
    },
    moves: {
      lay: { fields: { card: from('hand') }, apply: (_, { card }, { move }) => move('hand', 'laid', card) },
    },
    setup(state, { draw, chance, show }) {
      for (let seat = 0; seat < 3; seat++) draw('deck', ['hand', seat], 3);
      state.top = top(state, { chance, show: ([part, at], card, seats) => show([part as 'hand', at], card, seats) });
    },
    ends: { laid: ({ laid }) => laid.every((own) => own.length > 0) },
    score: ({ laid }, seat) => laid[seat]![0] ?? 0,
  });

/** What the laws say of a game. */
function said(lawful: Parameters<typeof laws>[0]): readonly string[] {
  return laws(lawful).flatMap(({ check }) => {
    try {
      check();
      return [];
    } catch (error) {
      return (error as Error).message.split('\n').filter((line, at) => at === 0 || line.startsWith('To be mended'));
    }
  });
}

test.each<readonly [string, (state: Beginning) => number, RegExp]>([
  ['a card in a hand', ({ hand }) => hand[0]![0]!, /top tells seat 1 from the beginning what hand\.0\.0 is/],
  ['a card in the deck', (state) => 20 - state.deck[0]!, /top tells seat 0 from the beginning what deck\.0 is/],
  [
    'where a card lies',
    ({ hand }) => 1 + hand.findIndex((own) => own.includes(12)),
    /top tells seat \d from the beginning where 12 lies/,
  ],
])('%s', (_, top, says) => {
  const [first, where] = said(game(top));
  expect(first).toMatch(says);
  expect(where).toMatch(/^To be mended in .*deals\.test\.ts:\d+: `setup`/);
});

test('chance, a number of cards and a card that all are shown give nothing away', () => {
  expect(said(game((_, { chance }) => chance(20)))).toEqual([]);
  expect(said(game(({ deck: { length } }) => length))).toEqual([]);
  const shown = game(({ hand }, { show }) => {
    show(['hand', 0], hand[0]![0]!, [0, 1, 2]);
    return hand[0]![0]!;
  });
  expect(said(shown)).toEqual([]);
});

/** Three of five cards are passed on, and `by` may change hands by hand afterwards or before. */
const passing = (change: (hand: number[][]) => void, when: 'before' | 'after' | 'setup') =>
  defineGame({
    meta: metaOf({ id: 'pass', names: { en: 'Pass' }, players: [2, 2] }),
    state: { deck: pile(deck, 'nobody'), hand: showable(piles(deck, 'each', 'owner')), passed: counter() },
    moves: {
      pass: {
        fields: { card: from('hand') },
        apply(state, { card }, { seat, move }) {
          if (when === 'before') change(state.hand);
          move('hand', ['hand', 1 - seat], card);
          if (when === 'after') change(state.hand);
          state.passed += 1;
        },
      },
    },
    setup(state, { draw }) {
      for (const seat of [0, 1]) draw('deck', ['hand', seat], 5);
      if (when === 'setup') change(state.hand);
    },
    ends: { passed: ({ passed }) => passed === 6 },
    score: () => 0,
  });

const sorted = (hand: number[][]) =>
  hand.forEach((own) => own.splice(0, own.length, ...own.toSorted((one, other) => one - other)));
const replaced = (hand: number[][]) => hand.forEach((own, seat) => (hand[seat] = own.toReversed()));

test.each(['before', 'after', 'setup'] as const)(
  'a pile whose cards stay seen is changed by tools alone, or nobody knows any more who has seen what: %s',
  (when) => {
    for (const change of [sorted, replaced])
      expect(said(passing(change, when))[0]).toMatch(/"hand" was changed by hand: cards that stay seen move by `draw`/);
    expect(said(passing(() => undefined, when))).toEqual([]);
  },
);
