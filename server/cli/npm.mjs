/** Runs npm, on bare Node and on every platform. */
import { spawnSync } from 'node:child_process';

/**
 * Runs npm with a few plain words in a folder, its output on ours. Where npm runs us its own script is at hand; elsewhere a
 * shell finds npm, which is a batch file on Windows.
 */
export function npm(words, folder) {
  const options = { cwd: folder, stdio: 'inherit' };
  const script = process.env.npm_execpath ?? '';
  if (/\bnpm-cli\.[cm]?js$/.test(script)) return spawnSync(process.execPath, [script, ...words], options);
  return spawnSync(['npm', ...words].join(' '), { ...options, shell: true });
}
