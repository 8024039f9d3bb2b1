/** What the steps of `npm test` add up to. Plain JavaScript on bare Node. */
import { stripVTControlCharacters } from 'node:util';

/** What a step adds: what its report counts, else one check. A step that failed without naming a failed test is one failure. */
export function countsOf(ok, report) {
  const { passed, failed, skipped } = report ?? { passed: ok ? 1 : 0, failed: 0, skipped: 0 };
  return { passed, failed: ok ? failed : Math.max(1, failed), skipped };
}

/** A whole step that can't be made on this machine. */
export const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

/** Counts from Vitest's report. */
export function unitCounts({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** Counts from Playwright's report. A test that fails and then passes is no passed test. */
export function browserCounts({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** What failed by Vitest's report: each test's name, or a file that could not be read, with the first line of why. */
export function unitFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return tests.map((test) => failure(test.fullName, test.failureMessages[0]));
  });
}

/** What failed by Playwright's report, at the first try or at every one. */
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

/** Counts of several steps together. */
export function sum(counts) {
  const add = (key) => counts.reduce((total, step) => total + step[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** `N passed, N failed`, and what was skipped if anything was. */
export function told({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
