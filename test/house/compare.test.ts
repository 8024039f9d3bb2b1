/** Pictures from before and after a change, laid side by side. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'agora-compare-'));
const COMMAND = 'test/e2e/gallery/compare.mjs';

function pictures(when: string, names: readonly string[]): string {
  const path = join(folder, when);
  mkdirSync(path, { recursive: true });
  for (const name of names) writeFileSync(join(path, name), '');
  return path;
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a page for each game and one for the rest show each sight before and after, and say where there was none', () => {
  const before = pictures('before', ['katason-early-ja-390x664.png', 'home-ja-390x664.png']);
  const after = pictures('after', [
    'katason-early-ja-390x664.png',
    'katason-result-ja-390x664.png',
    'home-ja-390x664.png',
  ]);
  const to = join(folder, 'pages');
  const written = execFileSync(process.execPath, [COMMAND, before, after, to], { encoding: 'utf8' }).trim().split('\n');
  expect(written).toEqual([join(to, 'around.html'), join(to, 'katason.html')]);
  const page = readFileSync(written[1]!, 'utf8');
  const sources = [...page.matchAll(/src="([^"]+)"|not there/g)].map(([whole, source]) => source ?? whole);
  expect(sources).toEqual([
    '../before/katason-early-ja-390x664.png',
    '../after/katason-early-ja-390x664.png',
    'not there',
    '../after/katason-result-ja-390x664.png',
  ]);
});

test('a folder without pictures is named', () => {
  const before = pictures('empty', []);
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, before, before], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(before);
});
