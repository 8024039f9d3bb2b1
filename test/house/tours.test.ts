/** What `npm test` plays in a browser: a tour of every game, and of the way to a table. */
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
