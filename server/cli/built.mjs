/** Whether the build is newer than its sources. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = ['dist/client/index.html', 'dist/server/main.js'];
// npm writes the second lock file at the end of an install: a build also depends on the packages.
const LOCKS = ['package-lock.json', 'node_modules/.package-lock.json'];
const SOURCES = ['client', 'games', 'server', 'package.json', 'vite.config.ts', 'tsconfig.json', ...LOCKS];

/** Whether the files `made` exist below `root` and are newer than every package and source; `more` names further sources. */
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
