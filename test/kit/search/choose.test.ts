import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { type Considered, choose, drawn } from '../../../games/kit/search/choose.ts';

const tried = (index: number, visits: number, value: number): Considered => ({
  move: { type: `move ${index}` },
  visits,
  value,
});

test('what people shake their heads at is chosen for much gain alone, or where there is nothing else', () => {
  const regrets = ({ type }: { readonly type: string }) => type === 'move 0';
  const chosen = (...considered: readonly Considered[]) => choose(considered, regrets)?.move.type;
  expect(chosen(tried(0, 90, 0.54), tried(1, 80, 0.5), tried(2, 8, 0.5))).toBe('move 0');
  expect(chosen(tried(0, 90, 0.52), tried(1, 80, 0.5), tried(2, 8, 0.4))).toBe('move 1');
  expect(chosen(tried(1, 90, 0.4), tried(0, 80, 0.6))).toBe('move 1');
  expect(chosen(tried(0, 90, 0.4))).toBe('move 0');
  expect(chosen()).toBeUndefined();
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

test('a move a thousandth as promising as the best is drawn at no temperature', () => {
  const random = randomFrom('hopeless');
  const weigh = (weight: number) => ({ move: { type: `weighs ${weight}` }, weight });
  const made = (weight: number) =>
    Array.from({ length: 300 }, () => drawn([weigh(1), weigh(weight)], 16, random).type).filter(
      (type) => type !== 'weighs 1',
    );
  expect(made(0.001)).toEqual([]);
  expect(made(0.002).length).toBeGreaterThan(50);
});
