import { expect, test } from 'vitest';
import { rules } from '../../../games/katason/index.ts';
import { points } from '../../../games/katason/score.ts';
import { heard } from '../../../games/kit/rules.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { BLUE, GREEN, RED, YELLOW, loaded, play, position } from './position.ts';

const HIDDEN = [-1, -1, -1, -1, -1];

const full = () =>
  position({
    options: { dice: 'bag' },
    robber: 0,
    red: { hand: { ore: 2, sheep: 1, wheat: 1 }, cards: { point: 2, knight: 1 }, houses: [23] },
    blue: { hand: { wood: 3 }, cards: { monopoly: 1 }, houses: [25] },
  });

test('Katason 12.1: hands are hidden, their sizes open', () => {
  const seen = rules.view(full(), BLUE);
  expect(seen.hands.slice(0, 5)).toEqual(HIDDEN);
  expect(seen.hands.slice(5, 10)).toEqual([0, 0, 0, 0, 3]);
  expect(seen.hands.slice(10)).toEqual([...HIDDEN, ...HIDDEN]);
  expect(seen.handSizes).toEqual([4, 3, 0, 0]);
  expect(rules.view(full(), null).hands.every((count) => count === -1)).toBe(true);
});

test('Katason 12.2: unused cards and point cards are hidden, their number open', () => {
  const state = full();
  play(state, RED, { type: 'buyCard' }, loaded(13));
  const seen = rules.view(state, BLUE);
  expect([seen.cards.slice(0, 5), seen.fresh]).toEqual([HIDDEN, HIDDEN]);
  expect([seen.cardCounts, seen.freshSize, seen.deckSize]).toEqual([[4, 1, 0, 0], 1, 20]);
  // Two of red's points are hidden cards and a third may be the one just drawn.
  expect([points(seen, RED), points(state, RED)]).toEqual([2, 5]);
  const own = rules.view(state, RED);
  expect([own.cards.slice(0, 5), own.fresh, points(own, RED)]).toEqual([[1, 2, 0, 0, 0], [0, 1, 0, 0, 0], 5]);
});

test('Katason 12.3: only thief and victim hear which card was stolen, only the buyer which was drawn', () => {
  const state = full();
  state.phase = 'robber';
  const [, stolen] = play(state, RED, { type: 'moveRobber', hex: 10, victim: BLUE });
  expect(heard(stolen!, RED)).toHaveProperty('secret.resource', 4);
  expect(heard(stolen!, BLUE)).toHaveProperty('secret.resource', 4);
  for (const other of [YELLOW, GREEN, null]) {
    expect(heard(stolen!, other)).toEqual({ type: 'stolen', seat: RED, victim: BLUE });
  }
  const [bought] = play(state, RED, { type: 'buyCard' });
  expect(heard(bought!, BLUE)).toEqual({ type: 'cardBought', seat: RED });
});

test('Katason 12.4: deck and bag are hidden from all', () => {
  for (const seat of [RED, BLUE, null]) {
    const seen = rules.view(full(), seat);
    expect([...seen.deck, ...seen.bag].every((count) => count === -1)).toBe(true);
    expect(seen.bag).toHaveLength(36);
  }
});

test('Katason 12.5: after the end everything is open', () => {
  const state = full();
  state.winner = RED;
  expect(rules.view(state, null)).toEqual(state);
  expect(rules.redeal(rules.view(state, BLUE), BLUE, randomFrom('over'))).toEqual(state);
});

test('a redeal puts every card a seat can’t see where it may be', () => {
  const state = full();
  const random = randomFrom('redeal');
  const seen = rules.view(state, BLUE);
  const monopolies = new Set<number>();
  for (let i = 0; i < 300; i++) monopolies.add(rules.redeal(seen, BLUE, random).cards[4]!);
  // Blue holds one of the two monopolies, so red may hold none or the other one.
  expect(monopolies).toEqual(new Set([0, 1]));
});

test('a redeal keeps the cards an open offer and its replies promise', () => {
  const state = full();
  play(state, RED, { type: 'offerTrade', give: [0, 0, 2, 0, 0], want: [0, 0, 0, 0, 2], to: null });
  play(state, BLUE, { type: 'acceptOffer' });
  const random = randomFrom('promises');
  for (let i = 0; i < 50; i++) {
    const dealt = rules.redeal(rules.view(state, YELLOW), YELLOW, random);
    expect(dealt.hands[RED * 5 + 2]).toBeGreaterThanOrEqual(2);
    expect(dealt.hands[BLUE * 5 + 4]).toBeGreaterThanOrEqual(2);
    expect(rules.legal(dealt, RED)).toContainEqual({ type: 'closeTrade', partner: BLUE });
  }
});

test('a redealt bag has the right number of combinations and not this turn’s', () => {
  const state = full();
  state.round = 8 + 12;
  [state.dice1, state.dice2] = [3, 5];
  const { bag } = rules.redeal(rules.view(state, BLUE), BLUE, randomFrom('bag'));
  expect(bag.reduce((sum, count) => sum + count)).toBe(36 - 13);
  expect(bag[2 * 6 + 4]).toBe(0);
});

test('Katason 12.2: used cards lie face up before whoever used them', () => {
  const state = full();
  play(state, RED, { type: 'playKnight' });
  for (const seat of [BLUE, null]) {
    const seen = rules.view(state, seat);
    // Red's row, blue's, yellow's and green's.
    expect(seen.played).toEqual([1, 0, 0, 0, 0, ...Array.from({ length: 15 }, () => 0)]);
    expect(seen.cardCounts).toEqual([2, 1, 0, 0]);
  }
});

test('Katason 12.2: whose each used card was is kept', () => {
  const state = position({
    turn: YELLOW,
    red: { used: { road: 1 } },
    yellow: { used: { knight: 1 }, cards: { monopoly: 1 } },
    green: { used: { harvest: 2 } },
  });
  play(state, YELLOW, { type: 'playMonopoly', resource: 0 });
  expect([RED, YELLOW, GREEN].map((seat) => state.played.slice(5 * seat, 5 * seat + 5))).toEqual([
    [0, 0, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [0, 0, 0, 2, 0],
  ]);
});
