import { expect, test } from 'vitest';
import { nextHolder } from '../../../client/local/curtain.ts';

const nobody = null;

test.each([
  ['one person never meets a curtain', [0], [0], nobody, null],
  ['bots decide without the screen', [1], [0, 2], 0, null],
  ['nobody decides any more', [], [0, 1], 0, null],
  ['nobody holds the screen yet', [1], [0, 1], nobody, 1],
  ['the screen is in the right hands', [1], [0, 1], 1, null],
  ['the turn passes on', [2], [0, 1, 2], 1, 2],
  ['the holder decides first among several', [0, 1, 2], [0, 1, 2], 1, null],
  ['then it goes round in seat order', [0, 2, 3], [0, 1, 2, 3], 1, 2],
  ['round the end of the table', [0, 3], [0, 2, 3], 2, 0],
  ['who asked waits for the others', [1, 2, 0], [0, 1, 2], 0, 1],
  ['who asked comes last', [0], [0, 1, 2], 2, 0],
  ['only bots are asked', [1, 0], [0, 2], 0, null],
] as const)('%s', (_what, toMove, people, viewer, next) => {
  expect(nextHolder(toMove, people, viewer)).toBe(next);
});
