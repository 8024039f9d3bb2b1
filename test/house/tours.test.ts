/** What `npm test` leaves out, and what it plays in a browser: a tour of every game, and of the way to a table. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { filesIn, read } from './source.ts';

const tours = filesIn('test/e2e', '.e2e.ts').filter((path) => /\bTOUR,\s+async/.test(read(path)));

test('there is one of every game that has tests in a browser, and one of the lobby', () => {
  const games = filesIn('games', 'meta.ts').map((path) => `test/e2e/games/${path.split('/')[1]}.e2e.ts`);
  const tested = new Set(filesIn('test/e2e/games', '.e2e.ts'));
  expect(tours.toSorted()).toEqual(
    [...games.filter((path) => tested.has(path)), 'test/e2e/online/newcomer.e2e.ts'].toSorted(),
  );
});

test('the longest tests are left to `npm run test:all`', () => {
  const listed = execFileSync('npx', ['vitest', 'list', '--filesOnly', '--mode', 'short'], { encoding: 'utf8' });
  expect(listed).toContain('tours.test.ts');
  expect(listed.split('\n').filter((path) => path.includes('.long.test.'))).toEqual([]);
});
