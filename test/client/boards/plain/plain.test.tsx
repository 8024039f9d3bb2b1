/** Games without a board of their own, on the board that is drawn by what they declare. */
import { describe, expect, test } from 'vitest';
import { plainBoard } from '../../../../client/boards/plain/index.tsx';
import type { Language } from '../../../../client/kept/language.ts';
import type { AnySaid } from '../../../../client/text/plain.ts';
import type { Plan } from '../../../../games/kit/define/plan.ts';
import type { Meta } from '../../../../games/kit/meta.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { recordRandomGame, replay } from '../../../../games/kit/record.ts';
import type { GameEvent } from '../../../../games/kit/rules.ts';
import { goofspiel } from '../../../kit/define/goofspiel.ts';
import { kalah } from '../../../kit/define/kalah.ts';
import { souk } from '../../../kit/define/souk.ts';
import { standsTwice } from '../kit/twice.tsx';
import { tableOf } from '../kit/table.tsx';

/** What a board says of whatever state and event. */
const wordsOf = <Tongue extends string = Language>(
  { meta, plan }: { readonly meta: Meta; readonly plan: Plan },
  said?: Readonly<Record<Tongue, AnySaid>>,
) => plainBoard({ meta, plan }, said).words;

type Captured = { readonly seat: number; readonly count: number };

const started = kalah.rules.setup(2, {}, randomFrom('start'));
const [first = 0] = kalah.rules.toMove(started);
const own = first * 6;
const layKalah = tableOf(plainBoard(kalah), kalah.rules, kalah.meta);

test('places that can be chosen are lit and named, and one press makes the move', () => {
  const { lit, press, played, find } = layKalah(started, first);
  expect(lit()).toEqual(Array.from({ length: 6 }, (_, at) => `at pits ${own + at}`));
  expect(find(`Pits ${own + 3}: 4`)).toBeDefined();
  press(`Pits ${own + 3}: 4`);
  expect(played).toEqual([{ type: 'sow', pit: own + 2 }]);
});

test('places that can’t are pressed as well and say why; nothing is pressed by who waits', () => {
  const pits = started.pits.map((seeds, pit) => (pit === own ? 0 : seeds));
  const { press, explained } = layKalah({ ...started, pits }, first);
  press(`Pits ${own + 1}: 0`);
  press(`Pits ${7 - own}: 4`);
  expect(explained).toEqual(['emptyPit', 'notThere']);
  for (const seat of [1 - first, null]) {
    expect(layKalah(started, seat).container.querySelectorAll('button')).toHaveLength(0);
  }
});

test('where a game names places of numbers the names stand there', () => {
  const named = plainBoard(kalah, { en: { place: (at) => 'abcdefghijkl'[at]! }, ja: {} });
  const { find } = tableOf(named, kalah.rules, kalah.meta)(started, first);
  expect(find(`${'abcdefghijkl'[own]}: 4`)?.textContent).toBe(`${'abcdefghijkl'[own]}4`);
});

test('in Japanese a score without a name of its own is one, and numbers stand apart from Latin letters', () => {
  const words = wordsOf(kalah, { ja: {} }).ja;
  expect(words.scoreItem('points')).toBe('得点');
  const sow = { type: 'sow', seat: 0, pit: 2 } as GameEvent;
  expect(words.event(sow, started)).toBe('{seat:0}：Sow、Pits 3');
  const named = wordsOf(kalah, { ja: { parts: { pits: '穴' }, moves: { sow: 'まく' } } }).ja;
  expect(named.event(sow, started)).toBe('{seat:0}：まく、穴3');
});

test('panels count what each seat has', () => {
  const { container } = layKalah({ ...started, stores: [3, 5] }, 0);
  const panels = [...container.querySelectorAll('section[aria-label="Ana"], section[aria-label="Ben"]')];
  expect(panels.map((panel) => panel.textContent)).toEqual(['StoresStores 3', 'StoresStores 5']);
});

const trading = (() => {
  const state = souk.rules.setup(2, { cellar: true }, randomFrom('trade'));
  const chance = randomFrom('picks');
  while (state.phase === 'draft') {
    const [seat = 0] = souk.rules.toMove(state);
    souk.rules.apply(state, seat, chance.pick(souk.rules.legal(state, seat)), chance, undefined);
  }
  state.hand[state.turn]!.splice(0, 4, 2, 2, 2, 4);
  return state;
})();
const laySouk = tableOf(
  plainBoard(souk, {
    en: { card: (card) => ['Salt', 'Clove', 'Mace', 'Sumac', 'Thyme'][card]! },
    ja: {},
  }),
  souk.rules,
  souk.meta,
);

test('where a card can be used in several ways it is pressed first, then one chooses the way, or again', () => {
  const { press, played, find } = laySouk(trading, trading.turn);
  expect(find('Dig')).toBeDefined();
  press('Mace: 3 cards');
  expect(find('Dig')).toBeUndefined();
  press('Choose again');
  expect(find('Dig')).toBeDefined();
  press('Mace: 3 cards');
  press('Sell, Mace, count 3');
  expect(played).toEqual([{ type: 'sell', card: 2, count: 3 }]);
});

