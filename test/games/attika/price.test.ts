import { expect, test } from 'vitest';
import { BUILDINGS } from '../../../games/attika/data.ts';
import { build, position, give, mark, mat, play, refusal, stand, priced } from './position.ts';

/** Buildings with the terrains they cost and the building beside which they are free, as the specification lists them. */
const PRICES = [
  ['capital', 'WFHM', null],
  ['oracle', 'FH', 'capital'],
  ['theatre', 'WM', 'capital'],
  ['tavern', 'WF', 'capital'],
  ['plaza', 'WH', 'capital'],
  ['market', 'WFH', 'plaza'],
  ['gymnasium', 'HM', 'capital'],
  ['stadium', 'FHM', 'gymnasium'],
  ['statue', 'FM', 'capital'],
  ['temple', 'WFM', 'statue'],
  ['quarry', 'HMM', null],
  ['fortress', 'HMMM', 'quarry'],
  ['tower', 'HHM', 'fortress'],
  ['harbour', 'WWWF', null],
  ['ship', 'WFF', 'harbour'],
  ['well', 'WW', null],
  ['grainField', 'WHH', 'well'],
  ['mill', 'WFFM', 'grainField'],
  ['village', 'WFHM', 'mill'],
  ['vineyard', 'WFH', null],
  ['vintner', 'WHH', 'vineyard'],
  ['silverMine', 'HMM', null],
  ['mint', 'FMM', 'silverMine'],
  ['road', '', 'road'],
] as const;

test('Attika 4.1, 4.6: what each building costs on blank land, and beside which it is free', () => {
  expect(PRICES.map(([name]) => name)).toEqual(BUILDINGS.map(({ name }) => name));
  for (const [name, terrains, freeBy] of PRICES) {
    const state = position(2);
    const missing = ['H', 'M', 'F', 'W'].map((letter) => terrains.split(letter).length - 1);
    expect(priced(state, name, 0, 0).missing, name).toEqual(missing);
    const free = BUILDINGS.filter((beside) => {
      const settled = position(2);
      stand(settled, 0, [beside.name, 1, 0]);
      return priced(settled, name, 0, 0).free;
    });
    expect(
      free.map((beside) => beside.name),
      name,
    ).toEqual(freeBy === null ? [] : [freeBy]);
  }
});

test("Attika 4.1, 4.2: the rulebook's fortress: beside two mountains it costs a hill and a mountain", () => {
  const state = position(2);
  mark(state, 0, 0, 'mountain');
  mark(state, 1, 0, 'mountain');
  expect(priced(state, 'fortress', 0, 0).missing).toEqual([1, 1, 0, 0]);
  expect(priced(state, 'fortress', -1, 0).missing).toEqual([1, 2, 0, 0]);
  // A mark that is built over no longer counts, and others are not used up.
  stand(state, 1, ['well', 1, 0]);
  expect(priced(state, 'fortress', 0, 0).missing).toEqual([1, 2, 0, 0]);
});

test('Attika 4.3, 4.4: the rulebook pays the fortress with a hill and a mountain, or a hill, a forest and a lake', () => {
  const fortress = () => {
    const state = position(2);
    mark(state, 0, 0, 'mountain');
    mark(state, 1, 0, 'mountain');
    mat(state, 0, 'fortress');
    give(state, 0, { hill: 2, mountain: 1, forest: 1, lake: 1 });
    return state;
  };
  const state = fortress();
  const cards = (hand: Parameters<typeof build>[4]) => refusal(state, build(state, 'fortress', 0, 0, hand));
  expect(cards({ hill: 1, mountain: 1 })).toBeUndefined();
  expect(cards({ hill: 1, forest: 1, lake: 1 })).toBeUndefined();
  expect(cards({ hill: 1 })).toBe('wrongPayment');
  expect(cards({ hill: 1, mountain: 1, lake: 1 })).toBe('wrongPayment');
  expect(cards({ forest: 1, lake: 1, hill: 2 })).toBe('wrongPayment');
  expect(cards({ hill: 3 })).toBe('cardsNotHeld');
  play(state, build(state, 'fortress', 0, 0, { hill: 1, forest: 1, lake: 1 }));
  expect(state.discards).toEqual([1, 0, 1, 1]);
  const cheapest = fortress();
  play(cheapest, build(cheapest, 'fortress', 0, 0));
  expect(cheapest.discards).toEqual([1, 1, 0, 0]);
});

test('Attika 4.4: two cards for each one missing, and no fewer', () => {
  const state = position(2);
  mat(state, 0, 'well');
  give(state, 0, { hill: 3 });
  expect(refusal(state, build(state, 'well', 0, 0))).toBe('cantAfford');
  give(state, 0, { lake: 1 });
  play(state, build(state, 'well', 0, 0));
  expect(state.discards).toEqual([2, 0, 0, 1]);
});

test("Attika 4.5, 4.7: the rulebook's road: one card beside two mountains and two lakes, then one for nothing", () => {
  const state = position(2);
  mark(state, 0, 0, 'mountain');
  mark(state, 1, 0, 'mountain');
  mark(state, 0, 1, 'lake');
  mark(state, -1, 0, 'lake');
  mat(state, 0, 'road', 'road');
  give(state, 0, { forest: 1 });
  expect(priced(state, 'road', 0, 0)).toMatchObject({ any: 1, free: false });
  play(state, build(state, 'road', 0, 0, { forest: 1 }));
  expect(priced(state, 'road', 1, 0).free).toBe(true);
  play(state, build(state, 'road', 1, 0));
  expect(state.pieces[0]).toBe(2);
});

test('Attika 4.6: free beside its own predecessor; not by skipping, not backwards, not beside another player', () => {
  const state = position(2);
  stand(state, 0, ['fortress', 0, 0]);
  expect(priced(state, 'tower', 1, 0).free).toBe(true);
  expect(priced(state, 'quarry', 1, 0).free).toBe(false);
  const skipping = position(2);
  stand(skipping, 0, ['quarry', 0, 0]);
  expect(priced(skipping, 'tower', 1, 0).free).toBe(false);
  const foreign = position(2);
  stand(foreign, 1, ['fortress', 0, 0]);
  expect(priced(foreign, 'tower', 1, 0).free).toBe(false);
});
