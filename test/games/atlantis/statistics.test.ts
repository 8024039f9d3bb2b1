/** Counted by hand in test/corpus/atlantis/printed.txt: 29 journeys of two players. */
import { expect, test } from 'vitest';
import { figuresOf } from '../figures.ts';

test('journeys and the longest chain', async () => {
  const { rows } = await figuresOf('atlantis');
  expect(rows('journeys')).toEqual({ cardsPlayed: [16, 14], journeys: [15, 14], chains: [1, 0], longestChain: [2, 1] });
});

test('tiles won, tolls paid and cards drawn', async () => {
  const { rows } = await figuresOf('atlantis');
  const { valueTaken: _, ...goods } = rows('goods');
  expect(goods).toEqual({
    tilesTaken: [15, 14],
    tolls: [6, 6],
    tollTiles: [17, 11],
    tollCards: [5, 4],
    sold: [0, 1],
    bridges: [0, 0],
    cardsDrawn: [30, 18],
  });
});
