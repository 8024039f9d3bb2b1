import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { refusePlayers } from '../../../games/kit/meta.ts';
import { CARDS, marks, pathOf, stepOf } from '../../../games/lost-cities/board.ts';
import { COLOURS, EXPEDITIONS, STATUE, STEP_POINTS, TILES, TILE_COUNTS } from '../../../games/lost-cities/data.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import { meta } from '../../../games/lost-cities/meta.ts';
import { newGame } from './position.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('Lost Cities 1.1: two to four play', () => {
  expect([1, 2, 3, 4, 5].map((players) => refusePlayers(meta, players) === undefined)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('Lost Cities 1.2: 110 cards, 22 of each of five colours, each number twice', () => {
  const { brownCards, yellowCards, greenCards, redCards, blueCards } = rules.census(newGame(4));
  expect([brownCards, yellowCards, greenCards, redCards, blueCards]).toEqual([22, 22, 22, 22, 22]);
  const state = newGame(3);
  for (let card = 0; card < 55; card++) {
    const held = [0, 1, 2].map((seat) => state.hands[seat * CARDS + card]!);
    expect(state.deck[card]! + sum(held)).toBe(2);
  }
});

test('Lost Cities 1.3: four explorers and one researcher each', () => {
  const state = newGame(3);
  expect(state.explorersLeft).toEqual([4, 4, 4]);
  expect(state.researchers).toEqual([-1, -1, -1]);
});

test('Lost Cities 1.4: five paths of nine steps', () => {
  const { tiles } = newGame(2);
  expect(tiles).toHaveLength(45);
  expect([pathOf(0), stepOf(0), pathOf(8), stepOf(8), pathOf(9), stepOf(44)]).toEqual([0, 1, 0, 9, 1, 9]);
});

test('Lost Cities 1.5: what the steps are worth', () => {
  expect(STEP_POINTS.slice(1)).toEqual([-20, -15, -10, 5, 10, 15, 30, 35, 50]);
});

test('Lost Cities 1.6: the event marks', () => {
  const byPath = COLOURS.map((_, colour) => marks.filter((space) => pathOf(space) === colour).map(stepOf));
  const [brown, yellow, green, red, blue] = byPath;
  expect(brown).toEqual([3, 5, 6, 8, 9]);
  expect(yellow).toEqual([2, 4, 6, 7, 9]);
  expect(green).toEqual([2, 4, 5, 8, 9]);
  expect(red).toEqual([3, 4, 7, 8, 9]);
  expect(blue).toEqual([2, 3, 5, 7, 9]);
});

test('Lost Cities 1.7, 1.9: 9 statues, 9 step tiles and 7 point tiles', () => {
  const { tiles } = newGame(2);
  const count = (name: (typeof TILES)[number]) => tiles.filter((tile) => TILES[tile] === name).length;
  expect([count('statue'), count('step')]).toEqual([9, 9]);
  expect([count('points5'), count('points10'), count('points15')]).toEqual([2, 3, 2]);
});

test('Lost Cities 1.8: the colours of the seats, none of the first two a path', () => {
  expect(meta.colours).toEqual(['white', 'black', 'blue', 'red']);
  expect(COLOURS).not.toContain('white');
  expect(COLOURS).not.toContain('black');
});

test('Lost Cities 1.10: the 27 statue chips of the box last for three expeditions', () => {
  expect(TILE_COUNTS[STATUE]! * EXPEDITIONS.full).toBe(27);
});

test('Lost Cities 2.1: one tile on each mark, none elsewhere, shuffled, open to all', () => {
  const state = newGame(2);
  for (const [space, tile] of state.tiles.entries()) expect(tile >= 0, `space ${space}`).toBe(marks.includes(space));
  expect(newGame(2, {}, randomFrom('another')).tiles).not.toEqual(state.tiles);
  expect(rules.view(state, null).tiles).toEqual(state.tiles);
});

test('Lost Cities 2.2: eight cards each, the rest is the deck', () => {
  for (const players of [3, 4]) {
    const state = newGame(players);
    for (let seat = 0; seat < players; seat++) {
      expect(sum(state.hands.slice(seat * CARDS, (seat + 1) * CARDS))).toBe(8);
      expect(state.handSizes[seat]).toBe(8);
    }
    expect(state.deckSize).toBe(110 - 8 * players);
  }
});

test('Lost Cities 2.3: with two players 30 cards are out of the game, unseen', () => {
  const state = newGame(2);
  expect(state.deckSize).toBe(110 - 30 - 16);
  expect(sum(state.deck)).toBe(110 - 16);
});

test('Lost Cities 2.4: the first seat starts', () => {
  expect(rules.toMove(newGame(4))).toEqual([0]);
});
