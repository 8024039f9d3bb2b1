import { expect, test } from 'vitest';
import {
  colour,
  advance,
  decline,
  draw,
  discard,
  play,
  position,
  refused,
  space,
  start,
  step,
  stepOn,
} from './position.ts';

const UP_TO_SUMMIT = [0, 0, 1, 1, 2, 2, 3, 3];

test('Lost Cities 5.1: a tile is carried out whether a card or a free step leads to it', () => {
  const tiles = { 'brown 5': 'step', 'brown 6': 'points10' } as const;
  const state = position({ players: [{ hand: ['brown 3'], rows: { brown: [1, 1, 2, 2] } }, {}], tiles });
  play(state, advance('brown 3'), step('brown'));
  expect([stepOn(state, 0, 'brown'), state.points[0]]).toEqual([6, 10]);
});

test('Lost Cities 5.2: the first to come takes the statue, the next finds nothing', () => {
  const state = position({
    players: [
      { hand: ['blue 5'], rows: { blue: [1] } },
      { hand: ['blue 6'], rows: { blue: [2] } },
    ],
    tiles: { 'blue 2': 'statue' },
  });
  play(state, advance('blue 5'));
  expect(state.tiles[space('blue 2')]).toBe(-1);
  play(state, draw, advance('blue 6'), draw);
  expect(state.statues).toEqual([1, 0]);
});

test('Lost Cities 5.3: a point tile gives to everybody who comes and stays', () => {
  const state = position({
    players: [
      { hand: ['blue 5'], rows: { blue: [1] } },
      { hand: ['blue 6'], rows: { blue: [2] } },
    ],
    tiles: { 'blue 2': 'points15' },
  });
  play(state, advance('blue 5'), draw, advance('blue 6'), draw);
  expect(state.points).toEqual([15, 15]);
  expect(state.rewardCounts).toEqual([1, 1]);
  expect(state.tiles[space('blue 2')]).toBeGreaterThan(0);
});

test('Lost Cities 5.4: the researcher gets the plain points of a tile', () => {
  const state = position({
    players: [{ hand: ['blue 5'], rows: { blue: [1] }, researcher: 'blue' }, {}],
    tiles: { 'blue 2': 'points15' },
  });
  play(state, advance('blue 5'));
  expect(state.points[0]).toBe(15);
});

test('Lost Cities 5.5: the third brown card leads to a step tile, which moves the same figure to the fourth step', () => {
  const tiles = { 'brown 3': 'step', 'brown 5': 'points15' } as const;
  const state = position({
    players: [{ hand: ['brown 5', 'brown 6'], rows: { brown: [1, 2] } }, { hand: ['red 1'] }],
    tiles,
  });
  play(state, advance('brown 5'));
  expect(stepOn(state, 0, 'brown')).toBe(3);
  play(state, step('brown'));
  expect(stepOn(state, 0, 'brown')).toBe(4);
  play(state, draw, discard('red 1'), draw, advance('brown 6'));
  expect([stepOn(state, 0, 'brown'), state.points[0]]).toEqual([5, 15]);
  expect(state.tiles[space('brown 3')]).toBeGreaterThan(0);
});

test('Lost Cities 5.5: a step tile may move another own figure, explorer or researcher, but nobody else’s', () => {
  const players = [
    { hand: ['brown 5'], rows: { brown: [1, 2], red: [4] }, researcher: 'red' as const },
    { rows: { blue: [1] } },
  ];
  const state = position({ players, tiles: { 'brown 3': 'step' } });
  play(state, advance('brown 5'));
  expect(refused(state, step('blue'))).toEqual({ code: 'nobodyOnPath', colour: colour('blue') });
  play(state, step('red'));
  expect([stepOn(state, 0, 'brown'), stepOn(state, 0, 'red'), stepOn(state, 1, 'blue')]).toEqual([3, 2, 1]);
});

test('Lost Cities 5.6: free steps lead on from tile to tile, over paths', () => {
  const state = position({
    players: [{ hand: ['brown 5'], rows: { brown: [1, 2], red: [4, 4], blue: [1] } }, {}],
    tiles: { 'brown 3': 'step', 'red 3': 'step', 'blue 2': 'points5' },
  });
  const events = play(state, advance('brown 5'), step('red'), step('blue'));
  expect(state.stage).toBe('draw');
  expect(state.points[0]).toBe(5);
  const earned = events.filter(({ type }) => type === 'stepEarned');
  expect(earned).toEqual([
    { type: 'stepEarned', seat: 0, source: 'tile', colour: colour('brown') },
    { type: 'stepEarned', seat: 0, source: 'tile', colour: colour('red') },
  ]);
});

test('Lost Cities 5.9: a free step may be declined', () => {
  const state = position({
    players: [{ hand: ['brown 5'], rows: { brown: [1, 2] } }, {}],
    tiles: { 'brown 3': 'step' },
  });
  play(state, advance('brown 5'), decline);
  expect([stepOn(state, 0, 'brown'), state.stage]).toEqual([3, 'draw']);
});

