/**
 * What `npm start` and `npm test` do first on a fresh clone: check Node's version and install what the lock file names.
 * Plain JavaScript on bare Node: nothing is installed yet when it runs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseNode } from './node.mjs';
import { npm } from './npm.mjs';

/** Installs the packages unless just those of the lock file are there. Ends the process with a clear message where it can't. */
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

/** Whether node_modules holds what the lock file names and nothing else. Times don't count: a copy or another branch may bring an older file. */
export function isInstalled(root) {
  // npm writes this file at the end of an install, so an interrupted one is done again.
  const there = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  const named = packagesIn(join(root, 'package-lock.json'));
  const same = (path) =>
    there[path].version === named[path]?.version && there[path].integrity === named[path].integrity;
  // Packages for other platforms are optional.
  const needed = Object.keys(named).filter((path) => path !== '' && !named[path].optional);
  return Object.keys(there).every(same) && needed.every((path) => path in there);
}

/** The packages of a lock file by their folders; none where there is no whole lock file. */
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
