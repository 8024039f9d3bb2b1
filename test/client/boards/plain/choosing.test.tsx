/** What is chosen on the plain board beside places: sets of cards, amounts on a scale, words and flags. */
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BoardModule } from '../../../../client/boards/contract.ts';
import { plainBoard } from '../../../../client/boards/plain/index.tsx';
import { at, defineGame, grid, metaOf, seat, seats } from '../../../../games/kit/define/index.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import type { GameEvent } from '../../../../games/kit/rules.ts';
import { hearts } from '../../../kit/define/hearts.ts';
import { nights, passing, peeks } from '../../../laws/correct/shown.ts';
import { tableOf } from '../kit/table.tsx';

const boardOf = <State,>(game: Parameters<typeof plainBoard>[0]) =>
  plainBoard(game) as unknown as BoardModule<State, never>;

const dealt = hearts.rules.setup(4, {}, randomFrom('deal'));
const layHearts = tableOf(boardOf<typeof dealt>(hearts), hearts.rules as never, hearts.meta);

test('three cards of a hand are picked one after the other, in any order; a button says which, and passes them', () => {
  const { container, lit, press, played, target } = layHearts(dealt, 1);
  expect(lit()).toHaveLength(13);
  const three = [dealt.hand[1]![7]!, dealt.hand[1]![2]!, dealt.hand[1]![11]!];
  for (const card of three) press(target(`card hand ${card}`));
  expect(played).toEqual([]);
  const picked = [...container.querySelectorAll('[aria-pressed="true"]')].map((card) => Number(card.textContent));
  expect(picked).toEqual(three.toSorted((a, b) => a - b));
  press(`Pass, ${picked.join(', ')}`);
  expect(played).toEqual([{ type: 'pass', cards: three.toSorted((a, b) => a - b) }]);
});

test('a move may be called by a whole sentence, on its button and in the log; hidden from a reader it is called by its name', () => {
  const said = {
    moves: { pass: ({ cards }: { readonly cards: readonly number[] }) => `Give away ${cards.join(' and ')}` },
  };
  const board = plainBoard(hearts, { en: said }) as unknown as BoardModule<typeof dealt, never>;
  const { press, target, played } = tableOf(board, hearts.rules as never, hearts.meta)(dealt, 1);
  const three = dealt.hand[1]!.slice(0, 3).toSorted((a, b) => a - b);
  for (const card of three) press(target(`card hand ${card}`));
  press(`Give away ${three.join(' and ')}`);
  expect(played).toEqual([{ type: 'pass', cards: three }]);
  const { event } = plainBoard({ meta: hearts.meta, plan: hearts.plan }, { en: said }).words.en;
  const passed = { type: 'pass', seat: 1 };
  const whole = { ...passed, secret: { seats: [1], cards: three } } as GameEvent;
  expect(event(whole, {})).toBe(`{seat:1}: Give away ${three.join(' and ')}`);
  expect(event(passed, {})).toBe('{seat:1}: Pass');
});

const started = passing.rules.setup(2, {}, randomFrom('pairs'));
const alike = {
  ...started,
  hand: [
    [3, 3],
    [1, 2],
  ],
};
const layPassing = tableOf(boardOf<typeof started>(passing), passing.rules as never, passing.meta);

test('where one or two may pass a button says that it is done; cards that are alike are pressed by themselves', () => {
  const { lit, press, played, target } = layPassing(alike, 0);
  press(target('card hand 3'));
  expect(played).toEqual([]);
  expect(lit()).toContain('card hand 1 3');
  press(target('card hand 1 3'));
  press('Pass, 3, 3');
  expect(played).toEqual([{ type: 'pass', cards: [3, 3] }]);
});

const evening = nights.rules.setup(3, {}, randomFrom('evening'));
const layNights = tableOf(boardOf<typeof evening>(nights), nights.rules as never, nights.meta);

