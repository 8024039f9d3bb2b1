import { expect, test } from 'vitest';
import { builtOnce, prebuilt } from '../../games/kit/moves.ts';
import { between } from '../../games/kit/shape.ts';

test('prebuilt moves are there from the start, others are built when first asked for and then kept', () => {
  let made = 0;
  const build = (edge: number) => ({ type: 'buildRoad', edge, made: made++ });
  const roads = prebuilt(3, build);
  expect([roads.map(({ edge }) => edge), made]).toEqual([[0, 1, 2], 3]);
  const later = builtOnce(100, build);
  expect(made).toBe(3);
  expect(later(70)).toBe(later(70));
  expect([later(70).edge, made]).toEqual([70, 4]);
});

test('a field between two numbers holds integers from the one to the other', () => {
  const field = between(1, 3);
  expect([0, 1, 3, 4].map(field)).toEqual([false, true, true, false]);
  for (const value of [1.5, '2', null, undefined, Number.NaN]) expect(field(value)).toBe(false);
});
