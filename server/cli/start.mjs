/**
 * `npm start`: from a fresh clone to an open server. Installs and builds only what is missing or older than its sources,
 * then runs the server and says where it is. Plain JavaScript on bare Node.
 */
import { fork, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const built = ['dist/client/index.html', 'dist/server/main.js'];
const sources = ['client', 'games', 'server', 'package.json', 'vite.config.ts', 'tsconfig.json'];

install(root);
if (oldestOf(built) < newestOf(sources)) build();
run();

function build() {
  console.log('Building …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The build failed; see above.');
  process.exit(1);
}

function run() {
  const server = fork(join(root, 'dist/server/main.js'), {
    cwd: root,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env },
  });
  server.once('message', ({ address, port }) => console.log(`Agora is open:\n${places(address, port).join('\n')}`));
  server.once('exit', (code) => process.exit(code ?? 1));
  // Ctrl+C reaches the server by itself; the server ends this process with it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
}

/** Where players find a server that listens on `address`. */
function places(address, port) {
  const everywhere = address === '0.0.0.0' || address === '::';
  if (!everywhere) return [`  http://${address.includes(':') ? `[${address}]` : address}:${port}`];
  const nearby = Object.values(networkInterfaces())
    .flat()
    .filter((card) => card !== undefined && card.family === 'IPv4' && !card.internal)
    .map((card) => `  http://${card.address}:${port}  (for others in your network)`);
  return [`  http://localhost:${port}`, ...nearby];
}

/** Time of the oldest of some files, 0 when one is missing. */
function oldestOf(files) {
  return Math.min(...files.map((file) => (existsSync(join(root, file)) ? statSync(join(root, file)).mtimeMs : 0)));
}

/** Time of the newest file in some folders and files. */
function newestOf(paths) {
  const newest = (path) => {
    const stat = statSync(path);
    if (!stat.isDirectory()) return stat.mtimeMs;
    return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
  };
  return Math.max(...paths.map((path) => newest(join(root, path))));
}
