/** Whoever follows a page, a template or an example installs our packages, and no stranger's of the same name. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SCOPE } from '../../server/cli/doors.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A package by its name, with its scope where it has one: as it is imported, run or depended on. */
const NAMED = [
  /(?<=['"`])(@[\w-]+\/)?agora(?:-server|-client)?\/(?:define|stock|laws|kit|games|thread|boards|stage)(?=['"`/])/g,
  /(?<=['"`])(@[\w-]+\/)?agora-(?:server|client)(?=['"`])/g,
  /(?<=(?:npx|npm i|npm install|package) `?)(@[\w-]+\/)?agora\b/g,
  /(?<=")(@[\w-]+\/)?agora(?=": ")/g,
];

const files = execFileSync('git', ['ls-files', '*.md', 'server/cli/package', 'test/outside/example'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:md|txt|json|m?[jt]sx?)$/.test(path) && path !== 'CHANGELOG.md');

test('packages are named in the scope they are published in', () => {
  const named = files.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return NAMED.flatMap((way) => [...text.matchAll(way)].map(([name, scope]) => ({ path, name, scope })));
  });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ scope }) => scope !== `${SCOPE}/`)).toEqual([]);
});
