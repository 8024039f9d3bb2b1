import { expect, test } from 'vitest';
import { rules } from '../../../games/lost-cities/index.ts';
import type { State } from '../../../games/lost-cities/types.ts';
import { advance, discard, draw, newGame, play, position, SHORT, AT_BRIDGE, BEYOND, fourBeyond } from './position.ts';

test('Lost Cities 2.5, 8.5: everything is collected and dealt anew, for two without 30 cards again; points and chips are kept', () => {
  const rows = { green: BEYOND };
  const state = position({
    players: [{ hand: ['blue 4'], rows, points: 5, chips: 1 }, { points: 40 }],
    piles: { red: [4, 5] },
    deckSize: 1,
  });
  play(state, discard('blue 4'), draw);
  expect(rules.phase(state)).toBe('thirdExpedition');
  expect([state.points, state.statueChips]).toEqual([
    [35, 40],
    [1, 0],
  ]);
  expect(state.steps.every((at) => at === 0)).toBe(true);
  expect(state.tops.every((top) => top < 0)).toBe(true);
  expect(state.piles.every((pile) => pile.length === 0)).toBe(true);
  expect([state.handSizes, state.deckSize]).toEqual([[8, 8], 64]);
  expect([state.explorersLeft, state.researchers]).toEqual([
    [4, 4],
    [-1, -1],
  ]);
  expect(rules.census(state)).toEqual(rules.census(newGame(2)));
});

test('Lost Cities 8.1: the figures score their steps, those at home nothing', () => {
  const rows = { brown: [1], yellow: AT_BRIDGE, green: BEYOND };
  const state = position({ options: SHORT, players: [{ hand: ['red 4'], rows, statues: 2 }, {}], deckSize: 1 });
  play(state, discard('red 4'), draw);
  expect(itemOf(state, 0, 'firstExpedition')).toBe(-20 + 15 + 30);
});

function itemOf(state: State, seat: number, code: string): number | undefined {
  const place = rules.result(state)!.places.find((other) => other.seat === seat)!;
  return place.items.find((item) => item.code === code)?.points;
}

test('Lost Cities 8.2: the researcher counts twice, for good and bad', () => {
  const scored = (rows: object) => {
    const players = [{ hand: ['red 4'], rows, researcher: 'brown' as const, points: 90 }, {}];
    const state = position({ players, deckSize: 1 });
    const events = play(state, discard('red 4'), draw);
    expect(events).toContainEqual(expect.objectContaining({ type: 'expeditionScored', seat: 0 }));
    return state.points[0]! - 90;
  };
  expect(scored({ brown: AT_BRIDGE })).toBe(30);
  expect(scored({ brown: [1, 2] })).toBe(-30);
});

test('Lost Cities 8.3: researcher on step 2, explorer on step 6 and 10 points make 0', () => {
  const rows = { brown: [1, 2], red: AT_BRIDGE };
  const players = [{ hand: ['blue 4'], rows, researcher: 'brown' as const, points: 10 }, {}];
  const state = position({ players, deckSize: 1 });
  play(state, discard('blue 4'), draw);
  expect(state.points[0]).toBe(0);
});

test('Lost Cities 8.7: the net sum counts, not each figure by itself', () => {
  const rows = { brown: [1], red: BEYOND };
  const state = position({ players: [{ hand: ['blue 4'], rows, points: 5 }, {}], deckSize: 1 });
  play(state, discard('blue 4'), draw);
  expect(state.points[0]).toBe(5 - 20 + 30);
});

test('Lost Cities 8.4: statue tiles become chips and go back', () => {
  const players = [{ hand: ['red 4'] }, { rows: { brown: [1, 2, 3] }, statues: 1, chips: 2 }];
  const state = position({ players, deckSize: 1 });
  expect(state.tiles.filter((tile) => tile === 0)).toHaveLength(8);
  play(state, discard('red 4'), draw);
  expect([state.statues, state.statueChips]).toEqual([
    [0, 0],
    [0, 3],
  ]);
  expect(state.tiles.filter((tile) => tile === 0)).toHaveLength(9);
});

test('Lost Cities 8.6: the left neighbour of the last to play starts the next expedition', () => {
  for (const [last, next] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    const players = [{ hand: ['blue 4'] }, { hand: ['blue 4'] }, {}];
    if (last === 2) players[2] = { hand: ['red 4'] };
    const state = position({ players, turn: last, deckSize: 1 });
    play(
      state,
      rules.legal(state, last).find(({ type }) => type === 'discard')!,
      draw,
    );
    expect(rules.toMove(state)).toEqual([next]);
  }
});

test('Lost Cities 8.6: after an end at the bridge too the left neighbour of who crossed it starts, and all have eight cards', () => {
  const state = fourBeyond('points15', {});
  play(state, advance('blue 5'));
  expect(rules.phase(state)).toBe('secondExpedition');
  expect([rules.toMove(state), state.handSizes, state.points[0]]).toEqual([[1], [8, 8], 30 + 30]);
});

test('Lost Cities 8.6: an expedition ends with the turn it ends in, which passes like any other', () => {
  const byDeck = position({ players: [{ hand: ['blue 4'] }, {}, {}], deckSize: 1 });
  const atBridge = fourBeyond('points15', {});
  for (const [state, moves] of [
    [byDeck, [discard('blue 4'), draw]],
    [atBridge, [advance('blue 5')]],
  ] as const) {
    const events = play(state, ...moves);
    expect(events.filter(({ type }) => type === 'turnEnded')).toEqual([{ type: 'turnEnded', seat: 0, next: 1 }]);
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['turnEnded', 'expeditionBegun']);
  }
});
