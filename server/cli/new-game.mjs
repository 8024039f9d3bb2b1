/**
 * `npm run new-game -- <id> [open | hidden | together]`: copies a tiny but complete game from the templates beside this file,
 * to be replaced piece by piece, puts it on the shelf and records games of it. games/README.md says how to go on.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './package/agora/bin/template.mjs';
import { tool } from './tool.mjs';

const here = dirname(fileURLToPath(import.meta.url));

/** Writes a new game's files below `root` and registers it. Returns the paths written; if it can't, throws a sentence and changes nothing. */
export function newGame(root, id, kind) {
  const files = filesOf(join(here, 'template'), id, kind);
  const shelf = join(root, 'games', 'index.ts');
  const shelved = shelve(readFileSync(shelf, 'utf8'), id);
  const rooms = ['games', 'client/text', 'client/boards', 'test/games'].map((room) => `${room}/${id}`);
  if ([...rooms, ...files.map(({ to }) => to)].some((path) => existsSync(join(root, path)))) {
    throw new Error(`There is a "${id}" already.`);
  }
  for (const { to, text } of files) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    writeFileSync(join(root, to), text);
  }
  writeFileSync(shelf, shelved);
  return files.map(({ to }) => to);
}

/** The source of the shelf with one more game at its end. */
function shelve(source, id) {
  const name = `${id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())}Meta`;
  const meta = `import { meta as ${name} } from './${id}/meta.ts';\n`;
  const entry = `  { meta: ${name}, load: () => import('./${id}/index.ts') },\n`;
  const end = source.indexOf('] as const satisfies readonly Shelved[]');
  const imports = source.lastIndexOf("/meta.ts';\n") + "/meta.ts';\n".length;
  if (end < 0 || imports < 0) throw new Error('games/index.ts does not look as expected; nothing was written.');
  return source.slice(0, imports) + meta + source.slice(imports, end) + entry + source.slice(end);
}

/** Formats the files (line breaks depend on the length of the game's name), records games for the corpus and redraws the map. */
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
