/**
 * `npm test`: everything that can be tested quickly, and a tour of each game and the lobby in a browser. `npm run test:all`
 * runs all tests. Both work on a fresh clone and end with the line `N passed, N failed`, with the number of skipped tests if
 * there are any. Plain JavaScript, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../server/cli/install.mjs';
import { npmBeside } from '../server/cli/npm.mjs';
import { tool } from '../server/cli/tool.mjs';
import { SKIPPED, browserCounts, browserFailures, countsOf, sum, told, unitCounts, unitFailures } from './tally.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, 'test-results');
const all = process.argv.includes('--all');

/**
 * Scripts of package.json that leave a core idle for much of their time. The rows run at the same time, the scripts in a row
 * one after the other. A script's output is shown at its end.
 */
const beside = [
  [
    { name: 'build', script: 'build' },
    { name: 'first load', script: 'size' },
    { name: 'format', script: 'format:check' },
    { name: 'lint', script: 'lint' },
  ],
  [{ name: 'types', script: 'types' }, ...(all ? [{ name: 'dead code', script: 'dead' }] : [])],
];

/** Steps that run alone. Each counts the tests in its report, or is skipped with a reason. */
const steps = [
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
        ...(all ? [] : ['--mode', 'short']),
      ),
    report: () => read('unit.json', unitCounts),
    failures: () => read('unit.json', unitFailures),
  },
  {
    name: 'end to end',
    skip: withoutBrowser,
    run: () => tool(root, '@playwright/test', 'playwright', 'test', ...(all ? [] : ['--grep', '@tour'])),
    report: () => read('e2e.json', browserCounts),
    failures: () => read('e2e.json', browserFailures),
  },
];

install(root);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Printed at the very end, where people look first: what was skipped and why, and what failed. */
const closing = [];
const rows = await Promise.all(beside.map(inOrder));
const total = sum([...rows.flat(), ...steps.map(check)]);
console.log(`\n${[...closing, told(total)].join('\n')}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function inOrder(row) {
  const counts = [];
  for (const step of row) counts.push(await once(step));
  return counts;
}

/** A step that counts as one check. */
async function once({ name, script }) {
  const began = Date.now();
  const { status, said } = await npmBeside(['run', '--silent', script], root);
  const counts = countsOf(status === 0);
  if (counts.failed > 0) closing.push(...named(name));
  console.log(`\n── ${name}\n${said}── ${name}: ${told(counts)} (${seconds(began)} s)`);
  return counts;
}

function check({ name, run, report, failures, skip }) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  const reason = skip?.();
  if (reason !== undefined) closing.push(reason);
  const counts = reason === undefined ? countsOf(run().status === 0, report?.()) : SKIPPED;
  if (counts.failed > 0) closing.push(...named(name, failures?.()));
  console.log(`── ${name}: ${told(counts)} (${seconds(began)} s)`);
  return counts;
}

/** If a step failed without a failed test, the step itself is named. */
function named(name, failures = []) {
  return failures.length === 0 ? [`✗ ${name}`] : failures;
}

function seconds(began) {
  return Math.round((Date.now() - began) / 1000);
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
