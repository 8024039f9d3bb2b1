import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { type Considered, drawn, withoutRegret } from '../../../games/kit/search/choose.ts';

const tried = (index: number, visits: number, value: number): Considered => ({
  move: { type: `move ${index}` },
  visits,
  value,
});

test('what people shake their heads at is chosen for much gain alone', () => {
  const regrets = ({ type }: { readonly type: string }) => type === 'move 0';
  const left = (values: readonly [number, number, number]) =>
    withoutRegret([tried(0, 90, values[0]), tried(1, 80, values[1]), tried(2, 8, values[2])], regrets).map(
      ({ move }) => move.type,
    );
  expect(left([0.54, 0.5, 0.5])).toEqual(['move 0']);
  expect(left([0.52, 0.5, 0.4])).toEqual(['move 1', 'move 2']);
  const second = [tried(1, 90, 0.4), tried(0, 80, 0.6)];
  expect(withoutRegret(second, regrets)).toEqual(second.slice(0, 1));
  expect(withoutRegret([tried(0, 90, 0.4)], regrets)).toHaveLength(1);
});

test('at a temperature of 1 moves are drawn as often as they are promising, at 4 more alike, near 0 it is the best', () => {
  const candidates = [16, 1].map((weight) => ({ move: { type: `weighs ${weight}` }, weight }));
  const second = (temperature: number) => {
    const random = randomFrom(`drawn at ${temperature}`);
    const made = Array.from({ length: 3000 }, () => drawn(candidates, temperature, random).type);
    return made.filter((type) => type === 'weighs 1').length / 3000;
  };
  // 1 of 17; at 4 the fourth root of 16 is 2, so 1 of 3. Five standard errors.
  expect(Math.abs(second(1) - 1 / 17)).toBeLessThan(0.022);
  expect(Math.abs(second(4) - 1 / 3)).toBeLessThan(0.043);
  expect(second(0.1)).toBe(0);
});
