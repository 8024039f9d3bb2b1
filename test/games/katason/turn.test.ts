import { expect, test } from 'vitest';
import { rules } from '../../../games/katason/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { State } from '../../../games/katason/types.ts';
import { BLUE, GREEN, RED, YELLOW, around, dice, hand, loaded, layHexes, play, position, refusal } from './position.ts';

const beforeRoll = (more: Parameters<typeof position>[0] = {}) => position({ phase: 'diceRoll', ...more });

/** The corners of the middle hex, every other one: three that keep their distance. */
const [NW, , NE, , S] = around(9);

test('Katason 3.1: turns go red, blue, yellow, green and red again', () => {
  const state = position();
  const order: number[] = [];
  for (let i = 0; i < 5; i++) {
    const [seat] = rules.toMove(state);
    order.push(seat!);
    if (state.phase === 'diceRoll') play(state, seat!, { type: 'roll' }, dice(1, 1));
    play(state, seat!, { type: 'endTurn' });
  }
  expect(order).toEqual([RED, BLUE, YELLOW, GREEN, RED]);
});

test('Katason 3.2: a turn starts with the roll, a card or a declaration, and nothing else', () => {
  const state = beforeRoll({ red: { hand: { brick: 4, wood: 4 }, paths: [[3, 0]], cards: { knight: 1 } } });
  expect(rules.legal(state, RED)).toEqual([{ type: 'roll' }, { type: 'playKnight' }]);
  for (const move of [{ type: 'endTurn' }, { type: 'bankTrade', give: 0, want: 1 }, { type: 'buyCard' }] as const) {
    expect(rules.refuse(state, RED, move)).toEqual({ code: 'wrongPhase', phase: 'diceRoll' });
  }
});

test('Katason 3.2: one rolls once', () => {
  const state = beforeRoll();
  play(state, RED, { type: 'roll' }, dice(2, 3));
  expect(refusal(state, RED, { type: 'roll' })).toBe('wrongPhase');
});

test('Katason 3.3: the roll is two dice', () => {
  const state = beforeRoll();
  expect(play(state, RED, { type: 'roll' }, dice(6, 3))[0]).toEqual({ type: 'rolled', seat: RED, dice: [6, 3] });
});

