/** Runs the commands of installed packages. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a package's script directly: the links in node_modules/.bin are batch files on Windows, which need a shell. */
export function tool(root, name, command, ...args) {
  const folder = join('node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const script = join(folder, typeof bin === 'string' ? bin : bin[command]);
  return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
}
