/** What `npm run new-game` writes, and which ids it refuses. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameModule } from '../../games/index.ts';
import { recordRandomGame } from '../../games/kit/record.ts';
import { newGame } from '../../server/cli/new-game.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let scratch = '';

beforeEach(() => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  scratch = mkdtempSync(join(ROOT, 'test-results', 'new-game-'));
  mkdirSync(join(scratch, 'games'));
  cpSync(join(ROOT, 'games/index.ts'), join(scratch, 'games/index.ts'));
  symlinkSync(join(ROOT, 'games/kit'), join(scratch, 'games/kit'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const shelf = () => readFileSync(join(scratch, 'games/index.ts'), 'utf8');

test('a new game has its rooms, touches nothing else but the shelf, and can be played', async () => {
  const written = newGame(scratch, 'stone-heap');
  const rooms = [
    'games/stone-heap/index.ts',
    'client/text/stone-heap/said.ts',
    'client/text/stone-heap/invitation.ts',
    'test/games/stone-heap/rules.test.ts',
    'test/e2e/games/stone-heap.e2e.ts',
  ];
  expect(written).toEqual(expect.arrayContaining(rooms));
  expect(shelf()).toContain("{ meta: stoneHeapMeta, load: () => import('./stone-heap/index.ts') }");
  expect(written.filter((path) => !/\bstone-heap\b/.test(path))).toEqual([]);
  const files = written.map((path) => readFileSync(join(scratch, path), 'utf8'));
  expect(files.join('')).not.toMatch(/__\w+__/);
  const { rules } = (await import(join(scratch, 'games/stone-heap/index.ts'))) as GameModule;
  const { end } = recordRandomGame(rules, { players: 3, options: {}, seed: 'new' }, 100);
  expect(rules.result(end.state)?.ending).toBe('ringEmpty');
});

test('what it begins with can be chosen', () => {
  const kinds = ['open', 'hidden', 'together'];
  for (const kind of kinds) newGame(scratch, `game-${kind}`, kind);
  const sources = kinds.map((kind) => readFileSync(join(scratch, `games/game-${kind}/index.ts`), 'utf8'));
  expect(new Set(sources).size).toBe(3);
  expect(() => newGame(scratch, 'more', 'closed')).toThrow('no template "closed", only open, hidden, together');
});

test('whatever the new files import is there', () => {
  const missing = ['open', 'hidden', 'together'].flatMap((kind) =>
    newGame(scratch, `game-${kind}`, kind).flatMap((path) =>
      importsOf(join(scratch, path)).filter((file) => !existsSync(file) && !existsSync(inHouse(file))),
    ),
  );
  expect(missing).toEqual([]);
});

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to]) => join(file, '..', to!));
const inHouse = (file: string) => join(ROOT, relative(scratch, file));

test.each([
  ['Stone Heap', 'small letters'],
  ['../stone', 'small letters'],
  ['', 'small letters'],
  ['katason', 'already'],
  // Other rooms than a game's.
  ['shell', 'already'],
])('the id "%s" is refused with a reason, and nothing is written', (id, reason) => {
  mkdirSync(join(scratch, 'games/katason'));
  mkdirSync(join(scratch, 'client/text/shell'), { recursive: true });
  writeFileSync(join(scratch, 'client/text/shell/en.ts'), 'kept');
  const before = shelf();
  expect(() => newGame(scratch, id)).toThrow(reason);
  expect(shelf()).toBe(before);
  expect(existsSync(join(scratch, 'client/boards'))).toBe(false);
  expect(readFileSync(join(scratch, 'client/text/shell/en.ts'), 'utf8')).toBe('kept');
});
