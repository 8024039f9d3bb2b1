/** Adds up the results of the steps of `npm test`. Plain JavaScript on bare Node. */
import { stripVTControlCharacters } from 'node:util';

/** A step's result: the tests in its report, or one check. A step that failed without a failed test is one failure. */
export function countsOf(ok, report) {
  const { passed, failed, skipped } = report ?? { passed: ok ? 1 : 0, failed: 0, skipped: 0 };
  return { passed, failed: ok ? failed : Math.max(1, failed), skipped };
}

/** A step that can't run on this machine. */
export const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

/** The counts in Vitest's report. */
export function unitCounts({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** The counts in Playwright's report. A test that passes only when repeated has failed. */
export function browserCounts({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** The failures in Vitest's report: a test's name, or a file that couldn't be loaded, with the first line of the reason. */
export function unitFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return tests.map((test) => failure(test.fullName, test.failureMessages[0]));
  });
}

/** The failures in Playwright's report, including tests that passed when repeated. */
export function browserFailures({ suites }) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => failure(title, results[0]?.error?.message)),
    ),
    ...browserFailures({ suites: inner }),
  ]);
}

function failure(name, why = '') {
  return `✗ ${name}: ${stripVTControlCharacters(why).split('\n', 1)[0]}`;
}

/** The sum of several steps. */
export function sum(counts) {
  const add = (key) => counts.reduce((total, step) => total + step[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** `N passed, N failed`, and the number of skipped tests if there are any. */
export function told({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
