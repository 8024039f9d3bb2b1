import { expect, test } from 'vitest';
import { rules } from '../../../games/attika/index.ts';
import { amphorae, build, emptied, give, leave, mat, play, position, refusal, stand } from './position.ts';

/** Four players on wide land; the fifteen amphorae are with the last three. */
const allGiven = () => {
  const state = position(4);
  for (const seat of [1, 2, 3]) emptied(state, seat, 1, 2, 3);
  for (const seat of [1, 2, 3]) amphorae(state, seat, 5);
  return state;
};

const defended = (state = position(2)) => {
  stand(state, 0, ['quarry', 0, 0], ['tower', 0, 1], ['fortress', 1, 0]);
  mat(state, 0, 'tower');
  give(state, 0, { hill: 4, mountain: 2 });
  return state;
};

test("Attika 6.1: the rulebook's defence group: its last building brings an amphora, in whatever order it was built", () => {
  const state = defended();
  const events = play(state, build(state, 'tower', -1, 1));
  expect(events).toContainEqual({ type: 'groupCompleted', seat: 0, group: 'defence', amphora: true });
  expect(state.amphorae[0]).toBe(1);
  const apart = defended();
  play(apart, build(apart, 'tower', -2, 4));
  expect(apart.amphorae[0]).toBe(0);
});

test('Attika 6.1: a group that only another building holds together is none', () => {
  const joined = (between: readonly [number, number] | null) => {
    const state = position(2);
    // The well joins the vineyard and the place of the vintner, and they may touch besides.
    stand(state, 0, ['well', 1, 0], ['vineyard', ...(between ?? [0, 0])]);
    give(state, 0, { hill: 8, lake: 8 });
    play(state, build(state, 'vintner', 2, 0));
    return [state.settlements[0], state.amphorae[0]];
  };
  expect(joined(null)).toEqual([1, 0]);
  expect(joined([1, 1])).toEqual([1, 1]);
});

test('Attika 6.1: four roads that hang together are a group', () => {
  const state = position(2);
  stand(state, 0, ['road', 0, 0], ['road', 1, 0], ['road', 2, 0]);
  mat(state, 0, 'road');
  play(state, build(state, 'road', 0, 1));
  expect(state.amphorae[0]).toBe(1);
});

test('Attika 6.2: when all fifteen are given out a card is drawn instead', () => {
  const state = defended(allGiven());
  const events = play(state, build(state, 'tower', -1, 1));
  expect(state.amphorae[0]).toBe(0);
  expect(events).toContainEqual(expect.objectContaining({ type: 'cardsDrawn', count: 1 }));
});

test('Attika 6.2: an amphora given up can be won again', () => {
  const state = defended(allGiven());
  amphorae(state, 0, 1);
  state.amphorae[3]!--;
  mat(state, 0, 'well');
  give(state, 0, { lake: 4 });
  play(state, build(state, 'well', 2, 0));
  play(state, { type: 'useAmphora' });
  expect(state.amphorae).toEqual([0, 5, 5, 4]);
  play(state, build(state, 'tower', -1, 1));
  expect(state.amphorae).toEqual([1, 5, 5, 4]);
});

test('Attika 6.3: an amphora is one more action of the mode, or one more card at the end', () => {
  const state = position(2);
  amphorae(state, 0, 2);
  expect(refusal(state, { type: 'useAmphora' })).toBe('noModeYet');
  for (const stack of [1, 2]) {
    play(state, { type: 'drawBuilding', stack });
    play(state, { type: 'keepBuilding' });
  }
  // The rulebook: two drawn, a third for an amphora, then a card for another.
  play(state, { type: 'useAmphora' });
  play(state, { type: 'drawBuilding', stack: 3 });
  play(state, { type: 'keepBuilding' });
  expect(refusal(state, { type: 'endTurn', amphorae: 2 })).toBe('tooFewAmphorae');
  play(state, { type: 'endTurn', amphorae: 1 });
  expect(state.handSizes[0]).toBe(1);
  expect(state.amphorae[0]).toBe(0);
});

test('Attika 6.3: an amphora won in this turn is one more action in it', () => {
  const state = defended();
  mat(state, 0, 'road', 'road', 'well');
  give(state, 0, { forest: 7, lake: 2 });
  play(state, build(state, 'road', 2, 0));
  play(state, build(state, 'road', 1, 1));
  play(state, build(state, 'tower', -1, 1));
  expect(refusal(state, build(state, 'well', 0, 2))).toBe('amphoraFirst');
  play(state, { type: 'useAmphora' });
  play(state, build(state, 'well', 0, 2));
  expect(state.pieces[0]).toBe(3 + 4);
});

test('Attika 6.3: amphorae may be given up from the first action on, and this is listed', () => {
  const state = position(2);
  amphorae(state, 0, 1);
  play(state, { type: 'drawBuilding', stack: 1 });
  play(state, { type: 'keepBuilding' });
  expect(rules.legal(state, 0)).toContainEqual({ type: 'useAmphora' });
  play(state, { type: 'useAmphora' });
  expect(state.actions).toBe(2);
});

test('Attika 2.7, 6.3: no amphora is given up for a draw with every stack empty, nor for a building with an empty mat', () => {
  const drawing = position(2);
  amphorae(drawing, 0, 1);
  emptied(drawing, 0, 0, 2, 3);
  leave(drawing, 0, 1, 1);
  play(drawing, { type: 'drawBuilding', stack: 1 });
  play(drawing, { type: 'keepBuilding' });
  play(drawing, rules.legal(drawing, 0)[0]!);
  expect(refusal(drawing, { type: 'useAmphora' })).toBe('stacksEmpty');
  expect(refusal(drawing, { type: 'drawBuilding', stack: 1 })).toBe('stacksEmpty');
  expect(rules.legal(drawing, 0)).toEqual([0, 1].map((given) => ({ type: 'endTurn', amphorae: given })));
  const building = position(2);
  amphorae(building, 0, 2);
  building.amphorae[0] = 1;
  stand(building, 0, ['village', 2, 0]);
  mat(building, 0, 'well');
  give(building, 0, { lake: 5 });
  play(building, build(building, 'well', 1, 0));
  expect(refusal(building, { type: 'useAmphora' })).toBe('matEmpty');
  expect(rules.legal(building, 0)).toEqual([0, 1].map((given) => ({ type: 'endTurn', amphorae: given })));
});
