/** Identifies the build of this server: all servers on one database must have the same. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** How many letters of the hash are enough to tell builds apart. */
const SHORT = 12;

/**
 * The build and the version of Node. Equal code gives an equal build, because the main file contains the names of all
 * other built files, and those contain hashes. `source` if nothing was built.
 */
export function buildOf(program = '') {
  const isBuilt = program.endsWith('.js');
  const build = isBuilt ? createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, SHORT) : 'source';
  return { build, node: process.version };
}