test('an amount of thirteen is chosen on a scale, and made with one button', () => {
  const { container, press, played } = layNights(evening, evening.turn);
  const scale = container.querySelector('input[type="range"]')!;
  expect([scale.getAttribute('min'), scale.getAttribute('max')]).toEqual(['0', '12']);
  expect(container.querySelectorAll('button')).toHaveLength(1);
  fireEvent.change(scale, { target: { value: '7' } });
  expect(scale.getAttribute('aria-valuetext')).toBe('Bid, coins 7');
  press('Bid, coins 7');
  expect(played).toEqual([{ type: 'bid', coins: 7 }]);
});

test('four are buttons', () => {
  const { container } = layNights({ ...evening, time: 'night' }, evening.turn);
  expect(container.querySelector('input[type="range"]')).toBeNull();
  expect(container.querySelectorAll('button')).toHaveLength(4);
});

test('words stand where they hold, on the board and at each seat', () => {
  const { container, find } = layNights(evening, evening.turn);
  expect(find('Time: Day') ?? container.querySelector('[aria-label="Time: Day"]')).toBeTruthy();
  expect(container.textContent).toContain('RoleRole Guest');
});

test('who was shown a card is told to all, and which only to them', () => {
  const words = plainBoard({ meta: peeks.meta, plan: peeks.plan }).words.en;
  const shown = { type: 'shown', from: 'table', to: [1], seat: 1, reveals: true } as GameEvent;
  expect(words.event(shown, {})).toBe('{seat:1} is shown a card from Table.');
  expect(words.event({ ...shown, secret: { seats: [1], cards: [5] } }, {})).toBe('{seat:1} is shown 5 from Table.');
});

const laid = peeks.rules.setup(2, {}, randomFrom('table'));
const layPeeks = tableOf(boardOf<typeof laid>(peeks), peeks.rules as never, peeks.meta);

test('one of several piles is pressed though nobody sees what lies there; what one has seen stands in it', () => {
  const { press, played } = layPeeks(laid, laid.turn);
  press('Table 2: face down: 1 card');
  press(/^Look/);
  expect(played).toEqual([{ type: 'look', place: 1 }]);
  const state = peeks.rules.clone(laid);
  peeks.rules.apply(state, laid.turn, { type: 'look', place: 1 } as never, randomFrom('look'), undefined);
  const seen = layPeeks(peeks.rules.view(state, laid.turn), laid.turn);
  expect(seen.container.querySelector(`[aria-label="Table 2: ${laid.table[1]![0]}"]`)).toBeTruthy();
  expect(seen.find('Table 2: face down: 1 card')).toBeUndefined();
});

test('cards that one passed are seen in the other’s hand', () => {
  const state = hearts.rules.clone(dealt);
  const passes = dealt.hand.map((own) => own.slice(0, 3).toSorted((a, b) => a - b));
  for (const [seat, three] of passes.entries())
    hearts.rules.apply(state, seat, { type: 'pass', cards: three } as never, randomFrom('pass'), undefined);
  const { container } = layHearts(hearts.rules.view(state, 0), 0);
  const hands = [...container.querySelectorAll('section[aria-label="Hand"]')].map((hand) => hand.textContent);
  expect(hands).toEqual([`HandBen${passes[0]!.join('')}10`]);
});

test('who holds a token is drawn with their mark, and named in panels', () => {
  const game = defineGame({
    meta: metaOf({ id: 'token', names: { en: 'Token' }, players: [2, 2] }),
    state: { holder: seat(), chose: seats('each'), board: grid(2, 2) },
    moves: {
      put: { fields: { place: at('board') }, apply: (state, _, { seat: mover }) => void (state.holder = mover) },
    },
    ends: { never: () => false },
    score: () => 0,
  });
  const state = game.rules.setup(2, {}, randomFrom('token'));
  const lay = tableOf(boardOf<typeof state>(game), game.rules as never, game.meta);
  expect(lay(state, 0).container.querySelector('[aria-label="Holder: empty"]')).toBeTruthy();
  const { container } = lay({ ...state, holder: 1, chose: [1, -1] }, 0);
  expect(container.querySelector('[aria-label="Holder: Ben"] svg')).toBeTruthy();
  expect(container.textContent).toContain('Chose Ben');
});
