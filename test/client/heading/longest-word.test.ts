import { expect, test } from 'vitest';
import { longestWord } from '../../../client/heading/longest-word.ts';

test.each([
  ['アトランティス', 7],
  ['アトランティスの配り', 7],
  ['ロスト・シティ', 7],
  ['Lost Cities', 3],
  ['将棋', 0.5],
  ['', 0.5],
])('no line breaks within so many em of "%s"', (title, width) => {
  expect(longestWord(title)).toBe(width);
});
