import { expect, test } from 'vitest';
import { shortened } from '../../games/kit/lengths.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test('a text is cut after whole characters, of however many parts', () => {
  expect(shortened('Ana', 3)).toBe('Ana');
  expect(shortened('Anna', 3)).toBe('Ann');
  expect(shortened(`${FAMILY}${FAMILY}`, 1)).toBe(FAMILY);
  expect(shortened('e\u0301a', 1)).toBe('e\u0301');
  expect(shortened('がぎぐ', 2)).toBe('がぎ');
  expect(shortened('', 3)).toBe('');
});

test('marks heaped on a letter don’t make a text endless', () => {
  expect(shortened(`a${'\u0301'.repeat(1000)}b`, 24)).toBe('');
  expect(shortened(`ab${'\u0301'.repeat(1000)}`, 24)).toBe('a');
  expect(shortened(FAMILY.repeat(30), 24).length).toBeLessThanOrEqual(24 + 24 * 8);
  expect(shortened(FAMILY.repeat(30), 24).replaceAll(FAMILY, '')).toBe('');
});
