/**
 * `npm test`: everything there is to check, from a fresh clone, ending with the line `N passed, N failed`, and how many
 * were skipped if any were. Plain JavaScript on purpose: it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../server/cli/install.mjs';
import { npm } from '../server/cli/npm.mjs';
import { tool } from '../server/cli/tool.mjs';
import { SKIPPED, browserCounts, browserFailures, countsOf, sum, told, unitCounts, unitFailures } from './tally.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, 'test-results');

/** Each step counts as one check, or as the tests its report names; or as skipped, where it says why. */
const steps = [
  { name: 'types', run: () => npm(['run', '--silent', 'types'], root) },
  { name: 'lint', run: () => tool(root, 'oxlint', 'oxlint', '--type-aware', '--deny-warnings') },
  { name: 'format', run: () => tool(root, 'oxfmt', 'oxfmt', '--check') },
  { name: 'dead code', run: () => tool(root, 'knip', 'knip') },
  { name: 'build', run: () => npm(['run', '--silent', 'build'], root) },
  { name: 'first load', run: () => node('test/client/first-load.mjs') },
  {
    name: 'unit',
    run: () =>
      tool(
        root,
        'vitest',
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/unit.json',
      ),
    report: () => read('unit.json', unitCounts),
    failures: () => read('unit.json', unitFailures),
  },
  {
    name: 'end to end',
    skip: withoutBrowser,
    run: () => tool(root, '@playwright/test', 'playwright', 'test'),
    report: () => read('e2e.json', browserCounts),
    failures: () => read('e2e.json', browserFailures),
  },
];

install(root);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Told at the very end, where one looks first: what was not made and why, and what failed. */
const closing = [];
const total = sum(steps.map(check));
console.log(`\n${[...closing, told(total)].join('\n')}`);
process.exitCode = total.failed === 0 ? 0 : 1;

function check({ name, run, report, failures, skip }) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  const reason = skip?.();
  if (reason !== undefined) closing.push(reason);
  const counts = reason === undefined ? countsOf(run().status === 0, report?.()) : SKIPPED;
  if (counts.failed > 0) closing.push(...named(name, failures?.()));
  console.log(`── ${name}: ${told(counts)} (${Math.round((Date.now() - began) / 1000)} s)`);
  return counts;
}

/** A step that failed without naming a failed test is named itself. */
function named(name, failures = []) {
  return failures.length === 0 ? [`✗ ${name}`] : failures;
}

function node(...args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}

/** What to do where no browser can be found. */
function withoutBrowser() {
  const looked = spawnSync(process.execPath, ['--import', 'tsx', 'test/e2e/browser/run.ts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return looked.status === 3 ? looked.stdout.trim() : undefined;
}

function read(name, counts) {
  const path = join(results, name);
  return existsSync(path) ? counts(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}
