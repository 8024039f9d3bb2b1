import { expect, test } from 'vitest';
import { finale } from '../../../../client/boards/lost-cities/pieces/finale.ts';
import { flightsOf } from '../../../../client/boards/lost-cities/pieces/flights.tsx';
import { ofThisExpedition, scene } from '../../../../client/boards/lost-cities/scene.ts';
import { figureWorth, previewStep } from '../../../../client/boards/lost-cities/seats/worth.ts';

import { rules } from '../../../../games/lost-cities/index.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { newGame, playRandomly } from './table.tsx';

test('cards fly from hand to pile and row, from deck and pile to hand', () => {
  const flights = flightsOf([
    { type: 'cardDiscarded', seat: 1, card: 23 },
    { type: 'cardLaid', seat: 0, card: 12 },
    { type: 'cardDrawn', seat: 2 },
    { type: 'discardTaken', seat: 1, card: 4, reveals: true },
  ]);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ['[data-purse="1"]', '[data-pile="2"]'],
    ['[data-purse="0"]', '[data-row="0 1"]'],
    ['[data-deck]', '[data-purse="2"]'],
    ['[data-pile="0"]', '[data-purse="1"]'],
  ]);
});

test('what the last move changed is marked, but no place of an expedition that is over', () => {
  const state = newGame('marks');
  expect(scene.shows({ type: 'cardDiscarded', seat: 0, card: 23 }, state)).toEqual(['pile 2']);
  expect(
    ofThisExpedition([
      { type: 'cardDrawn', seat: 0 },
      { type: 'expeditionEnded', seat: 0, expedition: 0, ending: 'deck' },
    ]),
  ).toEqual([]);
});

test('what a step is said to bring is what it brings', () => {
  let seen = 0;
  for (const { state } of playRandomly('previews', 300)) {
    const seat = state.turn;
    for (const move of rules.legal(state, seat)) {
      if (move.type !== 'moveFigure') continue;
      const { from, to, step } = previewStep(state, seat, move.colour);
      const after = rules.clone(state);
      rules.apply(after, seat, move, randomFrom('step'), undefined);
      if (after.expeditions.length > state.expeditions.length) continue;
      expect(after.steps[seat * 5 + move.colour]).toBe(step);
      expect(figureWorth(state, seat, move.colour)).toBe(from);
      expect(figureWorth(after, seat, move.colour)).toBe(to);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('coming to a ruin is said to help another figure only where another can step', () => {
  const state = newGame('ruin', 2);
  state.steps[0] = 8;
  expect(previewStep(state, 0, 0).helps).toBe(false);
  state.steps[3] = 9;
  expect(previewStep(state, 0, 0).helps).toBe(false);
  state.steps[3] = 8;
  expect(previewStep(state, 0, 0).helps).toBe(true);
});

test('the result waits until the last card and what it found have arrived, and for nothing where things don’t move', () => {
  const last = [
    { type: 'cardDrawn', seat: 0 },
    { type: 'expeditionEnded', seat: 0, expedition: 0, ending: 'deck' },
  ] as const;
  const { style } = document.documentElement;
  style.setProperty('--motion', '250ms');
  style.setProperty('--stagger', '60ms');
  expect(finale(last)).toBeGreaterThan(250 + 60);
  expect(finale([last[0], last[0]]) - finale([last[0]])).toBe(60);
  style.setProperty('--motion', '0ms');
  expect(finale(last)).toBe(0);
});
