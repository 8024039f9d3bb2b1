import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './template.mjs';

const TEMPLATES = fileURLToPath(new URL('../template', import.meta.url));
/** All three packages have the same version. */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Scripts of games that are defined. */
const OF_DEFINED = /,\n +"\w+": "agora (?:laws|arena|corpus) .*"/g;

/** Makes a project with a tiny but complete game in a new folder of that name; a stock one is a boardgame.io `Game`. */
export function newGame(id, kind, stock) {
  if (stock && kind !== undefined) throw new Error(`--stock is a template of its own, without "${kind}".`);
  const files = stock ? filesOf(TEMPLATES, id, 'stock', ['stock']) : filesOf(TEMPLATES, id, kind);
  if (existsSync(id)) throw new Error(`There is a "${id}" already.`);
  mkdirSync(id);
  for (const { to, text } of files) {
    const filled = text.replaceAll('__version__', version);
    writeFileSync(join(id, to), stock ? filled.replaceAll(OF_DEFINED, '') : filled);
  }
  const where = stock ? 'Your Game goes into game.ts, your React board into board.tsx.' : 'Its rules are in game.ts.';
  console.log(`${id} is there. In it: npm install, npm run dev, npm test. ${where}`);
}
