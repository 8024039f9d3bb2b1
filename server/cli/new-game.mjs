/**
 * `npm run new-game -- <id>`: makes the rooms of a new game from the template beside this file, a whole tiny game to be
 * replaced piece by piece, and puts it on the shelf. games/README.md tells what to do next.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const template = join(here, 'template');

/** Writes a new game's files below `root` and registers it. Returns the paths written; throws with a clear message and changes nothing where it can't. */
export function newGame(root, id) {
  if (typeof id !== 'string' || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Error(
      `"${id ?? ''}" can't be a game's id: it should be small letters and digits, with hyphens between words.`,
    );
  }
  if (existsSync(join(root, 'games', id))) throw new Error(`There is a game "${id}" already.`);
  const shelf = join(root, 'games', 'index.ts');
  const shelved = shelve(readFileSync(shelf, 'utf8'), id);
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const written = files.map((entry) => {
    const from = join(entry.parentPath, entry.name);
    const to = fill(from.slice(template.length + 1), id).replace(/\.txt$/, '');
    mkdirSync(dirname(join(root, to)), { recursive: true });
    writeFileSync(join(root, to), fill(readFileSync(from, 'utf8'), id));
    return to;
  });
  writeFileSync(shelf, shelved);
  return written;
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const written = newGame(dirname(dirname(here)), process.argv[2]);
    console.log(`${written.join('\n')}\n\nThe rooms are there; games/README.md goes on from here.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
