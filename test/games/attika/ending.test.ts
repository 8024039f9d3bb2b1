import { expect, test } from 'vitest';
import { axialOf } from '../../../games/attika/board.ts';
import { BUILDINGS } from '../../../games/attika/data.ts';
import { rules } from '../../../games/attika/index.ts';
import { SHRINE } from '../../../games/attika/land.ts';
import { bestLink } from '../../../games/attika/links.ts';
import { standing } from '../../../games/attika/score.ts';
import type { State } from '../../../games/attika/types.ts';
import { build, emptied, give, hexAt, mat, play, position, stand } from './position.ts';

/** Stands all of a seat's buildings that are wanted and don't stand yet on empty hexes away from shrines, but for one hex. */
function standAside(state: State, seat: number, wanted: (name: string) => boolean, but: number): void {
  const { near, cells } = state.land;
  const free = [...cells.keys()].filter(
    (hex) =>
      hex !== but && state.built[hex] === -1 && near.slice(hex * 6, hex * 6 + 6).every((other) => other > SHRINE),
  );
  for (const [of, { name, count }] of BUILDINGS.entries()) {
    const stands = state.built.filter((piece) => piece === seat * BUILDINGS.length + of).length;
    for (let i = stands; i < count && wanted(name); i++) {
      const { q, r } = axialOf(cells[free.shift()!]!);
      stand(state, seat, [name, q, r]);
    }
  }
}

test('Attika 8.1: the thirtieth building wins at once', () => {
  const state = position(2);
  emptied(state, 0, 0, 1, 2, 3);
  stand(state, 0, ['well', 0, 0]);
  standAside(state, 0, (name) => name !== 'grainField', hexAt(state, 1, 0));
  expect(state.pieces[0]).toBe(29);
  const events = play(state, build(state, 'grainField', 1, 0));
  expect(events).toContainEqual({ type: 'allBuilt', seat: 0 });
  expect(rules.toMove(state)).toEqual([]);
  expect(rules.result(state)).toMatchObject({ ending: 'thirtyBuildings' });
});

test('Attika 8.2: a settlement that touches two shrines wins at once; it must be one', () => {
  const state = position(2);
  // From beside the shrine at −2,1 to beside the one at 3,3.
  stand(state, 0, ['well', -1, 1], ['mill', 0, 1], ['ship', 0, 2], ['ship', 1, 3], ['mint', 2, 3]);
  expect(rules.toMove(state)).toEqual([0]);
  mat(state, 0, 'road');
  give(state, 0, { hill: 5 });
  const events = play(state, build(state, 'road', 1, 2));
  expect(events).toContainEqual({ type: 'shrinesLinked', seat: 0, shrines: [0, 1] });
  expect(rules.result(state)).toMatchObject({ ending: 'shrinesLinked' });
});

test('Attika 8.2: another’s building in between links nothing', () => {
  const state = position(2);
  stand(state, 0, ['well', -1, 1], ['mill', 0, 1], ['ship', 0, 2], ['ship', 1, 3], ['mint', 2, 3]);
  mat(state, 1, 'road');
  give(state, 1, { hill: 5 });
  state.turn = 1;
  play(state, build(state, 'road', 1, 2));
  expect(rules.result(state)).toBeUndefined();
});

test('Attika 8.3: the winner first, then by buildings on the land', () => {
  const state = position(3);
  const [last, ...way] = bestLink(state, 0)!.missing.map((hex) => axialOf(state.land.cells[hex]!));
  const names = ['road', 'road', 'road', 'road', 'well'];
  stand(state, 0, ...way.map(({ q, r }, i) => [names[i]!, q, r] as const));
  standAside(state, 1, (name) => ['ship', 'tower', 'mill', 'quarry'].includes(name), -1);
  standAside(state, 2, (name) => ['road', 'ship', 'tower'].includes(name), -1);
  mat(state, 0, 'grainField');
  give(state, 0, { hill: 15, lake: 15 });
  play(state, build(state, 'grainField', last!.q, last!.r));
  expect(standing(state).map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
    [0, 1, 6],
    [2, 2, 9],
    [1, 3, 7],
  ]);
});
