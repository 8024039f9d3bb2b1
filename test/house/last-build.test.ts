/** Pages that are open when a new version is built go on finding what they are made of. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { lastBuild } from '../../server/cli/bundle/last-build.ts';

test('the files of the build before stay for one build more', async () => {
  const root = mkdtempSync(join(tmpdir(), 'agora builds '));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  const made = async (word: string) => {
    writeFileSync(join(root, 'main.js'), `document.title = '${word}';`);
    await build({ root, configFile: false, logLevel: 'error', plugins: [lastBuild()] });
    return new Set(readdirSync(join(root, 'dist', 'assets')));
  };
  const [one] = await made('one');
  const [two] = [...(await made('two'))].filter((name) => name !== one);
  expect(two).not.toBe(undefined);
  const third = await made('three');
  expect(third.size).toBe(2);
  expect(third).toContain(two);
});
