/** `npm run quick` runs the tests that are nearest to a change. */
import { expect, test } from 'vitest';
import { nearest } from '../quick/near.ts';

const line = (from: string, to: string) => ({ from, to, typesOnly: false });
const IMPORTS = [
  line('games/a/rules.ts', 'games/a/moves.ts'),
  line('games/index.ts', 'games/a/rules.ts'),
  line('test/games/a/robber.test.ts', 'games/a/rules.ts'),
  line('test/games/a/moves.test.ts', 'games/a/rules.ts'),
  line('test/laws/laws.test.ts', 'games/index.ts'),
  line('test/games/b/rules.test.ts', 'games/b/rules.ts'),
];
const TESTS = [
  'test/laws/laws.test.ts',
  'test/games/b/rules.test.ts',
  'test/games/a/robber.test.ts',
  'test/games/a/moves.test.ts',
  'test/games/a/pages.test.ts',
];

test('its namesake first, then those of its room, then those that come to it from further off, and no others', () => {
  expect(nearest(['games/a/moves.ts'], TESTS, IMPORTS)).toEqual([
    'test/games/a/moves.test.ts',
    'test/games/a/robber.test.ts',
    'test/laws/laws.test.ts',
    'test/games/a/pages.test.ts',
  ]);
});

test('a test that was touched itself comes before all others', () => {
  expect(nearest(['test/games/b/rules.test.ts', 'games/a/moves.ts'], TESTS, IMPORTS)[0]).toBe(
    'test/games/b/rules.test.ts',
  );
});

test('nothing is near to what nobody imports and no test lies beside', () => {
  expect(nearest(['server/main.ts'], TESTS, IMPORTS)).toEqual([]);
});
