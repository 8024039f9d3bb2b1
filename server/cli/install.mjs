/**
 * What `npm start` and `npm test` do first on a fresh clone: check Node's version and install what the lock file names.
 * Plain JavaScript on bare Node: nothing is installed yet when it runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST = [20, 19];

/** Installs the packages unless those there are newer than the lock file. Ends the process with a clear message where it can't. */
export function install(root) {
  checkNode();
  // npm writes this file at the end of an install, so an interrupted one is done again.
  const installed = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing packages …');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    stop(`npm ci failed${error === undefined ? '' : `: ${error.message}`}. Is the npm registry reachable?`);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  stop(`Agora needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
