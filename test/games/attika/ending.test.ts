import { expect, test } from 'vitest';
import { rules } from '../../../games/attika/index.ts';
import { standing } from '../../../games/attika/score.ts';
import { build, position, give, mat, play, stand } from './position.ts';

test('Attika 8.1: the thirtieth building wins at once', () => {
  const state = position(2);
  stand(state, 0, ['well', 0, 0]);
  state.pieces[0] = 29;
  mat(state, 0, 'grainField');
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
  state.pieces.splice(0, 3, 12, 20, 15);
  state.winner = 0;
  expect(standing(state).map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});
