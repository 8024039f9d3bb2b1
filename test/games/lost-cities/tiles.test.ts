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
  const tiles = { 'brown 2': 'step', 'brown 3': 'points10' } as const;
  const state = position({ players: [{ hand: ['brown 1'], rows: { brown: [1] } }, {}], tiles });
  play(state, advance('brown 1'), step('brown'));
  expect([stepOn(state, 0, 'brown'), state.points[0]]).toEqual([3, 10]);
});

test('Lost Cities 5.2: the first to come takes the statue, the next finds nothing', () => {
  const state = position({
    players: [
      { hand: ['red 5'], rows: { red: [1] } },
      { hand: ['red 6'], rows: { red: [2] } },
    ],
    tiles: { 'red 2': 'statue' },
  });
  play(state, advance('red 5'));
  expect(state.tiles[space('red 2')]).toBe(-1);
  play(state, draw, advance('red 6'), draw);
  expect(state.statues).toEqual([1, 0]);
});

test('Lost Cities 5.3: a point tile gives to everybody who comes and stays', () => {
  const state = position({
    players: [
      { hand: ['red 5'], rows: { red: [1] } },
      { hand: ['red 6'], rows: { red: [2] } },
    ],
    tiles: { 'red 2': 'points15' },
  });
  play(state, advance('red 5'), draw, advance('red 6'), draw);
  expect(state.points).toEqual([15, 15]);
  expect(state.rewardCounts).toEqual([1, 1]);
  expect(state.tiles[space('red 2')]).toBeGreaterThan(0);
});

test('Lost Cities 5.4: the researcher gets the plain points of a tile', () => {
  const state = position({
    players: [{ hand: ['red 5'], rows: { red: [1] }, researcher: 'red' }, {}],
    tiles: { 'red 2': 'points15' },
  });
  play(state, advance('red 5'));
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
    players: [{ hand: ['brown 5'], rows: { brown: [1, 2], red: [4], blue: [1] } }, {}],
    tiles: { 'brown 3': 'step', 'red 2': 'step', 'blue 2': 'points5' },
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
  const state = position({ players });
  play(state, advance('brown 5'));
  expect(refused(state, step('brown'))).toEqual({ code: 'atSummit', colour: colour('brown') });
  expect(refused(state, step('blue'))).toEqual({ code: 'nobodyOnPath', colour: colour('blue') });
  play(state, step('red'));
  expect([stepOn(state, 0, 'red'), state.stage]).toEqual([2, 'draw']);
  const declined = position({ players });
  play(declined, advance('brown 5'), decline);
  expect([stepOn(declined, 0, 'red'), declined.stage]).toEqual([1, 'draw']);
});

test('Lost Cities 5.8, 6.2: the tile on step nine comes before the bonus, with all that follows from it', () => {
  const state = position({
    players: [{ hand: ['brown 5'], rows: { brown: UP_TO_SUMMIT, red: [1], blue: [1] } }, {}],
    tiles: { 'brown 9': 'step', 'red 2': 'step' },
  });
  play(state, advance('brown 5'));
  expect(state.pending.map(({ source }) => source)).toEqual(['summit', 'tile']);
  const events = play(state, step('red'), step('blue'), step('blue'));
  const moved = events.flatMap((event) => (event.type === 'figureMoved' ? [event.by] : []));
  expect(moved).toEqual(['tile', 'tile', 'summit']);
  expect([stepOn(state, 0, 'red'), stepOn(state, 0, 'blue'), state.stage]).toEqual([2, 3, 'draw']);
});

test('Lost Cities 6.3: a free step that leads to step nine earns the bonus too', () => {
  const state = position({
    players: [{ hand: ['red 5'], rows: { brown: UP_TO_SUMMIT, red: [1] } }, {}],
    tiles: { 'red 2': 'step' },
  });
  play(state, advance('red 5'), step('brown'), step('red'));
  expect([stepOn(state, 0, 'brown'), stepOn(state, 0, 'red'), state.stage]).toEqual([9, 3, 'draw']);
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
      { hand: ['brown 5', 'brown 6', 'brown 7'], rows: { brown: UP_TO_SUMMIT, red: [1] } },
      { hand: ['blue 1', 'blue 1'] },
    ],
    tiles: { 'red 2': 'points5' },
  });
  play(state, advance('brown 5'));
  expect([stepOn(state, 0, 'brown'), state.stage]).toEqual([9, 'draw']);
  play(state, draw, discard('blue 1'), draw, advance('brown 6'));
  expect(refused(state, step('brown'))).toEqual({ code: 'atSummit', colour: colour('brown') });
  play(state, step('red'));
  expect([stepOn(state, 0, 'red'), state.points[0], state.stage]).toEqual([2, 5, 'draw']);
  play(state, draw, discard('blue 1'), draw, advance('brown 7'), decline);
  expect([stepOn(state, 0, 'red'), state.stage]).toEqual([2, 'draw']);
});

test('Lost Cities 5.7: starting a path on its own earns nothing from tiles further on', () => {
  const state = position({ players: [{ hand: ['blue 1'] }, {}], tiles: { 'blue 2': 'step' } });
  play(state, start('blue 1'));
  expect(state.stage).toBe('draw');
});
