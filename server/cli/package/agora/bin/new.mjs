import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The packages come in one version. */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
/** What there is to begin with: all is open, hands are hidden, or all decide at once. */
const KINDS = readdirSync(join(TEMPLATE, 'kinds')).toSorted();

/** Lays a whole tiny game into a new folder of that name. */
export function newGame(id, kind = 'open') {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id ?? ''))
    throw new Error(
      `"${id ?? ''}" can't be a game's id: it should be small letters and digits, with hyphens between words.`,
    );
  if (!KINDS.includes(kind)) throw new Error(`There is no template "${kind}", only ${KINDS.join(', ')}.`);
  if (existsSync(id)) throw new Error(`There is a "${id}" already.`);
  cpSync(TEMPLATE, id, { recursive: true });
  cpSync(join(TEMPLATE, 'kinds', kind), id, { recursive: true });
  rmSync(join(id, 'kinds'), { recursive: true });
  const title = id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
  for (const name of readdirSync(id)) {
    const path = join(id, name);
    const text = readFileSync(path, 'utf8');
    const filled = text.replaceAll('__id__', id).replaceAll('__title__', title).replaceAll('__version__', version);
    writeFileSync(path, filled);
  }
  console.log(`${id} is there. In it: npm install, npm test, npm start. Its rules are in game.js.`);
}
