import { expect, test } from 'vitest';
import { en } from '../../../client/text/shell/en.ts';
import { ja } from '../../../client/text/shell/ja.ts';
import { plural } from '../../../client/text/plural.ts';

interface Entry {
  readonly path: string;
  readonly text: string;
}

const ARGUMENTS = [3, 4, 5];

/** Every sentence of a catalog, functions called with some numbers. */
function entries(value: unknown, path = ''): Entry[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function')
    return [{ path, text: String((value as (...args: unknown[]) => unknown)(...ARGUMENTS)) }];
  return Object.entries(value as object).flatMap(([key, inner]) => entries(inner, `${path}.${key}`));
}

const english = entries(en);
const japanese = entries(ja);

test('Japanese says everything English says', () => {
  expect(japanese.map(({ path }) => path).toSorted()).toEqual(english.map(({ path }) => path).toSorted());
});

test('no sentence is empty or shows a missing value', () => {
  for (const { path, text } of [...english, ...japanese]) {
    expect(text.trim(), path).not.toBe('');
    expect(text, path).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

test('Japanese is written in Japanese', () => {
  for (const { path, text } of japanese.filter(({ path }) => path !== '.level')) {
    expect(text, path).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
  }
});

test('Japanese punctuation stands without spaces and half-width marks', () => {
  for (const { path, text } of japanese) expect(text, path).not.toMatch(/[ぁ-ん一-龠][,.!?]|[、。] /);
});

test('English counts one and many', () => {
  expect(plural(1, 'seat', 'seats')).toBe('1 seat');
  expect(plural(0, 'seat', 'seats')).toBe('0 seats');
  expect(plural(2, 'seat', 'seats')).toBe('2 seats');
});
