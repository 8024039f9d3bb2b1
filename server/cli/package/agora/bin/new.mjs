import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './template.mjs';

const TEMPLATES = fileURLToPath(new URL('../template', import.meta.url));
/** All three packages have the same version. */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Makes a project with a tiny but complete game in a new folder of that name. */
export function newGame(id, kind) {
  const files = filesOf(TEMPLATES, id, kind);
  if (existsSync(id)) throw new Error(`There is a "${id}" already.`);
  mkdirSync(id);
  for (const { to, text } of files) writeFileSync(join(id, to), text.replaceAll('__version__', version));
  console.log(`${id} is there. In it: npm install, npm run dev, npm test. Its rules are in game.ts.`);
}
