import { expect, test } from 'vitest';
import { filesIn, read } from './source.ts';

const LONGEST = 350;

test(`no file has more than ${LONGEST} lines`, () => {
  const files = ['games', 'client', 'server'].flatMap((part) => filesIn(part, '.ts', '.tsx', '.mjs', '.css'));
  const long = files
    .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines > LONGEST);
  expect(long).toEqual([]);
});
