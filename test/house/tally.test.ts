/** What `npm test` says at its end is what its steps said. */
import { expect, test } from 'vitest';
import { SKIPPED, browserCounts, countsOf, sum, told, unitCounts } from '../tally.mjs';

test('a step without a report is one check', () => {
  expect(countsOf(true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countsOf(false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a step that failed is a failure even if its report names none', () => {
  const unit = unitCounts({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 1 });
  expect(countsOf(false, unit)).toEqual({ passed: 7, failed: 1, skipped: 1 });
  expect(countsOf(true, unit)).toEqual({ passed: 7, failed: 0, skipped: 1 });
});

test('a test that passed at the second try has failed', () => {
  const browser = browserCounts({ stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 4 } });
  expect(countsOf(false, browser)).toEqual({ passed: 5, failed: 3, skipped: 4 });
});

test('the last line names what was skipped only where something was', () => {
  expect(told(sum([countsOf(true), countsOf(false), countsOf(true)]))).toBe('2 passed, 1 failed');
  expect(told(sum([countsOf(true), SKIPPED]))).toBe('1 passed, 0 failed, 1 skipped');
});
