/** Runs npm, on bare Node and on every platform. */
import { spawn, spawnSync } from 'node:child_process';

/** Runs npm in a folder and shows its output. The words must need no quoting. */
export function npm(words, folder) {
  return spawnSync(...command(words, { cwd: folder, stdio: 'inherit' }));
}

/** Runs npm in the background. Resolves at its end, with its output and errors in the order in which they came. */
export function npmBeside(words, folder) {
  const child = spawn(...command(words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }));
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece));
  return new Promise((resolve) => {
    const end = (status) => resolve({ status, said: Buffer.concat(said).toString() });
    child.on('error', () => end(null));
    child.on('close', end);
  });
}

/** If npm started this process, its own script is known. Otherwise a shell must find npm, which is a batch file on Windows. */
function command(words, options) {
  const script = process.env.npm_execpath ?? '';
  if (/\bnpm-cli\.[cm]?js$/.test(script)) return [process.execPath, [script, ...words], options];
  return [['npm', ...words].join(' '), [], { ...options, shell: true }];
}
