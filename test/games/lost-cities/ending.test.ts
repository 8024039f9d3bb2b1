import { expect, test } from 'vitest';
import { statuePoints } from '../../../games/lost-cities/score.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import type { State } from '../../../games/lost-cities/types.ts';
import { advance, anyRandom, discard, draw, newGame, play, position, step, stepOn, take } from './position.ts';

const SHORT = { length: 'short' } as const;
/** Six cards: the figure stands before the bridge. */
const AT_BRIDGE = [0, 0, 1, 1, 2, 2];
/** Seven cards: the figure is beyond it. */
const BEYOND = [0, 0, 1, 1, 2, 2, 3];

/** Four figures beyond their bridges, a fifth of the first seat before brown's. */
const fourBeyond = (tile: 'points15' | 'step' | 'statue', options: State['options'] | object = SHORT) =>
  position({
    options,
    players: [
      { hand: ['brown 5', 'red 10'], rows: { brown: AT_BRIDGE, red: BEYOND } },
      { rows: { yellow: BEYOND, green: BEYOND, blue: BEYOND } },
    ],
    tiles: { 'brown 7': tile },
  });

test('Lost Cities 7.1: the fifth figure beyond a bridge, of all players together, ends the expedition', () => {
  const state = fourBeyond('points15');
  expect(rules.toMove(state)).toEqual([0]);
  play(state, advance('brown 5'));
  expect(rules.toMove(state)).toEqual([]);
  expect(rules.result(state)?.ending).toBe('bridge');
});

test('Lost Cities 7.1: a fourth does not end it, nor a figure that was beyond already', () => {
  const state = position({
    options: SHORT,
    players: [
      { hand: ['brown 5', 'red 10'], rows: { brown: AT_BRIDGE, red: BEYOND } },
      { rows: { yellow: BEYOND, blue: BEYOND } },
    ],
  });
  play(state, advance('brown 5'), draw);
  state.turn = 0;
  play(state, advance('red 10'));
  expect(rules.result(state)).toBeUndefined();
});

test('Lost Cities 7.2: the tile under the fifth is not carried out and no card is drawn', () => {
  for (const tile of ['points15', 'step', 'statue'] as const) {
    const state = fourBeyond(tile);
    const events = play(state, advance('brown 5'));
    expect(state.rewards).toEqual([0, 0]);
    expect(state.statues).toEqual([0, 0]);
    expect(state.handSizes[0]).toBe(1);
    expect(events.map(({ type }) => type)).not.toContain('cardDrawn');
    expect(rules.legal(state, 0)).toEqual([]);
  }
});

test('Lost Cities 7.2: free steps still open are lost with the expedition', () => {
  const state = position({
    options: SHORT,
    players: [
      { hand: ['blue 9'], rows: { brown: AT_BRIDGE, blue: [...BEYOND, 4], red: [10] } },
      { rows: { yellow: BEYOND, green: BEYOND, red: BEYOND } },
    ],
    tiles: { 'blue 9': 'step' },
  });
  play(state, advance('blue 9'), step('brown'));
  expect(rules.result(state)?.ending).toBe('bridge');
  expect(stepOn(state, 0, 'red')).toBe(1);
  expect(state.pending).toEqual([]);
});

test('Lost Cities 7.3: drawing the last card of the deck ends the expedition at once', () => {
  const state = position({ options: SHORT, players: [{ hand: ['red 4'] }, {}], deckSize: 1 });
  play(state, discard('red 4'), draw);
  expect(rules.result(state)?.ending).toBe('deck');
  expect(state.handSizes[0]).toBe(1);
});

test('Lost Cities 7.3: with one card left, drawing a discard does not end it', () => {
  const state = position({ options: SHORT, players: [{ hand: ['red 4'] }, {}], piles: { blue: [1] }, deckSize: 1 });
  play(state, discard('red 4'), take('blue'));
  expect(rules.result(state)).toBeUndefined();
  expect(state.deckSize).toBe(1);
});

test('Lost Cities 7.4: 50 turns of discarding and drawing discards end it, 49 do not', () => {
  const state = stalling();
  for (let turn = 1; turn <= 49; turn++) stall(state);
  expect(rules.result(state)).toBeUndefined();
  stall(state);
  expect(rules.result(state)?.ending).toBe('stalled');
});