test('Katason 3.3: all 36 combinations come about equally often', () => {
  const random = randomFrom('dice');
  const counts = new Map<string, number>();
  const state = beforeRoll();
  for (let i = 0; i < 36_000; i++) {
    rollOnly(state, random);
    const key = `${state.dice1}${state.dice2}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const square = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(counts.size).toBe(36);
  // Chi squared with 35 degrees of freedom exceeds 66.6 once in a thousand seeds.
  expect(square).toBeLessThan(66.6);
});

test('Katason 3.4: the bag deals 31 different combinations and is then full again', () => {
  const state = beforeRoll({ options: { dice: 'bag' } });
  const random = randomFrom('bag');
  const seen = new Set<string>();
  for (let i = 0; i < 31; i++) {
    expect(state.bag.filter((count) => count === 1)).toHaveLength(36 - i);
    rollOnly(state, random);
    seen.add(`${state.dice1}${state.dice2}`);
  }
  expect(seen.size).toBe(31);
  expect(state.bag).toEqual(Array.from({ length: 36 }, () => 1));
});

function rollOnly(state: State, random: ReturnType<typeof randomFrom>): void {
  state.phase = 'diceRoll';
  rules.apply(state, RED, { type: 'roll' }, random, undefined);
}

test('Katason 3.4: a drawn combination stands for both of its dice', () => {
  const state = beforeRoll({ options: { dice: 'bag' } });
  play(state, RED, { type: 'roll' }, loaded(0));
  expect([state.dice1, state.dice2]).toEqual([1, 1]);
  state.phase = 'diceRoll';
  // 35 are left; the last one is two sixes.
  play(state, RED, { type: 'roll' }, loaded(34));
  expect([state.dice1, state.dice2]).toEqual([6, 6]);
});

test('Katason 3.5: after the roll come building, cards and trade, until the turn is ended', () => {
  const state = position({
    red: {
      houses: [NW!],
      paths: [[NW!, 17, 12]],
      hand: { brick: 4, sheep: 2, ore: 4, wheat: 4, wood: 2 },
      cards: { knight: 1, monopoly: 1 },
    },
    blue: { hand: { sheep: 1 } },
  });
  const types = new Set(rules.legal(state, RED).map((move) => move.type));
  expect([...types]).toEqual([
    'buildRoad',
    'buildHouse',
    'buildCity',
    'buyCard',
    'playKnight',
    'playMonopoly',
    'bankTrade',
    'offerTrade',
    'endTurn',
  ]);
  expect(play(state, RED, { type: 'endTurn' })).toEqual([{ type: 'turnEnded', seat: RED, next: BLUE }]);
  expect([state.phase, state.dice1, state.dice2]).toEqual(['diceRoll', 0, 0]);
});

test('Katason 4.1: a house earns one card and a city two', () => {
  const state = beforeRoll({ red: { houses: [NW!] }, blue: { cities: [NE!] }, yellow: { houses: [S!] }, robber: 0 });
  layHexes(state, { 9: ['wheat', 8] });
  const events = play(state, RED, { type: 'roll' }, dice(5, 3));
  expect([0, 1, 2, 3].map((seat) => hand(state, seat))).toEqual([{ wheat: 1 }, { wheat: 2 }, { wheat: 1 }, {}]);
  expect(events.slice(1)).toEqual([
    { type: 'produced', seat: RED, hex: 9, resource: 3, count: 1 },
    { type: 'produced', seat: BLUE, hex: 9, resource: 3, count: 2 },
    { type: 'produced', seat: YELLOW, hex: 9, resource: 3, count: 1 },
  ]);
});

test('Katason 4.1: everybody earns on everybody’s roll, and two houses on one hex earn twice', () => {
  const state = beforeRoll({ turn: BLUE, red: { houses: [NW!, NE!] }, robber: 0 });
  layHexes(state, { 9: ['wood', 4], 4: ['ore', 4] });
  const events = play(state, BLUE, { type: 'roll' }, dice(2, 2));
  // 23 and 24 lie at hex 9; of them only 23 also at hex 4.
  expect(hand(state, RED)).toEqual({ wood: 2, ore: 1 });
  expect(events.filter(({ type }) => type === 'produced')).toHaveLength(2);
});

test('Katason 4.1: other numbers earn nothing', () => {
  const state = beforeRoll({ red: { houses: [NW!] }, robber: 0 });
  // Nobody lives at hex 0 either, and nowhere at another 9.
  layHexes(state, { 9: ['wheat', 8], 0: ['ore', 9] });
  play(state, RED, { type: 'roll' }, dice(5, 4));
  expect(state.handSizes).toEqual([0, 0, 0, 0]);
});

test('Katason 4.2: the hex under the robber earns nothing', () => {
  const state = beforeRoll({ red: { houses: [NW!] }, robber: 9 });
  layHexes(state, { 9: ['wheat', 5], 4: ['brick', 5] });
  play(state, RED, { type: 'roll' }, dice(2, 3));
  expect(hand(state, RED)).toEqual({ brick: 1 });
});

test('Katason 4.3: a 7 earns nothing and moves the robber', () => {
  const state = beforeRoll({ red: { houses: [NW!] } });
  expect(play(state, RED, { type: 'roll' }, dice(3, 4))).toEqual([{ type: 'rolled', seat: RED, dice: [3, 4] }]);
  expect(state.phase).toBe('robber');
});

test('Katason 4.4: when the bank can’t pay all, nobody gets that resource and others are still paid', () => {
  const state = beforeRoll({
    red: { houses: [NW!] },
    blue: { cities: [NE!] },
    green: { hand: { wheat: 17 } },
    robber: 0,
  });
  layHexes(state, { 9: ['wheat', 5], 4: ['brick', 5] });
  const events = play(state, RED, { type: 'roll' }, dice(2, 3));
  expect([hand(state, RED), hand(state, BLUE)]).toEqual([{ brick: 1 }, {}]);
  expect(events).toContainEqual({ type: 'shortage', resource: 3 });
  expect(state.bank[3]).toBe(2);
});

test('Katason 4.4: not even a sole claimant is paid in part', () => {
  const state = beforeRoll({ red: { cities: [NW!] }, green: { hand: { wheat: 18 } }, robber: 0 });
  layHexes(state, { 9: ['wheat', 8] });
  play(state, RED, { type: 'roll' }, dice(5, 3));
  expect([hand(state, RED), state.bank[3]]).toEqual([{}, 1]);
});

test('Katason 4.4: a bank that can just pay all pays all', () => {
  const state = beforeRoll({
    red: { houses: [NW!] },
    blue: { cities: [NE!] },
    green: { hand: { wheat: 16 } },
    robber: 0,
  });
  layHexes(state, { 9: ['wheat', 8] });
  play(state, RED, { type: 'roll' }, dice(5, 3));
  expect([hand(state, RED), hand(state, BLUE), state.bank[3]]).toEqual([{ wheat: 1 }, { wheat: 2 }, 0]);
});

test('Katason 4.4: a bank that can just pay one resource pays it, whatever else the roll brings', () => {
  const state = beforeRoll({
    red: { houses: [NW!] },
    blue: { cities: [NE!] },
    green: { hand: { wheat: 16 } },
    robber: 0,
  });
  layHexes(state, { 9: ['wheat', 5], 4: ['brick', 5] });
  const events = play(state, RED, { type: 'roll' }, dice(2, 3));
  expect([hand(state, RED), hand(state, BLUE), state.bank[3]]).toEqual([{ brick: 1, wheat: 1 }, { wheat: 2 }, 0]);
  expect(events.some(({ type }) => type === 'shortage')).toBe(false);
});

test('Katason 4.4: claims on two hexes of one resource are counted together', () => {
  const state = beforeRoll({ red: { houses: [NW!] }, green: { hand: { wheat: 18 } }, robber: 0 });
  layHexes(state, { 9: ['wheat', 5], 4: ['wheat', 5] });
  play(state, RED, { type: 'roll' }, dice(2, 3));
  expect(hand(state, RED)).toEqual({});
});
