/** What `npm start` and `npm test` judge on a fresh clone: which Node this is, what is installed, whether the build is young enough. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isBuilt } from '../../server/cli/built.mjs';
import { isInstalled } from '../../server/cli/install.mjs';
import { inWords, refuseNode } from '../../server/cli/node.mjs';
import { npm } from '../../server/cli/npm.mjs';
import { demandBuild } from '../e2e/fresh.ts';
import { read } from './source.ts';

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'agora fresh '))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, content: unknown = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('Node', () => {
  test.each(['20.19.0', '20.20.2', '22.13.0', '22.30.1', '24.0.0', '25.2.0', '26.1.0'])('%s will do', (version) => {
    expect(refuseNode(version, engines.node)).toBeUndefined();
  });

  test.each(['18.20.8', '20.18.3', '21.7.3', '22.0.0', '22.12.0', '23.11.1'])(
    '%s is refused in one sentence',
    (version) => {
      expect(refuseNode(version, engines.node)).toBe(
        `Agora needs Node 20 (from 20.19), 22 (from 22.13) or 24 and later; this is Node ${version}.`,
      );
    },
  );

  test('the README and the lock file tell the range of package.json', () => {
    expect(read('README.md')).toContain(`With Node ${inWords(engines.node)}`);
    const { packages } = JSON.parse(read(LOCK)) as { packages: { '': { engines: object } } };
    expect(packages[''].engines).toEqual(engines);
  });

  test('a range in a form nobody reads is named', () => {
    expect(() => refuseNode('20.19.0', '>=20 <23')).toThrow('">=20 <23" in the range of Node');
  });
});

describe('installed packages', () => {
  const one = { version: '1.0.0', integrity: 'sha512-one' };
  const other = { version: '2.0.0', integrity: 'sha512-two' };
  const elsewhere = { version: '1.0.0', integrity: 'sha512-win', optional: true };

  test('are those of the lock file; packages for other platforms may be absent', () => {
    put(LOCK, { packages: { '': {}, 'node_modules/a': one, 'node_modules/b-win32': elsewhere } });
    put(INSTALLED, { packages: { 'node_modules/a': one } });
    expect(isInstalled(root)).toBe(true);
  });

  test.each([
    ['another version', { 'node_modules/a': other }],
    ['one more package', { 'node_modules/a': one, 'node_modules/b': other }],
    ['one package less', {}],
  ])('are not those of a lock file that changed alone: %s', (_, packages) => {
    put(INSTALLED, { packages: { 'node_modules/a': one } });
    put(LOCK, { packages: { '': {}, ...packages } });
    // As a copy that keeps times brings it.
    utimesSync(join(root, LOCK), 1, 1);
    expect(isInstalled(root)).toBe(false);
  });

  test('are not there on a fresh clone, nor after an install that was interrupted', () => {
    put(LOCK, { packages: { '': {}, 'node_modules/a': one } });
    expect(isInstalled(root)).toBe(false);
    put(INSTALLED, '{"packages": {"node_mod');
    expect(isInstalled(root)).toBe(false);
  });
});

describe('the build', () => {
  const MADE = ['dist/client/index.html', 'dist/server/main.js'];
  const SOURCES = ['client/app/main.tsx', 'games/index.ts', 'package.json', LOCK, INSTALLED];
  const age = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds);

  beforeEach(() => {
    for (const path of [...SOURCES, ...MADE]) put(path);
    for (const path of SOURCES) age(path, 1000);
    for (const path of MADE) age(path, 2000);
  });

  test('stands while nothing it is made of is newer', () => {
    expect(isBuilt(root)).toBe(true);
  });

  test.each(SOURCES)('is made anew when %s alone is newer', (path) => {
    age(path, 3000);
    expect(isBuilt(root)).toBe(false);
  });

  test.each(MADE)('is made anew where %s is missing', (path) => {
    rmSync(join(root, path));
    expect(isBuilt(root)).toBe(false);
  });

  test('is tried in browsers only while it stands', () => {
    expect(() => demandBuild(root)).not.toThrow();
    age('client/app/main.tsx', 3000);
    expect(() => demandBuild(root)).toThrow('dist is missing or older than its sources');
  });
});

test('npm is run by its own script without a shell, in a folder whose name has spaces', () => {
  const before = process.env.npm_execpath;
  put('npm-cli.js', `require('fs').writeFileSync('said', JSON.stringify([process.cwd(), ...process.argv.slice(2)]));`);
  process.env.npm_execpath = join(root, 'npm-cli.js');
  expect(npm(['run', 'build'], root).status).toBe(0);
  process.env.npm_execpath = before ?? '';
  const [folder, ...words] = JSON.parse(readFileSync(join(root, 'said'), 'utf8')) as string[];
  expect(folder).toMatch(/agora fresh \w+$/);
  expect(words).toEqual(['run', 'build']);
});
