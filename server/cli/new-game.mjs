/**
 * `npm run new-game -- <id> [open | hidden | together]`: makes the rooms of a new game from a template beside this file, a
 * whole tiny game to be replaced piece by piece, puts it on the shelf and records its games. games/README.md tells what to do
 * next.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tool } from './tool.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const templates = join(here, 'template');

/** What there is to begin with: all is open, hands are hidden, or all decide at once. */
export const KINDS = ['open', 'hidden', 'together'];

/** Writes a new game's files below `root` and registers it. Returns the paths written; throws with a clear message and changes nothing where it can't. */
export function newGame(root, id, kind = 'open') {
  if (typeof id !== 'string' || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Error(
      `"${id ?? ''}" can't be a game's id: it should be small letters and digits, with hyphens between words.`,
    );
  }
  if (!KINDS.includes(kind)) throw new Error(`There is no template "${kind}", only ${KINDS.join(', ')}.`);
  const template = join(templates, kind);
  const shelf = join(root, 'games', 'index.ts');
  const source = readFileSync(shelf, 'utf8');
  const shelved = shelve(source, id);
  const found = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = found.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const to = fill(path.slice(template.length + 1), id).replace(/\.txt$/, '');
    return { to: to.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') };
  });
  const rooms = ['games', 'client/text', 'client/boards', 'test/games'].map((room) => `${room}/${id}`);
  if ([...rooms, ...files.map(({ to }) => to)].some((path) => existsSync(join(root, path)))) {
    throw new Error(`There is a "${id}" already.`);
  }
  const spoken = new Set([...RESERVED, ...[source, ...files.map(({ text }) => text)].flatMap(namesIn)]);
  if (['__name__', '__Name__'].some((name) => spoken.has(fill(name, id)))) {
    throw new Error(
      `"${id}" is what the code of a game calls something else. Choose another id; names can be anything.`,
    );
  }
  for (const { to, text } of files) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    writeFileSync(join(root, to), fill(text, id));
  }
  writeFileSync(shelf, shelved);
  return files.map(({ to }) => to);
}

/** Words that JavaScript keeps for itself. */
const RESERVED =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  );

const NAMED = /\b(?:const|function|interface|type|as) (\w+)|\bimport (?:type )?\{([^}]*)\}/g;

/** What a source file declares or imports. */
function namesIn(source) {
  return [...source.matchAll(NAMED)].flatMap(([, one, several]) => one ?? several.split(/\W+(?:type )?/));
}

/** The forms of a name the template asks for. */
function fill(text, id) {
  const words = id.split('-');
  const capital = words.map((word) => word[0].toUpperCase() + word.slice(1));
  const camel = words[0] + capital.slice(1).join('');
  return text
    .replaceAll('__id__', id)
    .replaceAll('__Name__', capital.join(''))
    .replaceAll('__name__', camel)
    .replaceAll('__title__', capital.join(' '));
}

/** The shelf with one more game at its end. */
function shelve(source, id) {
  const meta = fill("import { meta as __name__ } from './__id__/meta.ts';\n", id);
  const entry = fill("  { meta: __name__, load: () => import('./__id__/index.ts') },\n", id);
  const end = source.indexOf('] as const satisfies readonly Shelved[]');
  const imports = source.lastIndexOf("/meta.ts';\n") + "/meta.ts';\n".length;
  if (end < 0 || imports < 0) throw new Error('games/index.ts does not look as expected; nothing was written.');
  return source.slice(0, imports) + meta + source.slice(imports, end) + entry + source.slice(end);
}

/** Lays lines as the formatter does, which depends on how long the game's name is, keeps games for the corpus and draws the map. */
function finish(root, id, written) {
  const steps = [
    () => tool(root, 'oxfmt', 'oxfmt', 'games/index.ts', ...written),
    () => tool(root, 'tsx', 'tsx', 'test/corpus/run.ts', '--all', '--game', id),
    () => tool(root, 'tsx', 'tsx', 'test/house/map/run.ts'),
  ];
  if (steps.some((step) => step().status !== 0))
    throw new Error(`The rooms of "${id}" are there, but not all in order.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const root = dirname(dirname(here));
    const [, , id, kind] = process.argv;
    const written = newGame(root, id, kind);
    finish(root, id, written);
    console.log(`${written.join('\n')}\n\nThe rooms are there; games/README.md goes on from here.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
