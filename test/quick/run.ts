/**
 * `npm run quick`: types, lint and format of what differs from main, and the tests nearest to it; `npm run quick -- katason`
 * runs the tests of one game, or those whose paths have such a word. What it leaves out, `npm test` and `npm run test:all` do.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tool } from '../../server/cli/tool.mjs';
import { filesIn, importsOf, read } from '../house/source.ts';
import { isLongest } from '../long.ts';
import { nearest } from './near.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What two cores do in some ten seconds, counted in tests of rules: each of a page or a server is as much as several. */
const MOST = 24;
const WEIGHTS = [
  // Most of them start a database.
  [/^test\/server\/(?:nodes|storage)\//, 8],
  [/^test\/(?:client|server)\//, 3],
] as const;
const weightOf = (path: string) => WEIGHTS.find(([room]) => room.test(path))?.[1] ?? 1;
const SOURCE = /\.(?:ts|tsx|mjs)$/;
const TESTS = filesIn('test', '.test.ts', '.test.tsx').filter((path) => !isLongest(path));

const words = process.argv.slice(2);
process.exitCode = (words.length > 0 ? named() : changed()) ? 0 : 1;

function named(): boolean {
  const folders = words.map((word) => (existsSync(`test/games/${word}`) ? `test/games/${word}/` : word));
  return run('vitest', 'vitest', 'run', ...folders);
}

function changed(): boolean {
  const touched = touchedFiles();
  if (touched.length === 0) {
    console.log('Nothing differs from main.');
    return true;
  }
  const there = touched.filter((file) => existsSync(file));
  const sources = there.filter((file) => SOURCE.test(file));
  const checks = [
    () => run('oxfmt', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...there),
    () => sources.length === 0 || run('oxlint', 'oxlint', '--type-aware', '--deny-warnings', ...sources),
    ...projectsOf(touched).map((project) => () => types(project)),
    () => tests(touched),
  ];
  // Each is made, whatever the others say.
  return checks.map((check) => check()).every(Boolean);
}

/** Every file that differs from where this branch left main, and those git hasn't met. */
function touchedFiles(): readonly string[] {
  const lines = (...of: readonly string[]) =>
    git(...of)
      .split('\n')
      .filter((line) => line !== '');
  return [...lines('diff', '--name-only', base()), ...lines('ls-files', '--others', '--exclude-standard')];
}

function base(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // A clone may have the one, the other or neither.
    }
  }
  return 'HEAD';
}

function git(...of: readonly string[]): string {
  return execFileSync('git', of, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** The projects of types that what is touched belongs to. */
function projectsOf(touched: readonly string[]): readonly string[] {
  if (!touched.some((file) => SOURCE.test(file))) return [];
  return ['.', ...['games', 'client', 'server'].filter((part) => touched.some((file) => file.startsWith(`${part}/`)))];
}

/** What the compiler found the last time is kept, so that it looks only at what has changed since. */
function types(project: string): boolean {
  const found = `node_modules/.cache/types/${project === '.' ? 'all' : project}.tsbuildinfo`;
  return run('typescript', 'tsc', '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', found);
}

function tests(touched: readonly string[]): boolean {
  const files = ['games', 'client', 'server', 'test'].flatMap((part) => filesIn(part, '.ts', '.tsx', '.mjs'));
  const near = nearest(
    touched,
    TESTS,
    files.flatMap((file) => importsOf(file)),
  );
  // These find what they look at by going through folders.
  const everywhere = TESTS.filter((path) => path.startsWith('test/house/') && read(path).includes('filesIn('));
  let weight = 0;
  const taken = near.filter((path) => (weight += weightOf(path)) <= MOST);
  const passed = run('vitest', 'vitest', 'run', ...new Set([...everywhere, ...taken]));
  const left = near.length - taken.length;
  if (left > 0) console.log(`${left} files of tests that come to it from further off are left to npm test.`);
  return passed;
}

function run(name: string, command: string, ...of: readonly string[]): boolean {
  return tool(ROOT, name, command, ...of).status === 0;
}
