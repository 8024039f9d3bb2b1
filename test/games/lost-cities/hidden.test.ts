import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { heard } from '../../../games/kit/rules.ts';
import { CARDS, colourOf } from '../../../games/lost-cities/board.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import { card, colour, discard, draw, newGame, play, position, take } from './position.ts';

const handOf = (hands: readonly number[], seat: number) => hands.slice(seat * CARDS, (seat + 1) * CARDS);

/** Five cards: the figure stands on the fifth space. */
const TO_FIVE = [0, 0, 1, 1, 2];

test('Lost Cities 11.1: others see how many cards a hand holds, not which', () => {
  const state = newGame(3);
  const seen = rules.view(state, 1);
  expect(handOf(seen.hands, 1)).toEqual(handOf(state.hands, 1));
  expect(new Set(handOf(seen.hands, 0))).toEqual(new Set([-1]));
  expect(seen.handSizes).toEqual([8, 8, 8]);
  expect(new Set(rules.view(state, null).hands)).toEqual(new Set([-1]));
});

test('Lost Cities 11.1: only the drawer hears which card came from the deck', () => {
  const state = position({ players: [{ hand: ['red 4'] }, {}] });
  const drawn = play(state, discard('red 4'), draw).find(({ type }) => type === 'cardDrawn')!;
  expect(heard(drawn, 0)).toHaveProperty('secret.card');
  expect(heard(drawn, 1)).not.toHaveProperty('secret');
  expect(heard(drawn, null)).not.toHaveProperty('secret');
});

test('Lost Cities 11.2: point chips are their owner’s secret, those of past expeditions too', () => {
  const players = [
    { hand: ['red 4'], points: 30 },
    { points: 20, rows: { brown: TO_FIVE } },
  ];
  const state = position({ players, tiles: { 'brown 3': 'points10', 'brown 5': 'points10' }, deckSize: 1 });
  const scored = play(state, discard('red 4'), draw).filter(({ type }) => type === 'expeditionScored');
  expect(scored.map((event) => 'secret' in heard(event, 1))).toEqual([false, true]);
  expect(rules.view(state, 0).points).toEqual([30, -1]);
  expect(rules.view(state, 0).expeditions[1]?.rewards).toEqual([0, -1]);
  expect(rules.view(state, 0).expeditions[1]?.rewardCounts).toEqual([0, 2]);
});

test('Lost Cities 11.6: tiles, figures and what this expedition’s tiles gave are open', () => {
  const players = [{}, { rows: { blue: [1, 1] } }];
  const state = position({ players, tiles: { 'blue 2': 'points15' } });
  for (const seat of [0, null]) {
    const { tiles, steps, researchers, rewards } = rules.view(state, seat);
    expect({ tiles, steps, researchers, rewards }).toEqual({
      tiles: state.tiles,
      steps: state.steps,
      researchers: state.researchers,
      rewards: [0, 15],
    });
  }
});

test('Lost Cities 11.2: a deal gives others what so many different point tiles can give', () => {
  const players = [{ hand: ['red 4'] }, { rows: { brown: TO_FIVE } }];
  const state = position({ players, tiles: { 'brown 3': 'points15', 'brown 5': 'points15' }, deckSize: 1 });
  play(state, discard('red 4'), draw);
  const random = randomFrom('chips');
  const drawn = Array.from({ length: 60 }, () => rules.redeal(rules.view(state, 0), 0, random).points[1]!);
  // The fifth space is worth 10 beside them.
  expect(new Set(drawn)).toEqual(new Set([20, 25, 30, 35, 40]));
});

test('Lost Cities 11.3, 11.5: the deck and covered discards are nobody’s to see', () => {
  const state = position({ players: [{ hand: ['red 4'] }, {}], piles: { blue: [1, 9, 7] } });
  for (const seat of [0, 1, null]) {
    const seen = rules.view(state, seat);
    expect(seen.piles[colour('blue')]).toEqual([-1, -1, card('blue 7')]);
    expect(new Set(seen.deck)).toEqual(new Set([-1]));
    expect(seen.deckSize).toBe(state.deckSize);
  }
  play(state, discard('red 4'), take('blue'));
  expect(rules.view(state, 1).piles[colour('blue')]).toEqual([-1, card('blue 9')]);
});

test('Lost Cities 11.5: a deal keeps covered discards in their colour and shuffles the rest', () => {
  const state = position({ players: [{ hand: ['red 4', 'blue 0'] }, { hand: ['red 9'] }], piles: { blue: [1, 9, 7] } });
  const random = randomFrom('deals');
  const dealt = Array.from({ length: 40 }, () => rules.redeal(rules.view(state, 0), 0, random));
  for (const deal of dealt) {
    expect(deal.piles[colour('blue')]!.map(colourOf)).toEqual([colour('blue'), colour('blue'), colour('blue')]);
    expect(rules.census(deal)).toEqual(rules.census(state));
    expect(handOf(deal.hands, 0)).toEqual(handOf(state.hands, 0));
  }
  expect(new Set(dealt.map((deal) => deal.piles[colour('blue')]![0])).size).toBeGreaterThan(3);
  expect(new Set(dealt.map((deal) => handOf(deal.hands, 1).indexOf(1))).size).toBeGreaterThan(10);
});

test('Lost Cities 11.4: after the end everything is open', () => {
  const state = position({
    options: { length: 'short' },
    players: [{ hand: ['red 4'], rows: { brown: TO_FIVE } }, { hand: ['blue 2'] }],
    deckSize: 1,
  });
  play(state, discard('red 4'), draw);
  expect(rules.view(state, null)).toEqual(state);
});
