/**
 * `npm run dev`: Vite serves the client at PORT and passes everything else to the server at PORT + 1, which is rebuilt and
 * restarted after every change. Ends when one of the three processes does.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const vite = join(root, 'node_modules/vite/bin/vite.js');
// Not the folder of `npm run build`: another server may run from there.
const folder = join(root, 'dist/dev/server');
const server = join(folder, 'main.js');
const port = Number(process.env.PORT ?? 8000);
const children = [];

install(root);
rmSync(server, { force: true });
process.on('SIGINT', end);
process.on('SIGTERM', end);
// The folder isn't emptied, because the running server is in it.
run([vite, 'build', '--watch', '--emptyOutDir', 'false', '--outDir', folder, '--config', 'server/vite.config.ts'], {});
run([vite], { PORT: String(port) });
const waiting = setInterval(() => {
  if (!existsSync(server)) return;
  clearInterval(waiting);
  // Vite serves the pages.
  run(['--watch', server, '--without-pages'], { PORT: String(port + 1), HOST: '127.0.0.1' });
}, 100);

function run(args, env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    end();
  });
  children.push(child);
}

function end() {
  clearInterval(waiting);
  for (const child of children) child.kill('SIGTERM');
}
