/** Runs npm, on bare Node and on every platform. */
import { spawn, spawnSync } from 'node:child_process';

/** Runs npm with a few plain words in a folder, its output on ours. */
export function npm(words, folder) {
  return spawnSync(...command(words, { cwd: folder, stdio: 'inherit' }));
}

/** Runs npm beside whatever else is done. Resolves at its end, with all that it said: its output and its complaints as they came. */
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

/** Where npm runs us its own script is at hand; elsewhere a shell finds npm, which is a batch file on Windows. */
function command(words, options) {
  const script = process.env.npm_execpath ?? '';
  if (/\bnpm-cli\.[cm]?js$/.test(script)) return [process.execPath, [script, ...words], options];
  return [['npm', ...words].join(' '), [], { ...options, shell: true }];
}
