/** What `npm test` says at its end is what its steps said. */
import { expect, test } from 'vitest';
import { SKIPPED, browserCounts, browserFailures, countsOf, sum, told, unitCounts, unitFailures } from '../tally.mjs';

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

test('what failed is named with the first line of why, and so is a file that could not be read', () => {
  const passed = { status: 'passed', fullName: 'holds', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'counts to three', failureMessages: ['expected 2 to be 3\n    at x'] };
  expect(
    unitFailures({
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      ],
    }),
  ).toEqual(['✗ counts to three: expected 2 to be 3', '✗ b.test.ts: no such module']);
});

test('what failed in a browser is named wherever it stands, also if it passed at the second try', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
  });
  const inner = { specs: [spec('is bright', 'flaky', '\u001b[31mdark\u001b[39m\nlog')] };
  const outer = { specs: [spec('opens', 'expected'), spec('closes', 'unexpected')], suites: [inner] };
  expect(browserFailures({ suites: [outer] })).toEqual(['✗ closes: ', '✗ is bright: dark']);
});
