/** Whether the build is younger than all it is made of. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = ['dist/client/index.html', 'dist/server/main.js'];
// The second lock file is npm's, written at the end of an install: packages are part of the build.
const LOCKS = ['package-lock.json', 'node_modules/.package-lock.json'];
const SOURCES = ['client', 'games', 'server', 'package.json', 'vite.config.ts', 'tsconfig.json', ...LOCKS];

/** Whether what is made of the sources, and of `more` of them, is there below `root`, and no source or package is newer. */
export function isBuilt(root, made = BUILT, more = []) {
  const oldest = Math.min(...made.map((file) => newestIn(join(root, file))));
  return oldest >= Math.max(...[...SOURCES, ...more].map((source) => newestIn(join(root, source))));
}

/** Time of the newest file in a folder, or of a file; 0 when there is none. */
function newestIn(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
