/** A board may stand twice on a page, so it asks its own scope for what it keeps, finds and hears. */
import { expect, test } from 'vitest';
import { filesIn, read, withoutComments } from './source.ts';

/** What belongs to the whole page: stores of a module, the document, the window, fixed names in the document. */
const OF_THE_PAGE = /\bcreateStore\b|\b(?:document|window|localStorage)\.|\bid="|#[a-z]+-[a-z]+\)/;

test('boards use nothing that belongs to the whole page', () => {
  const files = filesIn('client/boards', '.ts', '.tsx');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => OF_THE_PAGE.test(withoutComments(read(path))))).toEqual([]);
});
