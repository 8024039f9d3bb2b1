/** The server waits for nothing in its one thread: whatever would hold it up is asked of others, and awaited. */
import { expect, test } from 'vitest';
import { filesIn, read, withoutComments } from './source.ts';

const BLOCKS = /\bAtomics\s*\.\s*wait\s*\(|\breceiveMessageOnPort\b|\b(?:exec|execFile|spawn)Sync\b/;

test('nothing of the server stands still until somebody else has answered', () => {
  // The commands by which packages are made are processes of their own.
  const files = filesIn('server', '.ts', '.mjs').filter((path) => !path.startsWith('server/cli/'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => BLOCKS.test(withoutComments(read(path))))).toEqual([]);
});

test('a wait of that kind would be found', () => {
  for (const line of [
    'Atomics.wait(flag, 0, 0, 50);',
    'const told = receiveMessageOnPort(port);',
    "execFileSync('pg_dump');",
  ])
    expect(BLOCKS.test(line)).toBe(true);
  expect(BLOCKS.test('await Atomics.waitAsync(flag, 0, 0).value;')).toBe(false);
});