test('Lost Cities 5.7, 5.10: a free step starts no path and lapses where nobody can use it', () => {
  const arrived = {
    players: [{ hand: ['brown 5'], rows: { brown: UP_TO_SUMMIT } }, {}],
    tiles: { 'brown 9': 'step' },
  } as const;
  const state = position(arrived);
  const events = play(state, advance('brown 5'));
  expect([stepOn(state, 0, 'brown'), state.stage]).toEqual([9, 'draw']);
  expect(events.some(({ type }) => type === 'stepEarned')).toBe(false);
});

test('Lost Cities 6.1, 6.6: who comes to step nine may move another own figure, not that one', () => {
  const players = [{ hand: ['brown 5'], rows: { brown: UP_TO_SUMMIT, red: [1] } }, {}];
  const tiles = { 'brown 9': 'statue' } as const;
  const state = position({ players, tiles });
  play(state, advance('brown 5'));
  expect(refused(state, step('brown'))).toEqual({ code: 'atSummit', colour: colour('brown') });
  expect(refused(state, step('blue'))).toEqual({ code: 'nobodyOnPath', colour: colour('blue') });
  play(state, step('red'));
  expect([stepOn(state, 0, 'red'), state.stage]).toEqual([2, 'draw']);
  const declined = position({ players, tiles });
  play(declined, advance('brown 5'), decline);
  expect([stepOn(declined, 0, 'red'), declined.stage]).toEqual([1, 'draw']);
});

test('Lost Cities 5.8, 6.2: the tile on step nine comes before the bonus, with all that follows from it', () => {
  const state = position({
    players: [{ hand: ['brown 5'], rows: { brown: UP_TO_SUMMIT, red: [1, 1], green: [1, 1, 2, 2, 3] } }, {}],
    tiles: { 'brown 9': 'step', 'red 3': 'step' },
  });
  play(state, advance('brown 5'));
  expect(state.pending.map(({ source }) => source)).toEqual(['summit', 'tile']);
  const events = play(state, step('red'), step('green'), step('green'));
  const moved = events.flatMap((event) => (event.type === 'figureMoved' ? [event.by] : []));
  expect(moved).toEqual(['tile', 'tile', 'summit']);
  expect([stepOn(state, 0, 'red'), stepOn(state, 0, 'green'), state.stage]).toEqual([3, 7, 'draw']);
});

test('Lost Cities 6.3: a free step that leads to step nine earns the bonus too', () => {
  const state = position({
    players: [{ hand: ['red 5'], rows: { brown: UP_TO_SUMMIT, red: [1, 1], green: [1, 1, 2, 2, 3] } }, {}],
    tiles: { 'red 3': 'step', 'brown 9': 'statue' },
  });
  play(state, advance('red 5'), step('brown'), step('green'));
  expect([stepOn(state, 0, 'brown'), stepOn(state, 0, 'green'), state.stage]).toEqual([9, 6, 'draw']);
});

test('Lost Cities 6.4: later cards of that colour may be laid and move nothing', () => {
  const rows = { brown: [...UP_TO_SUMMIT, 4], red: [1] };
  const state = position({ players: [{ hand: ['brown 5'], rows }, {}] });
  play(state, advance('brown 5'));
  expect([stepOn(state, 0, 'brown'), stepOn(state, 0, 'red'), state.stage]).toEqual([9, 1, 'draw']);
});

test('Lost Cities 6.5: under laterCards arriving gives nothing and each later card a free step', () => {
  const options = { summitBonus: 'laterCards' } as const;
  const state = position({
    options,
    players: [
      { hand: ['brown 5', 'brown 6', 'brown 7'], rows: { brown: UP_TO_SUMMIT, red: [1, 1] } },
      { hand: ['blue 1', 'blue 1'] },
    ],
    tiles: { 'brown 9': 'statue', 'red 3': 'points5' },
  });
  play(state, advance('brown 5'));
  expect([stepOn(state, 0, 'brown'), state.stage]).toEqual([9, 'draw']);
  play(state, draw, discard('blue 1'), draw, advance('brown 6'));
  expect(refused(state, step('brown'))).toEqual({ code: 'atSummit', colour: colour('brown') });
  play(state, step('red'));
  expect([stepOn(state, 0, 'red'), state.points[0], state.stage]).toEqual([3, 5, 'draw']);
  play(state, draw, discard('blue 1'), draw, advance('brown 7'), decline);
  expect([stepOn(state, 0, 'red'), state.stage]).toEqual([3, 'draw']);
});

test('Lost Cities 5.7: starting a path on its own earns nothing from tiles further on', () => {
  const state = position({ players: [{ hand: ['blue 1'] }, {}], tiles: { 'blue 2': 'step' } });
  play(state, start('blue 1'));
  expect(state.stage).toBe('draw');
});
