/** What the steps of `npm test` add up to. Plain JavaScript on bare Node. */

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

/** Counts of several steps together. */
export function sum(counts) {
  const add = (key) => counts.reduce((total, step) => total + step[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** `N passed, N failed`, and what was skipped if anything was. */
export function told({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
