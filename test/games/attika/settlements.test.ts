import { expect, test } from 'vitest';
import { cellAt } from '../../../games/attika/board.ts';
import { rules } from '../../../games/attika/index.ts';
import { build, position, give, kind, mat, play, refusal, stand, priced, exhausting } from './position.ts';

test('Attika 3.1: any empty hex will do, and none that is built on', () => {
  const state = position(2);
  mat(state, 0, 'well');
  give(state, 0, { lake: 2 });
  expect(rules.legal(state, 0).filter(({ type }) => type === 'build')).toHaveLength(28);
  stand(state, 1, ['well', 0, 0]);
  expect(refusal(state, build(state, 'well', 0, 0))).toBe('siteTaken');
  expect(refusal(state, { type: 'build', kind: kind('well'), hex: 28, cards: null })).toBe('noSuchHex');
  expect(refusal(state, build(state, 'mill', 1, 0))).toBe('notOnMat');
});

test("Attika 5.1, 5.2: the rulebook's settlement: with two on the land, a road founding a third costs two cards more", () => {
  const state = position(3);
  stand(state, 0, ['well', 0, 0], ['mill', 1, 0], ['harbour', 4, 2]);
  expect(state.settlements[0]).toBe(2);
  expect(priced(state, 'road', 1, 4)).toMatchObject({ any: 5 + 2, fee: 2 });
  expect(priced(state, 'road', 0, 1)).toMatchObject({ any: 5, fee: 0 });
  expect(priced(position(3), 'road', 1, 4)).toMatchObject({ any: 5, fee: 0 });
});

test('Attika 5.2: a site beside a shrine or another’s building alone founds a settlement all the same', () => {
  const state = position(2);
  stand(state, 0, ['mill', 2, 0]);
  stand(state, 1, ['well', 0, 0]);
  expect(priced(state, 'road', 0, 1).fee).toBe(1);
  expect(priced(state, 'road', -1, 1).fee).toBe(1);
  expect(priced(state, 'road', 1, 0).fee).toBe(0);
});

test('Attika 5.3: a building in between makes two settlements one, a shrine does not', () => {
  const state = position(2);
  stand(state, 0, ['well', 0, 0], ['mill', 2, 0]);
  expect(state.settlements[0]).toBe(2);
  stand(state, 0, ['road', 1, 0]);
  expect(state.settlements[0]).toBe(1);
  // New land beyond the shrine at −2,1: the hexes on either side of it stay apart.
  const apart = exhausting();
  play(apart, { type: 'keepBuilding' });
  play(apart, { type: 'layLand', cell: cellAt(-4, 1), rotation: 0 });
  stand(apart, 0, ['well', -3, 1], ['mill', -1, 1]);
  expect(apart.settlements[0]).toBe(2);
});