test('Lost Cities 7.4: a card from the deck or on a row starts the count again', () => {
  const drawn = stalling();
  for (let turn = 1; turn <= 49; turn++) stall(drawn);
  play(
    drawn,
    rules.legal(drawn, drawn.turn).find(({ type }) => type === 'discard')!,
    draw,
  );
  stall(drawn);
  expect(rules.result(drawn)).toBeUndefined();
  const laid = stalling();
  for (let turn = 1; turn <= 49; turn++) stall(laid);
  play(
    laid,
    rules.legal(laid, laid.turn).find(({ type }) => type === 'startPath')!,
    rules.legal(laid, laid.turn).find(({ type }) => type === 'takeDiscard') ?? draw,
  );
  stall(laid);
  expect(rules.result(laid)).toBeUndefined();
});

const stalling = () =>
  position({
    options: SHORT,
    players: [{ hand: ['red 1', 'red 2'] }, { hand: ['blue 1', 'blue 2'] }],
    piles: { green: [1], yellow: [1] },
  });

/** Discards a card and takes another colour's discard. */
function stall(state: State): void {
  const discarded = rules.legal(state, state.turn).find(({ type }) => type === 'discard')!;
  play(state, discarded);
  play(
    state,
    rules.legal(state, state.turn).find(({ type }) => type === 'takeDiscard')!,
  );
}

test('Lost Cities 8.1: the figures score their steps, those at home nothing', () => {
  const rows = { brown: [1], yellow: AT_BRIDGE, green: BEYOND };
  const state = position({ options: SHORT, players: [{ hand: ['red 4'], rows, statues: 2 }, {}], deckSize: 1 });
  play(state, discard('red 4'), draw);
  expect(itemOf(state, 0, 'firstExpedition')).toBe(-20 + 15 + 30);
});

