/** What others get who install Agora: whole, no more than it should be, and enough for a game of their own. */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { importsOf } from '../house/source.ts';
import { failure, moveOut } from './install.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const GAMES = [...shelf.keys()];

/** Packing takes long on a busy machine. */
const PATIENCE = 600_000;

let project = '';
let agora = '';
let files: readonly string[] = [];

beforeAll(() => {
  project = moveOut();
  agora = join(project, 'node_modules', 'agora');
  const found = readdirSync(agora, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  files = found.map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(agora.length + 1)
      .replaceAll('\\', '/'),
  );
}, PATIENCE);
afterAll(() => rmSync(project, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(agora, path), 'utf8');

test('the package holds what it exports, its licence, and neither tests nor sources', () => {
  expect(files.filter((path) => !path.startsWith('dist/package/')).toSorted()).toEqual([
    'LICENSE',
    'README.ja.md',
    'README.md',
    'package.json',
  ]);
  expect(files.filter((path) => /test|(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
  const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string | Record<string, string>> };
  for (const target of Object.values(exports).flatMap((door) =>
    typeof door === 'string' ? [door] : Object.values(door),
  )) {
    const [before = '', ...after] = target.slice(2).split('*');
    const held = files.filter((path) => path.startsWith(before) && path.endsWith(after.at(-1) ?? ''));
    expect(held.length, target).toBeGreaterThan(0);
  }
});

test('no file of it knows where it was made', () => {
  const told = files.filter((path) =>
    [ROOT, `${homedir()}/`].some((place) => place.length > 1 && read(path).includes(place)),
  );
  expect(told).toEqual([]);
});

/** Everything that comes along with a file of the package. */
function reached(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path) || !files.includes(path)) return seen;
  seen.add(path);
  for (const { to } of importsOf(path, read(path))) reached(to, seen);
  return seen;
}

test.each(GAMES)('%s comes without the other games', (id) => {
  const rooms = [...reached(`dist/package/games/${id}/index.js`)].map((path) => path.split('/')[3]);
  expect(new Set(rooms)).toEqual(new Set([id, 'kit']));
});

test.each(GAMES)('%s’s board comes without the others, and its styles with it', (id) => {
  const along = [...reached(`dist/package/client/boards/${id}/index.js`)];
  expect(along).toContain(`dist/package/client/boards/${id}/Board.css`);
  expect(along.filter((path) => GAMES.some((other) => other !== id && path.includes(`/${other}/`)))).toEqual([]);
});

test.each(['server/index', 'server/bots/thread'])('%s brings no game along', (entry) => {
  const path = `dist/package/${entry}.js`;
  expect(files).toContain(path);
  const rooms = [...reached(path)]
    .filter((file) => file.startsWith('dist/package/games/'))
    .map((file) => file.split('/')[3]);
  expect(new Set(rooms)).toEqual(new Set(['kit']));
});

test('a game of somebody else’s passes the types and, in another test runner, the laws', () => {
  expect(failure(project, 'node_modules/typescript/bin/tsc')).toBeNull();
  expect(failure(project, '--test', 'kiesel.test.js')).toBeNull();
});

test('a game of theirs that is defined keeps them as well', () => {
  expect(failure(project, '--test', 'nim.test.js')).toBeNull();
});
