import { expect, test } from 'vitest';
import { randomFrom } from '../../games/kit/random.ts';
import { below, between, either, fits, list, moveAt, oneOf, sampleMove, sizeOf } from '../../games/kit/shape.ts';

test('a field between two numbers holds integers from the one to the other', () => {
  const field = between(1, 3);
  expect([0, 1, 3, 4].map((value) => field.accepts(value))).toEqual([false, true, true, false]);
  for (const value of [1.5, '2', null, undefined, Number.NaN]) expect(field.accepts(value)).toBe(false);
});

test('a list with holes in it is no list of values, whatever they may be', () => {
  const field = list(below(20), 1, 5);
  const holes: unknown[] = [];
  holes.length = 5;
  expect([field.accepts(holes), field.accepts([0, 0, 0, 0, 0])]).toEqual([false, true]);
  expect(fits({ type: 'discard', cards: holes }, { cards: field })).toBe(false);
});

test('the moves of a shape can be counted and named one by one, each once', () => {
  const shape = { hex: below(3), victim: either(below(2), oneOf(null)), cards: list(below(2), 0, 2) };
  // 3 hexes, two victims or none, and one empty, two single and four double lists.
  expect(sizeOf(shape)).toBe(3 * 3 * 7);
  const moves = Array.from({ length: sizeOf(shape) }, (_, index) => moveAt('go', shape, index));
  expect(moves.every((move) => fits(move, shape))).toBe(true);
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(63);
});

test('every value of a shape comes when it is sampled, and no other', () => {
  const random = randomFrom('samples');
  const shape = { victim: either(below(2), oneOf(null)), cards: list(between(1, 2), 1, 2) };
  const seen = new Set<string>();
  for (let tries = 0; tries < 500; tries++) {
    const move = sampleMove('go', shape, random);
    expect(fits(move, shape)).toBe(true);
    seen.add(JSON.stringify(move));
  }
  expect(seen.size).toBe(3 * 6);
});
