import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { type Considered, choose, drawn, withoutRegret } from '../../../games/kit/search/choose.ts';
import { think } from '../../../games/kit/search/think.ts';
import { nim, nimKnowledge, still } from './fixtures.ts';

const tried = (index: number, visits: number, value: number): Considered => ({
  move: { type: `move ${index}` },
  visits,
  value,
});

/** What a search may have found: moves in the order of their visits, each with a value. */
const found = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 1,
    maxLength: 30,
  })
  .map((all) => all.toSorted(([a], [b]) => b - a).map(([visits, value], index) => tried(index, visits, value)));

const leeways = fc.double({ min: 0.01, max: 0.5, noNaN: true });

test('what is chosen gives away no more than the leeway, of what the best well tried move promises', () => {
  fc.assert(
    fc.property(found, leeways, fc.string(), (considered, leeway, seed) => {
      const chosen = choose(considered, leeway, randomFrom(seed))!;
      const known = considered.filter(({ visits }) => visits >= 8 && 4 * visits >= considered[0]!.visits);
      if (known.length === 0) return;
      expect(Math.max(...known.map(({ value }) => value)) - chosen.value).toBeLessThanOrEqual(leeway);
    }),
  );
});

test('what was tried a handful of times is never chosen beside what was tried often', () => {
  fc.assert(
    fc.property(found, leeways, fc.string(), (considered, leeway, seed) => {
      const { visits } = choose(considered, leeway, randomFrom(seed))!;
      expect(visits).toBeGreaterThanOrEqual(Math.min(8, considered[0]!.visits));
      expect(16 * visits).toBeGreaterThanOrEqual(considered[0]!.visits);
    }),
  );
});

test('nothing that was tried seven times is drawn, whatever it promises', () => {
  const considered = [tried(0, 100, 0.5), tried(1, 20, 0.45), tried(2, 7, 0.9)];
  const drawn = new Set(Array.from({ length: 200 }, (_, i) => choose(considered, 0.3, randomFrom(`${i}`))!.move.type));
  expect(drawn).toEqual(new Set(['move 0', 'move 1']));
});

test('where hardly anything may be given away, what is drawn was tried a quarter as often as the most visited', () => {
  const considered = [tried(0, 100, 0.5), tried(1, 30, 0.5), tried(2, 20, 0.5)];
  const drawn = new Set(Array.from({ length: 200 }, (_, i) => choose(considered, 0.01, randomFrom(`${i}`))!.move.type));
  expect(drawn).toEqual(new Set(['move 0', 'move 1']));
});

test('without a leeway the most visited move is made', () => {
  expect(choose([tried(0, 90, 0.4), tried(1, 80, 0.6)], 0, randomFrom('none'))?.move.type).toBe('move 0');
});

test('the less a move gives away the likelier it is', () => {
  const considered = [tried(0, 100, 0.5), tried(1, 100, 0.4), tried(2, 100, 0.31)];
  const counts = [0, 0, 0];
  for (let i = 0; i < 600; i++) counts[Number(choose(considered, 0.2, randomFrom(`${i}`))!.move.type.slice(-1))]!++;
  // Of a leeway of 0.2 all, a half and a twentieth are left: 387, 194 and 19 of 600.
  expect(counts[0]).toBeGreaterThan(340);
  expect(counts[1]).toBeGreaterThan(150);
  expect(counts[2]).toBeGreaterThan(0);
  expect(counts[2]).toBeLessThan(50);
});

test('where a match is nearly won less may be given away', () => {
  const drawnBeside = (best: number) =>
    new Set(
      Array.from({ length: 100 }, (_, i) => {
        const considered = [tried(0, 100, best), tried(1, 100, best - 0.1)];
        return choose(considered, 0.2, randomFrom(`${i}`))!.move.type;
      }),
    );
  expect(drawnBeside(0.5).size).toBe(2);
  expect(drawnBeside(0.95)).toEqual(new Set(['move 0']));
});

test('a level errs the same way with the same seed, and not always', () => {
  const level = { iterations: 200, milliseconds: 1, leeway: 0.5 };
  const answer = (seed: string) => {
    const view = { left: 14, turn: 0 };
    return think({ rules: nim, knowledge: nimKnowledge, view, seat: 0, level, seed, now: still }).move.sticks;
  };
  const first = Array.from({ length: 40 }, (_, i) => answer(`level ${i}`));
  expect(Array.from({ length: 40 }, (_, i) => answer(`level ${i}`))).toEqual(first);
  expect(new Set(first).size).toBeGreaterThan(1);
});

test('what people shake their heads at is chosen for much gain alone, and never where one errs on purpose', () => {
  const regrets = ({ type }: { readonly type: string }) => type === 'move 0';
  const left = (values: readonly [number, number, number], leeway = 0) =>
    withoutRegret([tried(0, 90, values[0]), tried(1, 80, values[1]), tried(2, 8, values[2])], leeway, regrets).map(
      ({ move }) => move.type,
    );
  expect(left([0.54, 0.5, 0.5])).toEqual(['move 0']);
  expect(left([0.52, 0.5, 0.4])).toEqual(['move 1', 'move 2']);
  expect(left([0.54, 0.5, 0.5], 0.1)).toEqual(['move 1', 'move 2']);
  const second = [tried(1, 90, 0.4), tried(0, 80, 0.6)];
  expect(withoutRegret(second, 0, regrets)).toEqual(second.slice(0, 1));
  expect(withoutRegret([tried(0, 90, 0.4)], 0, regrets)).toHaveLength(1);
});

test.each([
  ['lost', 0.012, 0.009],
  ['won', 0.991, 0.988],
])('in a %s match points are not given away for nothing, in an open one as much is bearable', (_, best, lesser) => {
  const drawn = (values: readonly [number, number]) => {
    const considered = [tried(0, 30, values[0]), tried(1, 30, values[1])];
    const of = (seed: number) => choose(considered, 0.25, randomFrom(`${seed}`))!.move.type;
    return new Set(Array.from({ length: 200 }, (__, seed) => of(seed))).size;
  };
  expect(drawn([best, lesser])).toBe(1);
  expect(drawn([0.503, 0.5])).toBe(2);
});

test('at a temperature of 1 moves are drawn as often as they are promising, and at 4 more alike', () => {
  const candidates = [16, 1].map((weight, at) => ({ move: { type: `move ${at}` }, weight }));
  const second = (temperature: number) => {
    const random = randomFrom(`drawn at ${temperature}`);
    return (
      Array.from({ length: 3000 }, () => drawn(candidates, temperature, random)).filter(({ type }) => type === 'move 1')
        .length / 3000
    );
  };
  // 1 of 17; at 4 the fourth root of 16 is 2, so 1 of 3. Five standard errors.
  expect(Math.abs(second(1) - 1 / 17)).toBeLessThan(0.022);
  expect(Math.abs(second(4) - 1 / 3)).toBeLessThan(0.043);
});
