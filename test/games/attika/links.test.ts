import { expect, test } from 'vitest';
import { rules } from '../../../games/attika/index.ts';
import { bestLink, gaps } from '../../../games/attika/links.ts';
import { ownerOf } from '../../../games/attika/settle.ts';
import type { State } from '../../../games/attika/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { position, hexAt, stand } from './position.ts';

/** Row r = 2 of the land for two players joins both shrines: one lies at (−2, 1), the other at (3, 3). */
const WAY = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 3],
] as const;

test.each([2, 3, 4])('Attika 1.3: two neighbouring shrines are six buildings apart for %i players', (players) => {
  const state = position(players);
  expect(gaps(state, 0)).toBe(6);
  expect(bestLink(state, 0)!.missing).toHaveLength(6);
});

test('own buildings on the way count as made, others’ have to be passed by', () => {
  const state = position(2);
  stand(state, 0, ['capital', ...WAY[1]], ['oracle', ...WAY[2]]);
  expect(gaps(state, 0)).toBe(4);
  expect(gaps(state, 1)).toBeGreaterThanOrEqual(6);
  const { way, missing } = bestLink(state, 0)!;
  expect(missing).toHaveLength(4);
  expect(way).toContain(hexAt(state, ...WAY[1]));
  expect(missing).not.toContain(hexAt(state, ...WAY[1]));
});

test('a shrine walled in by another cannot be linked', () => {
  const state = position(2);
  const around = state.built.flatMap((_, hex) =>
    state.land.near.slice(hex * 6, hex * 6 + 6).some((other) => other <= -2) ? [hex] : [],
  );
  for (const hex of around) state.built[hex] = 24;
  expect(gaps(state, 0)).toBe(Infinity);
  expect(bestLink(state, 0)).toBeNull();
});

test('what takes more than asked for is not looked for', () => {
  const state = position(2);
  expect(gaps(state, 0, 6)).toBe(6);
  expect(gaps(state, 0, 5)).toBe(Infinity);
});

/** A way of neighbours from shrine to shrine over own and empty hexes. */
function expectConnected(state: State, seat: number): void {
  const link = bestLink(state, seat);
  expect(link === null).toBe(gaps(state, seat) === Infinity);
  if (link === null) return;
  const { way, missing, shrines } = link;
  const touches = (hex: number, thing: number) => state.land.near.slice(hex * 6, hex * 6 + 6).includes(thing);
  expect(touches(way[0]!, -2 - shrines[0])).toBe(true);
  expect(touches(way.at(-1)!, -2 - shrines[1])).toBe(true);
  for (const [i, hex] of way.entries()) {
    if (i > 0) expect(touches(way[i - 1]!, hex)).toBe(true);
    expect([-1, seat]).toContain(ownerOf(state.built[hex]!));
  }
  expect(missing).toEqual(way.filter((hex) => state.built[hex] === -1));
  expect(missing).toHaveLength(gaps(state, seat));
}

test.each([2, 3, 4])('in random games of %i the way found is as short as the gaps say', (players) => {
  const random = randomFrom(`links ${players}`);
  const state = rules.setup(players, {}, random);
  for (let i = 0; i < 250 && rules.toMove(state).length > 0; i++) {
    const [seat] = rules.toMove(state);
    rules.apply(state, seat!, random.pick(rules.legal(state, seat!)), random, undefined);
    if (state.winner < 0 && i % 10 === 0) for (let other = 0; other < players; other++) expectConnected(state, other);
  }
});
