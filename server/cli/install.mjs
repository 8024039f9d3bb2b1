/**
 * What `npm start` and `npm test` do first on a fresh clone: check Node's version and install what the lock file names.
 * Plain JavaScript on bare Node: nothing is installed yet when it runs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseNode } from './node.mjs';
import { npm } from './npm.mjs';

/** Installs the packages unless exactly those of the lock file are there. Ends the process with a sentence if it can't. */
export function install(root) {
  const refusal = refuseNode(
    process.versions.node,
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node,
  );
  if (refusal !== undefined) stop(refusal);
  if (isInstalled(root)) return;
  console.log('Installing packages …');
  const { status, error } = npm(['ci', '--no-audit', '--no-fund'], root);
  if (status !== 0)
    stop(`npm ci failed${error === undefined ? '' : `: ${error.message}`}. Is the npm registry reachable?`);
}

/** Whether node_modules has exactly what the lock file names. Times of files say nothing: a copy or another branch may bring older ones. */
export function isInstalled(root) {
  // npm writes this file at the end, so an interrupted install is repeated.
  const there = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  const named = packagesIn(join(root, 'package-lock.json'));
  const same = (path) =>
    there[path].version === named[path]?.version && there[path].integrity === named[path].integrity;
  // Packages for other platforms are optional.
  const needed = Object.keys(named).filter((path) => path !== '' && !named[path].optional);
  return Object.keys(there).every(same) && needed.every((path) => path in there);
}

/** The packages in a lock file by their folders; none if it is missing or damaged. */
function packagesIn(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages;
  } catch {
    return {};
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
