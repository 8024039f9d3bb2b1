interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a step adds: what its report counts, else one check. A step that failed without naming a failed test is one failure. */
export function countsOf(ok: boolean, report?: Counts): Counts;
/** A whole step that can't be made on this machine. */
export const SKIPPED: Counts;
/** Counts from Vitest's report. */
export function unitCounts(report: object): Counts;
/** Counts from Playwright's report. A test that fails and then passes is no passed test. */
export function browserCounts(report: object): Counts;
/** What failed by Vitest's report: each test's name, or a file that could not be read, with the first line of why. */
export function unitFailures(report: object): string[];
/** What failed by Playwright's report, at the first try or at every one. */
export function browserFailures(report: object): string[];
/** Counts of several steps together. */
export function sum(counts: readonly Counts[]): Counts;
/** `N passed, N failed`, and what was skipped if anything was. */
export function told(counts: Counts): string;
