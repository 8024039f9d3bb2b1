/**
 * `npm test`: everything there is to check, from a fresh clone, ending with the line `N passed, N failed`.
 * Plain JavaScript on purpose: it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../server/cli/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, 'test-results');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Each step counts as one check, or as the tests its report names. */
const steps = [
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'first load', command: [process.execPath, 'test/client/first-load.mjs'] },
  {
    name: 'unit',
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    report: unitReport,
  },
  { name: 'end to end', command: [bin('playwright'), 'test'], report: browserReport },
];

install(root);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
for (const step of steps) {
  const began = Date.now();
  console.log(`\n── ${step.name}`);
  const [command, ...args] = step.command;
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  const counts = count(step, status === 0);
  passed += counts.passed;
  failed += counts.failed;
  console.log(
    `── ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${Math.round((Date.now() - began) / 1000)} s)`,
  );
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** What a step adds. A step that failed without naming a failed test still counts as one failure. */
function count(step, ok) {
  const counts = step.report?.() ?? { passed: ok ? 1 : 0, failed: 0 };
  return { passed: counts.passed, failed: ok ? counts.failed : Math.max(1, counts.failed) };
}

function unitReport() {
  const report = read('unit.json');
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

function browserReport() {
  const report = read('e2e.json');
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

function read(name) {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
