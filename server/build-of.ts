/** Which Agora this is: servers of one database are to be of the same. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** So many letters tell builds apart. */
const SHORT = 12;

/**
 * The build, and the Node it runs on. A build is the same for the same code: the file that is started names all other files
 * that were built, by what is in them. `source` where nothing was built.
 */
export function buildOf(program = '') {
  const isBuilt = program.endsWith('.js');
  const build = isBuilt ? createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, SHORT) : 'source';
  return { build, node: process.version };
}
