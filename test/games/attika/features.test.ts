import { expect, test } from 'vitest';
import { features } from '../../../games/attika/bot/features.ts';
import { knowledge } from '../../../games/attika/bot.ts';
import type { State } from '../../../games/attika/types.ts';
import { gaps } from '../../../games/attika/links.ts';
import { gapsBeyond } from '../../../games/attika/ways.ts';
import { give, hexAt, kind, mat, position, stand } from './position.ts';

/** What counts for a seat, by name. */
function counted(state: State, seat = 0): Readonly<Record<string, number>> {
  return Object.fromEntries(features.of(state)[seat]!.map((value, i) => [features.names[i]!, value]));
}

/** All but the ends of a way from shrine to shrine, as in the test of links. */
const MIDDLE = [
  ['capital', 0, 1],
  ['oracle', 1, 1],
  ['theatre', 1, 2],
  ['tavern', 2, 2],
] as const;
const ENDS = [hexAt(position(2), -1, 1), hexAt(position(2), 2, 3)];

test('Attika 1.4, 4.1: before anything stands, large buildings and one road are to be paid for, and all else will be free', () => {
  // On the mats lie a silver mine of three cards and three buildings that other buildings make free.
  const mine = { mat: 4, free: 0, waiting: 3, due: 3 };
  // In the stacks: capital 4, quarry 3, harbour 4, well 2 and vineyard 3, and the first of the roads 5.
  const stacked = { draws: 26, freeLater: 0, waitingLater: 26 - 6, dueLater: 21 };
  expect(counted(position(2))).toMatchObject({ ...mine, ...stacked, lacking: 24, large: 6, turns: 13 + 4 / 3 + 8 });
});

test('Attika 4.2: marks on the best site make it cheaper', () => {
  const state = position(2);
  const { near } = state.land;
  const around = near.slice(ENDS[0]! * 6, ENDS[0]! * 6 + 6).filter((hex) => hex >= 0);
  state.land = { ...state.land, marks: state.land.marks.map((_, hex) => (around.includes(hex) ? 1 : -1)) };
  // A mountain less for each of two that a silver mine takes; a capital takes one only.
  expect(counted(state)).toMatchObject({ due: 1, freeLater: 0 });
});

test('Attika 4.6: what is free beside a building is so for as many as there is room', () => {
  const state = position(2);
  stand(state, 0, ['capital', 0, 1]);
  mat(state, 0, 'oracle');
  expect(counted(state)).toMatchObject({ pieces: 1, mat: 5, free: 1, freeLater: 5, cramped: 0, room: 6, large: 5 });
  stand(state, 1, ['capital', 1, 1], ['oracle', 1, 0], ['theatre', 0, 0]);
  // Three hexes are left for six buildings.
  expect(counted(state)).toMatchObject({ free: 1, freeLater: 2, cramped: 3, room: 3 });
});

test('Attika 8.2: a link is near by its gaps, narrow where one building cuts it, and ready when it can be paid', () => {
  const state = position(2);
  stand(state, 0, ...MIDDLE);
  give(state, 0, { hill: 1, mountain: 2 });
  // A silver mine costs three cards at either end: three are lacking for two.
  expect(counted(state)).toMatchObject({ twoGaps: 1, threeGaps: 0, narrow: 1, linkLacking: 3, linkReady: 0 });
  give(state, 0, { hill: 2, mountain: 4 });
  expect(counted(state)).toMatchObject({ twoGaps: 1, linkLacking: 0, linkReady: 1 });
  stand(state, 1, ['capital', -1, 1]);
  expect(counted(state)).toMatchObject({ twoGaps: 0, threeGaps: 1 });
});

test('Attika 7.2, 7.3: a shrine that is walled in can be reached over land that is still to come', () => {
  const state = position(2);
  stand(state, 0, ...MIDDLE);
  stand(state, 1, ['capital', -1, 1], ['oracle', -1, 0]);
  expect(gaps(state, 0)).toBe(Infinity);
  // (−2, 0) and (−1, −1) under the next tile, (0, −1), (0, 0), and (2, 3) at the other end.
  expect(gapsBeyond(state, 0, 6)).toBe(5);
  expect(gapsBeyond(state, 0, 5)).toBe(5);
  expect(counted(state)).toMatchObject({ newLand: 1, untilLand: 4 });
  state.tiles.fill(0);
  expect(counted(state)).toMatchObject({ newLand: 0, untilLand: 9 });
});

test('what ends a chain is searched whoever is to win by it, however dear it is', () => {
  const state = position(2);
  stand(state, 1, ...MIDDLE);
  give(state, 0, { hill: 3, mountain: 3, forest: 3, lake: 3 });
  mat(state, 0, 'plaza');
  const sites = knowledge.candidates!(state, 0).flatMap(({ move }) => (move.type === 'build' ? [move.hex] : []));
  for (const end of ENDS) expect(sites).toContain(end);
});

test('of equal stacks one is drawn from', () => {
  const state = position(2);
  const draws = () => knowledge.candidates!(state, 0).filter(({ move }) => move.type === 'drawBuilding');
  expect(draws().map(({ move }) => move)).toEqual([
    { type: 'drawBuilding', stack: 0 },
    { type: 'drawBuilding', stack: 1 },
  ]);
  mat(state, 0, 'oracle');
  expect(draws()).toHaveLength(3);
  expect(kind('oracle')).toBe(1);
});
