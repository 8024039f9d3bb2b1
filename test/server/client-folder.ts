/** A built client of a few words, which goes with the test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { read } from '../house/source.ts';

export function clientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora client '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), read('client/index.html'));
  mkdirSync(join(folder, 'preview'));
  writeFileSync(join(folder, 'preview', 'agora.jpg'), 'a picture');
  writeFileSync(join(folder, 'preview', 'bazaar.jpg'), 'a picture');
  mkdirSync(join(folder, 'front'));
  writeFileSync(join(folder, 'front', 'ja.html'), '<h1>$& 卓</h1>');
  writeFileSync(join(folder, 'front', 'en.html'), '<h1>Tables</h1>');
  return folder;
}
