import { expect, test } from 'vitest';
import { builtOnce, prebuilt } from '../../games/kit/moves.ts';

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
