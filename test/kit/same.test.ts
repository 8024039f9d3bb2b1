import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { holes } from '../../games/kit/laws/fuzz.ts';
import { copyOf, isPlainJson, isSame } from '../../games/kit/laws/same.ts';

class Pile {
  constructor(readonly size: number) {}
}

const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  1,
  Number.NaN,
  '',
  '1',
  [],
  {},
  [1],
  ['1'],
  [1, undefined],
  [1, null],
  [undefined],
  [[1]],
  { 0: 1 },
  { length: 0 },
  { a: undefined },
  { b: undefined },
  { a: 1 },
  { a: 1, b: 2 },
  { b: 2, a: 1 },
  { a: [{ b: -0 }] },
  { a: [{ b: 0 }] },
  { size: 1 },
  new Pile(1),
  new Pile(2),
  new Map([[1, 2]]),
  new Map([[1, 3]]),
  new Set([1]),
  new Set([2]),
  new Date(0),
  new Date(1),
  [new Map([[1, 2]])],
  [new Map([[1, 3]])],
  holes(1),
];

test('values are the same just where Node says so', () => {
  const asNodeSays = VALUES.map((one) => VALUES.map((other) => isDeepStrictEqual(one, other)));
  expect(VALUES.map((one) => VALUES.map((other) => isSame(one, other)))).toEqual(asNodeSays);
});

test('a copy is the same and shares nothing', () => {
  const value = { hands: [[1, 2], []], deck: null, last: { seat: 0, cards: [3] } };
  const copy = copyOf(value) as typeof value;
  expect(isSame(copy, value)).toBe(true);
  copy.hands[1]!.push(4);
  copy.last.cards.pop();
  expect(value).toEqual({ hands: [[1, 2], []], deck: null, last: { seat: 0, cards: [3] } });
});

test.each([null, 1, [], {}, [1, null], { a: [{ b: 'c' }] }])('JSON carries %j', (value) => {
  expect(isPlainJson(value)).toBe(true);
});

test.each([-0, Number.NaN, [undefined], holes(1), { a: undefined }, new Pile(1), Object.assign([1], { more: 1 })])(
  'JSON does not carry %o',
  (value) => {
    expect(isPlainJson(value)).toBe(false);
  },
);
