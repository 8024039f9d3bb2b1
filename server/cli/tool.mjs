/** Runs what installed packages bring. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package's own script on this Node: links to it are batch files on Windows, which need a shell. */
export function tool(root, name, command, ...args) {
  const folder = join('node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const script = join(folder, typeof bin === 'string' ? bin : bin[command]);
  return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
}
