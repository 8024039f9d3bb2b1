/** A build is made beside what is there: what runs goes on, and nobody ever finds half of one. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { begin, finish } from '../../server/cli/exchange.mjs';
import { read } from './source.ts';

function distFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'agora dist '));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'dist');
}

function put(folder: string, word: string): void {
  for (const [part, file] of [
    ['client', 'index.html'],
    ['server', 'main.js'],
  ] as const) {
    mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, part, file), word);
  }
}

const found = (dist: string) =>
  ['client/index.html', 'server/main.js'].map((path) => readFileSync(join(dist, path), 'utf8'));

function build(dist: string, name: string): void {
  put(begin(dist, name), name);
  finish(dist, name);
}

test('what is there stays until the next build is whole, and one that is cut short leaves nothing', () => {
  const dist = distFolder();
  build(dist, '1');
  expect(found(dist)).toEqual(['1', '1']);
  put(begin(dist, '2'), '2');
  expect(found(dist)).toEqual(['1', '1']);
  begin(dist, '3');
  expect(readdirSync(join(dist, 'builds'))).toEqual(['1', '3-unfinished']);
  build(dist, '4');
  expect(found(dist)).toEqual(['4', '4']);
  expect(readdirSync(join(dist, 'builds'))).toEqual(['1', '4']);
});

test('a server goes on with the build it was started from, for two builds more', () => {
  const dist = distFolder();
  build(dist, '1');
  const running = realpathSync(join(dist, 'server'));
  build(dist, '2');
  build(dist, '3');
  expect(readFileSync(join(running, '../client/index.html'), 'utf8')).toBe('1');
  build(dist, '4');
  expect(existsSync(running)).toBe(false);
  expect(found(dist)).toEqual(['4', '4']);
});

test('folders that were built in place are exchanged, too', () => {
  const dist = distFolder();
  put(dist, 'old');
  begin(dist, '1');
  expect(found(dist)).toEqual(['old', 'old']);
  build(dist, '2');
  expect(found(dist)).toEqual(['2', '2']);
});

test('every build there is goes by this way', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts['build']).toBe('node server/cli/build.mjs');
  // Watching, dev builds into a folder of its own.
  expect(read('server/cli/dev.mjs')).toContain("'--outDir', folder");
});
