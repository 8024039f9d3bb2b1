/** What `agora` of the package says of itself: it is asked here as it lies in the repository. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../server/cli/package/agora/bin/agora.mjs', import.meta.url));

/** Runs it; what it printed, and whether it failed. */
function agora(...words: readonly string[]) {
  return agoraIn('.', ...words);
}

function agoraIn(cwd: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...words], { cwd, encoding: 'utf8' });
  return { failed: status !== 0, told: (stdout + stderr).trim() };
}

const ALL = ['new', 'dev', 'laws', 'arena', 'corpus'];

test.each([[[]], [['--help']], [['-h']], [['help']]])('%j lists every command', (words) => {
  const { failed, told } = agora(...words);
  expect(failed).toBe(false);
  for (const name of ALL) expect(told).toMatch(new RegExp(`^agora ${name} `, 'm'));
});

test.each(ALL)('%s says what it takes, and does nothing', (name) => {
  for (const words of [
    [name, '--help'],
    [name, 'x', '-h'],
    ['--help', name],
  ]) {
    const { failed, told } = agora(...words);
    expect(failed).toBe(false);
    expect(told.split('\n')[0]).toMatch(new RegExp(`^agora ${name} `));
    for (const other of ALL) if (other !== name) expect(told).not.toContain(`agora ${other}`);
  }
});

test('what it doesn’t know it says in a sentence', () => {
  expect(agora('dance')).toEqual({
    failed: true,
    told: 'There is no command "dance", only new, dev, laws, arena, corpus.',
  });
  expect(agora('laws', '--gmaes', '3')).toEqual({ failed: true, told: "Unknown option '--gmaes'." });
  const kinds = '<id> [open|hidden|together|--stock]';
  expect(agora('new', 'a', '--seed', 'x').told).toBe(`agora new takes ${kinds}, and no "--seed".`);
  expect(agora('new', 'a', 'open', 'hidden').told).toBe(`agora new takes ${kinds}, and no "hidden".`);
  expect(agora('dev', 'game.ts').told).toBe('agora dev takes nothing, and no "game.ts".');
  expect(agora('laws', 'game.ts', '--stock').told).toContain('and no "--stock"');
  expect(agora('laws', 'nowhere.js').told).toBe('There is no file nowhere.js with a game.');
});

test('where there is no Vite, what needs it says so', () => {
  const bare = mkdtempSync(join(tmpdir(), 'agora-bare-'));
  onTestFinished(() => rmSync(bare, { recursive: true, force: true }));
  writeFileSync(join(bare, 'game.ts'), 'export const rules: object = {};');
  for (const words of [['dev'], ['laws', 'game.ts']])
    expect(agoraIn(bare, ...words)).toMatchObject({ failed: true, told: expect.stringContaining('npm install') });
});