test('Lost Cities 8.2: the researcher counts twice, for good and bad', () => {
  const scored = (rows: object) => {
    const players = [{ hand: ['red 4'], rows, researcher: 'brown' as const, points: 100 }, {}];
    const state = position({ players, deckSize: 1 });
    const events = play(state, discard('red 4'), draw);
    expect(events).toContainEqual(expect.objectContaining({ type: 'expeditionScored', seat: 0 }));
    return state.points[0]! - 100;
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

test('Lost Cities 8.3: the net sum counts, not each figure by itself', () => {
  const rows = { brown: [1], red: BEYOND };
  const state = position({ players: [{ hand: ['blue 4'], rows, points: 5 }, {}], deckSize: 1 });
  play(state, discard('blue 4'), draw);
  expect(state.points[0]).toBe(5 - 20 + 30);
});

test('Lost Cities 8.4: statue tiles become chips and go back', () => {
  const state = newGame(2);
  state.deckSize = 1;
  const space = state.tiles.indexOf(0);
  state.tiles[space] = -1;
  state.statues[1] = 1;
  state.statueChips[1] = 2;
  play(
    state,
    rules.legal(state, 0).find(({ type }) => type === 'discard')!,
    draw,
  );
  expect([state.statues, state.statueChips]).toEqual([
    [0, 0],
    [0, 3],
  ]);
  expect(state.tiles.filter((tile) => tile === 0)).toHaveLength(9);
});

test('Lost Cities 2.3, 8.5: everything is collected and dealt anew, for two without 30 cards again; points and chips are kept', () => {
  const rows = { green: BEYOND };
  const state = position({
    players: [{ hand: ['blue 4'], rows, points: 5, chips: 1 }, { points: 40 }],
    piles: { red: [4, 5] },
    deckSize: 1,
  });
  play(state, discard('blue 4'), draw);
  expect(rules.phase(state)).toBe('secondExpedition');
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

test('Lost Cities 9.1: three expeditions, or one in the short game', () => {
  const endings = (state: State) => {
    const seen: string[] = [];
    while (rules.toMove(state).length > 0) {
      seen.push(rules.phase(state));
      state.deckSize = 1;
      play(
        state,
        rules.legal(state, state.turn).find(({ type }) => type === 'discard')!,
        draw,
      );
    }
    return seen;
  };
  expect(endings(newGame(2))).toEqual(['firstExpedition', 'secondExpedition', 'thirdExpedition']);
  expect(endings(newGame(2, SHORT))).toEqual(['firstExpedition']);
});

test('Lost Cities 9.2: the statue table of the full game', () => {
  const values = Array.from({ length: 18 }, (_, count) => statuePoints('full', count));
  expect(values.slice(0, 7)).toEqual([-50, -40, -30, -20, -10, 0, 10]);
  expect(values.slice(7, 15)).toEqual([20, 30, 40, 50, 60, 70, 80, 90]);
  expect(values.slice(15)).toEqual([100, 100, 100]);
});

test('Lost Cities 9.2: too few statues take points, though not below zero', () => {
  const state = lastTurn([
    { points: 60, chips: 1 },
    { points: 30, chips: 3 },
    { points: 10, chips: 0 },
  ]);
  expect(state.points).toEqual([20, 10, 0]);
});

test('Lost Cities 9.3: two statues are worth 10 in the short game, five or more 50', () => {
  expect(Array.from({ length: 8 }, (_, count) => statuePoints('short', count))).toEqual([
    -20, -15, 10, 15, 30, 50, 50, 50,
  ]);
  const state = position({ options: SHORT, players: [{ hand: ['red 4'], statues: 2 }, { statues: 6 }], deckSize: 1 });
  play(state, discard('red 4'), draw);
  expect(state.points).toEqual([10, 50]);
});

test('Lost Cities 9.4: most points win', () => {
  expect(
    ranks(
      lastTurn([
        { points: 60, chips: 5 },
        { points: 90, chips: 4 },
      ]),
    ),
  ).toEqual([2, 1]);
});

test('Lost Cities 9.4: of two with equal points, four statues beat three', () => {
  const state = lastTurn([
    { points: 60, chips: 3 },
    { points: 50, chips: 4 },
  ]);
  expect(state.points).toEqual([40, 40]);
  expect(ranks(state)).toEqual([2, 1]);
});

test('Lost Cities 9.4: equal points and statues share the place', () => {
  expect(
    ranks(
      lastTurn([
        { points: 60, chips: 5 },
        { points: 60, chips: 5 },
        { points: 9, chips: 5 },
      ]),
    ),
  ).toEqual([1, 1, 3]);
});

/** The state after the last turn of the third expedition. */
function lastTurn(seats: readonly { readonly points: number; readonly chips: number }[]): State {
  const players = seats.map((seat, index) => (index === 0 ? { ...seat, hand: ['red 4'] } : seat));
  const state = position({ players, deckSize: 1 });
  const none = seats.map(() => 0);
  const nobody = {
    ending: 'deck',
    steps: state.steps.slice(),
    researchers: state.researchers.slice(),
    statues: none,
    rewardCounts: none,
    rewards: none,
  } as const;
  state.expeditions.push(nobody, nobody);
  play(state, discard('red 4'), draw);
  return state;
}

function ranks(state: State): readonly number[] {
  const places = rules.result(state)!.places;
  return places.toSorted((a, b) => a.seat - b.seat).map(({ rank }) => rank);
}

function itemOf(state: State, seat: number, code: string): number | undefined {
  const place = rules.result(state)!.places.find((other) => other.seat === seat)!;
  return place.items.find((item) => item.code === code)?.points;
}

test('Lost Cities 9.4: the items of a score add up to it, in random games of every length', () => {
  for (let seed = 0; seed < 30; seed++) {
    const random = anyRandom();
    for (let i = 0; i < seed; i++) random.word();
    const state = newGame(2 + (seed % 3), { length: seed % 2 === 0 ? 'full' : 'short' }, random);
    for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state)) {
      rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
    }
    for (const { items, score } of rules.result(state)!.places) {
      expect(
        items.reduce((sum, { points }) => sum + points, 0),
        `seed ${seed}`,
      ).toBe(score);
    }
  }
});

test('Lost Cities 8.6: after an end at the bridge too the left neighbour of who crossed it starts, and all have eight cards', () => {
  const state = fourBeyond('points15', {});
  play(state, advance('brown 5'));
  expect(rules.phase(state)).toBe('secondExpedition');
  expect([rules.toMove(state), state.handSizes, state.points[0]]).toEqual([[1], [8, 8], 30 + 30]);
});

test('Lost Cities 7.1: a free step for coming to step nine may take the fifth across', () => {
  const state = position({
    options: SHORT,
    players: [
      { hand: ['blue 9'], rows: { brown: AT_BRIDGE, blue: [...BEYOND, 4] } },
      { rows: { yellow: BEYOND, green: BEYOND, red: BEYOND } },
    ],
  });
  play(state, advance('blue 9'));
  expect(rules.result(state)).toBeUndefined();
  play(state, step('brown'));
  expect(rules.result(state)?.ending).toBe('bridge');
  expect(stepOn(state, 0, 'brown')).toBe(7);
});
