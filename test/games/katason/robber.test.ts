import { expect, test } from 'vitest';
import { rules } from '../../../games/katason/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import {
  BLUE,
  GREEN,
  RED,
  YELLOW,
  around,
  bundle,
  dice,
  hand,
  kindOf,
  listed,
  loaded,
  play,
  position,
  refusal,
} from './position.ts';

const [NW, , NE, , S] = around(9);

test('Katason 5.1: discards, then the robber, then the theft, then the turn goes on', () => {
  const state = position({
    phase: 'diceRoll',
    robber: 0,
    blue: { houses: [NW!], hand: { ore: 8 } },
    yellow: { hand: { sheep: 9 } },
  });
  const rolled = play(state, RED, { type: 'roll' }, dice(1, 6));
  expect(rolled.slice(1)).toEqual([
    { type: 'mustDiscard', seat: BLUE, count: 4 },
    { type: 'mustDiscard', seat: YELLOW, count: 4 },
  ]);
  expect([rules.phase(state), rules.toMove(state)]).toEqual(['burst', [BLUE, YELLOW]]);
  play(state, YELLOW, { type: 'discard', cards: bundle({ sheep: 4 }) });
  expect(rules.toMove(state)).toEqual([BLUE]);
  play(state, BLUE, { type: 'discard', cards: bundle({ ore: 4 }) });
  expect([rules.phase(state), rules.toMove(state)]).toEqual(['robber', [RED]]);
  const events = play(state, RED, { type: 'moveRobber', hex: 9, victim: BLUE });
  expect(events.map(({ type }) => type)).toEqual(['robberMoved', 'stolen']);
  expect([rules.phase(state), hand(state, RED), hand(state, BLUE)]).toEqual(['development', { ore: 1 }, { ore: 3 }]);
});

test.each([
  [7, 0],
  [8, 4],
  [9, 4],
  [10, 5],
  [15, 7],
])('Katason 5.2: a hand of %i discards %i', (held, owed) => {
  const state = position({ phase: 'diceRoll', green: { hand: { wheat: held } } });
  play(state, RED, { type: 'roll' }, dice(3, 4));
  expect(state.owed).toEqual([0, 0, 0, owed]);
  expect(state.phase).toBe(owed > 0 ? 'burst' : 'robber');
});

test('Katason 5.2: the roller discards as well', () => {
  const state = position({ phase: 'diceRoll', red: { hand: { wheat: 5, wood: 3 } } });
  play(state, RED, { type: 'roll' }, dice(3, 4));
  expect(rules.toMove(state)).toEqual([RED]);
});

test('Katason 5.2: a knight makes nobody discard', () => {
  const state = position({ red: { hand: { wheat: 9 }, cards: { knight: 1 } } });
  play(state, RED, { type: 'playKnight' });
  expect(state.phase).toBe('robber');
});

test('Katason 5.3: who owes may discard in any order, others not at all', () => {
  const state = position({ phase: 'diceRoll', red: { hand: { ore: 8 } }, green: { hand: { ore: 8 } } });
  play(state, RED, { type: 'roll' }, dice(3, 4));
  expect(refusal(state, BLUE, { type: 'discard', cards: bundle({ ore: 1 }) })).toBe('notYourTurn');
  play(state, GREEN, { type: 'discard', cards: bundle({ ore: 4 }) });
  expect(refusal(state, GREEN, { type: 'discard', cards: bundle({ ore: 1 }) })).toBe('notYourTurn');
  play(state, RED, { type: 'discard', cards: bundle({ ore: 4 }) });
  expect(state.bank[kindOf('ore')]).toBe(19 - 8);
});

test('Katason 5.4: one card at a time is listed, any part is allowed', () => {
  const state = position({ phase: 'diceRoll', red: { hand: { ore: 7, wood: 3 } } });
  play(state, RED, { type: 'roll' }, dice(3, 4));
  expect(rules.legal(state, RED)).toEqual([
    { type: 'discard', cards: bundle({ ore: 1 }) },
    { type: 'discard', cards: bundle({ wood: 1 }) },
  ]);
  expect(refusal(state, RED, { type: 'discard', cards: bundle({}) })).toBe('nothingChosen');
  expect(rules.refuse(state, RED, { type: 'discard', cards: bundle({ ore: 6 }) })).toEqual({
    code: 'tooManyDiscards',
    owed: 5,
  });
  expect(rules.refuse(state, RED, { type: 'discard', cards: bundle({ wood: 4 }) })).toEqual({
    code: 'cantAfford',
    missing: bundle({ wood: 1 }),
  });
  expect(play(state, RED, { type: 'discard', cards: bundle({ ore: 2, wood: 1 }) })).toEqual([
    { type: 'discarded', seat: RED, cards: bundle({ ore: 2, wood: 1 }) },
  ]);
  expect([state.phase, state.owed[RED]]).toEqual(['burst', 2]);
});