test('what one can’t see lies face down, and is counted', () => {
  const { container } = laySouk(trading, trading.turn);
  const backs = [...container.querySelectorAll('[aria-label^="face down"]')].map((back) =>
    back.getAttribute('aria-label'),
  );
  expect(backs).toEqual([`face down: ${trading.deck.length} cards`]);
  expect(container.querySelector('section[aria-label="Cat"]')).toBeNull();
});

const bidding = goofspiel.rules.setup(3, {}, randomFrom('bids'));
const layGoofspiel = tableOf(plainBoard(goofspiel), goofspiel.rules, goofspiel.meta);

test('all who decide at once have their own cards lit', () => {
  for (const seat of [0, 1, 2]) {
    const { lit, press, played } = layGoofspiel(bidding, seat);
    expect(lit()).toHaveLength(13);
    press('7');
    expect(played).toEqual([{ type: 'bid', card: 7 }]);
  }
});

describe.each([kalah, goofspiel, souk].map((game) => [game.meta.id, game] as const))('%s', (_, game) => {
  test.each(['en', 'ja'] as const)('everything that happens has its sentence, in %s', (language) => {
    const words = wordsOf(game)[language];
    const options = Object.fromEntries(
      Object.entries(game.meta.options).map(([key, { choices }]) => [key, choices.at(-1)]),
    );
    const { record } = recordRandomGame(game.rules as never, { players: 2, options, seed: 'told' }, 10_000);
    const said: string[] = [];
    replay(game.rules as never, game.meta as never, record, (table) => {
      const { state, events } = table as unknown as { state: never; events: readonly GameEvent[] };
      const [first, ...more] = game.rules.toMove(state);
      for (const seat of [0, null]) if (first !== undefined) said.push(words.prompt(state, seat, [first, ...more]));
      const result = game.rules.result(state);
      if (result !== undefined) said.push(words.ending(result.ending, 'Ana'));
      for (const event of events) said.push(words.event(event, state) ?? '-');
    });
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((sentence) => /undefined|NaN|\[object/.test(sentence) || sentence === '')).toEqual([]);
  });
});

test('a game’s own words stand for its names', () => {
  const words = wordsOf(kalah, {
    en: {
      about: 'Sow and reap.',
      refusals: { notYours: 'Sow from your own side.' },
      events: { captured: ({ seat, count }: Captured) => `{seat:${seat}} takes ${count} seeds.` },
      endings: { sideEmpty: 'One side is empty.' },
    },
  }).en;
  expect(words.about).toBe('Sow and reap.');
  expect(words.refusal({ code: 'notYours' })).toBe('Sow from your own side.');
  expect(words.refusal({ code: 'emptyPit', own: true })).toBe('Empty pit.');
  expect(words.refusal({ code: 'stale' })).toBe(words.refusal({ code: '' }));
  expect(words.event({ type: 'captured', seat: 1, count: 3 } as GameEvent, {})).toBe('{seat:1} takes 3 seeds.');
  expect(words.event({ type: 'kept', seat: 1, by: 0, count: 3 } as GameEvent, {})).toBe(
    '{seat:1}: Kept, by: {seat:0}, count: 3',
  );
  expect(words.ending('sideEmpty', 'Ana')).toBe('One side is empty.');
});

const other = (() => {
  const state = structuredClone(trading);
  state.hand[state.turn]!.splice(0, 4, 1, 1, 1, 3);
  return state;
})();
standsTwice(laySouk, {
  seat: trading.turn,
  states: [trading, other],
  draft: {
    begin: ({ press }) => press(/: 3 cards$/),
    begun: ({ find }) => find('Choose again') !== undefined,
  },
  marked: { type: 'buy', seat: 0, place: 1 },
});

test('what is drawn to where everybody finds it is laid there, and by nobody', () => {
  const words = wordsOf(souk, { en: { parts: { market: 'Market' } }, ja: {} });
  const drawn = (to: string, cards?: readonly number[]) =>
    words.en.event(
      { type: 'drawn', from: 'deck', to, count: 1, seat: 1, ...(cards && { cards }) } as GameEvent,
      trading,
    );
  expect(drawn('market', [3])).toBe('Market: 3 is laid out.');
  expect(drawn('hand')).toMatch(/ draws a card\.$/);
});

test('words for what the game hasn’t are told by name', () => {
  const saying = (said: object) => () => plainBoard(souk, { en: said });
  expect(saying({ parts: { maket: 'Market' } })).toThrow('souk: what is said in en.parts has "maket"; there are deck,');
  expect(saying({ event: {} })).toThrow('souk: what is said in en has "event"; there are about,');
  expect(saying({ events: { prizeWon: () => null } })).toThrow('there are paid, pick, buy,');
});
