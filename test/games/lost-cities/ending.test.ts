import { expect, test } from 'vitest';
import { rules } from '../../../games/lost-cities/index.ts';
import type { State } from '../../../games/lost-cities/types.ts';
import {
  advance,
  discard,
  draw,
  play,
  position,
  step,
  stepOn,
  take,
  SHORT,
  AT_BRIDGE,
  BEYOND,
  fourBeyond,
} from './position.ts';

test('Lost Cities 7.1: the fifth figure beyond a bridge, of all players together, ends the expedition', () => {
  const state = fourBeyond('points15');
  expect(rules.toMove(state)).toEqual([0]);
  play(state, advance('blue 5'));
  expect(rules.toMove(state)).toEqual([]);
  expect(rules.result(state)?.ending).toBe('bridge');
});

test('Lost Cities 7.1: a fourth does not end it, nor a figure that was beyond already', () => {
  const state = position({
    options: SHORT,
    players: [
      { hand: ['brown 5', 'red 10'], rows: { brown: AT_BRIDGE, red: BEYOND } },
      { hand: ['blue 9'], rows: { yellow: BEYOND, blue: BEYOND } },
    ],
  });
  play(state, advance('brown 5'), draw, discard('blue 9'), draw, advance('red 10'));
  expect(rules.result(state)).toBeUndefined();
});

test('Lost Cities 7.1: a free step for coming to step nine may take the fifth across', () => {
  const state = position({
    options: SHORT,
    players: [
      { hand: ['blue 9'], rows: { brown: AT_BRIDGE, blue: [...BEYOND, 4] } },
      { rows: { yellow: BEYOND, green: BEYOND, red: BEYOND } },
    ],
    tiles: { 'blue 9': 'statue' },
  });
  play(state, advance('blue 9'));
  expect(rules.result(state)).toBeUndefined();
  play(state, step('brown'));
  expect(rules.result(state)?.ending).toBe('bridge');
  expect(stepOn(state, 0, 'brown')).toBe(7);
});

test('Lost Cities 7.2: the tile under the fifth is not carried out and no card is drawn', () => {
  for (const tile of ['points15', 'step', 'statue'] as const) {
    const state = fourBeyond(tile);
    const { rewards, statues } = rules.clone(state);
    const events = play(state, advance('blue 5'));
    expect([state.rewards, state.statues]).toEqual([rewards, statues]);
    expect(state.handSizes).toEqual([7, 8]);
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
  expect(state.handSizes).toEqual([8, 8]);
});

test('Lost Cities 7.3: with one card left, drawing a discard does not end it', () => {
  const state = position({ options: SHORT, players: [{ hand: ['red 4'] }, {}], piles: { blue: [1] }, deckSize: 1 });
  play(state, discard('red 4'), take('blue'));
  expect(rules.result(state)).toBeUndefined();
  expect(state.deckSize).toBe(1);
});

const stalling = () =>
  position({
    options: SHORT,
    players: [{ hand: ['red 1', 'red 2'] }, { hand: ['blue 1', 'blue 2'] }],
    piles: { green: [1], yellow: [1] },
  });

test('Lost Cities 7.4: 50 turns of discarding and drawing discards end it, 49 do not', () => {
  const state = stalling();
  for (let turn = 1; turn <= 49; turn++) stall(state);
  expect(rules.result(state)).toBeUndefined();
  stall(state);
  expect(rules.result(state)?.ending).toBe('stalled');
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
  );
  play(
    laid,
    rules.legal(laid, laid.turn).find(({ type }) => type === 'takeDiscard')!,
  );
  stall(laid);
  expect(rules.result(laid)).toBeUndefined();
});

test('Lost Cities 4.3, 7.4, 8.5: the count starts again with the next expedition', () => {
  const state = position({
    options: { takeBack: true },
    players: [{ hand: ['red 1', 'red 2'] }, { hand: ['blue 1', 'blue 2'] }],
    piles: { green: [1], yellow: [1] },
  });
  for (let turn = 1; turn <= 50; turn++) stall(state);
  expect([state.expeditions.length, rules.phase(state)]).toEqual([1, 'secondExpedition']);
  stall(state);
  expect(rules.phase(state)).toBe('secondExpedition');
});
