import { expect, test } from 'vitest';
import { harbours } from '../../../games/katason/board.ts';
import { rules } from '../../../games/katason/index.ts';
import { type Cards, RED, bundle, give, hand, kindOf, listed, play, position, refusal } from './position.ts';

const ORE = kindOf('ore');
const WOOD = kindOf('wood');
const trade = (give: number, want: number) => ({ type: 'bankTrade', give, want }) as const;
const harbourOf = (kind: number | null) => harbours.find((harbour) => harbour.kind === kind)!.corners;

/** Red, who built its first house at `corner` by the rules themselves, is to develop with `cards` in hand. */
function settledAt(corner: number, cards: Cards) {
  const state = position({ phase: 'initialPlacement' });
  play(state, RED, { type: 'buildHouse', corner });
  give(state, RED, cards);
  return Object.assign(state, { phase: 'development', pending: -1 });
}

test('Katason 9.1: four alike buy one of another kind', () => {
  const state = position({ red: { hand: { ore: 4 } } });
  expect(listed(state, RED, 'bankTrade').map(({ give, want }) => [give, want])).toEqual([
    [2, 0],
    [2, 1],
    [2, 3],
    [2, 4],
  ]);
  expect(play(state, RED, trade(ORE, WOOD))).toEqual([
    { type: 'bankTraded', seat: RED, give: ORE, count: 4, want: WOOD },
  ]);
  expect(hand(state, RED)).toEqual({ wood: 1 });
  expect(refusal(state, RED, trade(WOOD, WOOD))).toBe('sameResource');
});

test('Katason 9.1: three do not, without a harbour', () => {
  const state = position({ red: { hand: { ore: 3 } } });
  expect(rules.refuse(state, RED, trade(ORE, WOOD))).toEqual({ code: 'cantAfford', missing: bundle({ ore: 1 }) });
  expect(listed(state, RED, 'bankTrade')).toEqual([]);
});

test('Katason 9.1: a generic harbour makes it three of any kind', () => {
  const state = settledAt(harbourOf(null)[0], { ore: 3 });
  play(state, RED, trade(ORE, WOOD));
  expect(hand(state, RED)).toEqual({ wood: 1 });
});

test('Katason 9.1: the harbour of a resource makes it two of that kind, and of no other', () => {
  const state = settledAt(harbourOf(ORE)[1], { ore: 2, wood: 3 });
  expect(refusal(state, RED, trade(WOOD, ORE))).toBe('cantAfford');
  play(state, RED, trade(ORE, WOOD));
  expect(hand(state, RED)).toEqual({ wood: 4 });
});

test('Katason 9.2: a house on either corner of a harbour opens it at once, also a first one', () => {
  for (const corner of harbourOf(ORE)) {
    const state = position({ phase: 'initialPlacement' });
    play(state, RED, { type: 'buildHouse', corner });
    expect(state.rates.slice(0, 5)).toEqual([4, 4, 2, 4, 4]);
  }
});

test('Katason 9.2: two harbours serve each in its way, and a city keeps them', () => {
  const [generic] = harbourOf(null);
  const state = position({ red: { houses: [generic], hand: { ore: 3, wheat: 2 } } });
  expect(state.rates.slice(0, 5)).toEqual([3, 3, 3, 3, 3]);
  play(state, RED, { type: 'buildCity', corner: generic });
  expect(state.rates.slice(0, 5)).toEqual([3, 3, 3, 3, 3]);
  state.phase = 'initialPlacement';
  play(state, RED, { type: 'buildHouse', corner: harbourOf(ORE)[0] });
  expect(state.rates.slice(0, 5)).toEqual([3, 3, 2, 3, 3]);
});

test('Katason 9.3: the bank must hold the wanted card', () => {
  const state = position({ red: { hand: { ore: 4 } }, blue: { hand: { wood: 19 } } });
  expect(rules.refuse(state, RED, trade(ORE, WOOD))).toEqual({ code: 'bankShort', resource: WOOD, left: 0 });
  expect(listed(state, RED, 'bankTrade').some(({ want }) => want === WOOD)).toBe(false);
});

test('Katason 9.3: several trades may follow each other', () => {
  const state = position({ red: { hand: { ore: 12 } } });
  for (let i = 0; i < 3; i++) play(state, RED, trade(ORE, WOOD));
  expect(hand(state, RED)).toEqual({ wood: 3 });
});

test('Katason 9.1, 9.2: a generic harbour after a special one takes nothing from it', () => {
  const state = position({ phase: 'initialPlacement' });
  play(state, RED, { type: 'buildHouse', corner: harbourOf(ORE)[0] });
  expect(state.rates.slice(0, 5)).toEqual([4, 4, 2, 4, 4]);
  state.pending = -1;
  play(state, RED, { type: 'buildHouse', corner: harbourOf(null)[0] });
  expect(state.rates.slice(0, 5)).toEqual([3, 3, 2, 3, 3]);
});
