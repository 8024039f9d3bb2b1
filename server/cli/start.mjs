/**
 * `npm start`: from a fresh clone to an open server. Installs and builds only what is missing or older than its sources,
 * then runs the server and says where it is. Plain JavaScript on bare Node.
 */
import { fork } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './built.mjs';
import { install } from './install.mjs';
import { NODE_FLAGS } from './node-flags.mjs';
import { npm } from './npm.mjs';
import { whenOrphaned } from './orphan.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

install(root);
if (!isBuilt(root)) build();
run();

function build() {
  console.log('Building …');
  const { status } = npm(['run', '--silent', 'build'], root);
  if (status === 0) return;
  console.error('The build failed; see above.');
  process.exit(1);
}

function run() {
  const server = fork(join(root, 'dist/server/main.js'), {
    cwd: root,
    execArgv: NODE_FLAGS,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env },
  });
  server.once('message', ({ address, port }) => console.log(`Agora is open:\n${places(address, port).join('\n')}`));
  server.once('exit', (code) => process.exit(code ?? 1));
  // Ctrl+C reaches the server too, and this process ends with it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  whenOrphaned(() => server.kill('SIGTERM'));
}

/** The addresses for players of a server that listens on `address`. */
function places(address, port) {
  const everywhere = address === '0.0.0.0' || address === '::';
  if (!everywhere) return [`  http://${address.includes(':') ? `[${address}]` : address}:${port}`];
  const nearby = Object.values(networkInterfaces())
    .flat()
    .filter((card) => card !== undefined && card.family === 'IPv4' && !card.internal)
    .map((card) => `  http://${card.address}:${port}  (for others in your network)`);
  return [`  http://localhost:${port}`, ...nearby];
}
