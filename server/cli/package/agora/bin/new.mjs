import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));

/** Lays a whole tiny game into a new folder of that name. */
export function newGame(id) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id ?? ''))
    throw new Error(
      `"${id ?? ''}" can't be a game's id: it should be small letters and digits, with hyphens between words.`,
    );
  if (existsSync(id)) throw new Error(`There is a "${id}" already.`);
  cpSync(TEMPLATE, id, { recursive: true });
  for (const name of readdirSync(id)) {
    const path = join(id, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('__id__', id));
  }
  console.log(`${id} is there. In it: npm install, npm test, npm start. Its rules are in game.js.`);
}
