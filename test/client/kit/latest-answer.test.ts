import { expect, test } from 'vitest';
import { LatestAnswer } from '../../../client/kit/latest-answer.ts';

test('an answer is news unless a later question’s was heard before', () => {
  const latest = new LatestAnswer();
  const [first, second, third] = [latest.ask(), latest.ask(), latest.ask()];
  expect([second(), first(), third()]).toEqual([true, false, true]);
});

test('what comes unasked is newer than whatever was asked for before', () => {
  const latest = new LatestAnswer();
  const before = latest.ask();
  expect(latest.ask()()).toBe(true);
  expect(before()).toBe(false);
  expect(latest.ask()()).toBe(true);
});