test('Katason 6.1: the robber goes to any other hex, the desert included, and never stays', () => {
  const state = position({ phase: 'robber', robber: 3 });
  expect(listed(state, RED, 'moveRobber').map(({ hex }) => hex)).toEqual([
    0,
    1,
    2,
    ...Array.from({ length: 15 }, (_, i) => i + 4),
  ]);
  expect(refusal(state, RED, { type: 'moveRobber', hex: 3, victim: null })).toBe('robberStays');
  expect(refusal(state, RED, { type: 'moveRobber', hex: state.terrain.indexOf(5), victim: null })).toBeUndefined();
});

test('Katason 6.2: a neighbour of the hex with cards must be named', () => {
  const state = position({
    phase: 'robber',
    robber: 0,
    red: { houses: [NW!], hand: { ore: 1 } },
    blue: { cities: [NE!], hand: { ore: 1 } },
    yellow: { houses: [S!], hand: { wood: 1 } },
    green: { hand: { ore: 5 } },
  });
  const at = (victim: number | null) => ({ type: 'moveRobber', hex: 9, victim }) as const;
  expect(rules.legal(state, RED).filter((move) => move.type === 'moveRobber' && move.hex === 9)).toEqual([
    at(BLUE),
    at(YELLOW),
  ]);
  expect(rules.refuse(state, RED, at(null))).toEqual({ code: 'victimMissing', victims: [BLUE, YELLOW] });
  expect(rules.refuse(state, RED, at(RED))).toEqual({ code: 'ownVictim', victims: [BLUE, YELLOW] });
  expect(rules.refuse(state, RED, at(GREEN))).toEqual({ code: 'victimElsewhere', victims: [BLUE, YELLOW] });
});

test('Katason 6.2: of two neighbours the empty-handed one is refused', () => {
  const state = position({
    phase: 'robber',
    robber: 0,
    blue: { houses: [NE!], hand: { ore: 1 } },
    green: { houses: [S!] },
  });
  expect(rules.refuse(state, RED, { type: 'moveRobber', hex: 9, victim: GREEN })).toEqual({
    code: 'victimEmptyHanded',
    victims: [BLUE],
  });
  const three = position({ seats: 3, phase: 'robber', robber: 0, blue: { houses: [NE!], hand: { ore: 1 } } });
  expect(refusal(three, RED, { type: 'moveRobber', hex: 9, victim: GREEN })).toBe('noSuchSeat');
});

test('Katason 6.2: an empty-handed neighbour can’t be named', () => {
  const state = position({ phase: 'robber', robber: 0, blue: { houses: [NE!] } });
  const at = (victim: number | null) => ({ type: 'moveRobber', hex: 9, victim }) as const;
  expect(refusal(state, RED, at(BLUE))).toBe('nobodyToRob');
  expect(listed(state, RED, 'moveRobber').filter(({ hex }) => hex === 9)).toEqual([at(null)]);
});

test('Katason 6.3: each card of the victim is as likely to be stolen', () => {
  const victim = { houses: [NE!], hand: { brick: 1, wheat: 3 } };
  const stolen = [0, 1, 2, 3].map((drawn) => {
    const state = position({ phase: 'robber', robber: 0, blue: victim });
    play(state, RED, { type: 'moveRobber', hex: 9, victim: BLUE }, loaded(drawn));
    return hand(state, RED);
  });
  expect(stolen).toEqual([{ brick: 1 }, { wheat: 1 }, { wheat: 1 }, { wheat: 1 }]);
});

test('Katason 6.3: over many thefts a hand of 1 and 3 loses each kind in proportion', () => {
  const random = randomFrom('thefts');
  let bricks = 0;
  for (let i = 0; i < 2000; i++) {
    const state = position({ phase: 'robber', robber: 0, blue: { houses: [NE!], hand: { brick: 1, wheat: 3 } } });
    rules.apply(state, RED, { type: 'moveRobber', hex: 9, victim: BLUE }, random, undefined);
    bricks += hand(state, RED).brick ?? 0;
  }
  // 500 expected, with a standard deviation of 19.4: four of them either way.
  expect(Math.abs(bricks - 500)).toBeLessThan(78);
});

test('Katason 6.4: where nobody can be robbed the victim is null and nothing is stolen', () => {
  const state = position({ phase: 'robber', robber: 0, red: { houses: [NW!], hand: { ore: 1 } } });
  expect(play(state, RED, { type: 'moveRobber', hex: 9, victim: null })).toEqual([
    { type: 'robberMoved', seat: RED, from: 0, hex: 9 },
  ]);
  expect(state.phase).toBe('development');
});
