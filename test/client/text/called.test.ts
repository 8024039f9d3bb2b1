import { expect, test } from 'vitest';
import { calledBy } from '../../../client/text/called.ts';

test('what stands on a button comes first in what it is called, and nothing is said twice', () => {
  const start = 'Start the yellow path with an explorer';
  expect(calledBy('en', ['Send an explorer: −20'], [start, '−20'])).toBe(`Send an explorer: −20, ${start}`);
  expect(calledBy('en', ['Discard'], ['Discard the red 9'])).toBe('Discard the red 9');
  expect(calledBy('en', ['Mat'], ['Ann’s mat'])).toBe('Ann’s mat');
  expect(calledBy('en', ['All'], ['Ann’s mat'])).toBe('All, Ann’s mat');
  expect(calledBy('ja', ['捨て札にする'], ['赤の9を捨て札にする'])).toBe('赤の9を捨て札にする');
  expect(calledBy('ja', ['全体'], ['あきの配置ボード'])).toBe('全体、あきの配置ボード');
});
