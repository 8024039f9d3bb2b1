/**
 * `npm run build`: makes the client and the server beside what is there, and exchanges them once they are whole. A build that
 * is cut short or fails changes nothing. Plain JavaScript on bare Node.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { begin, finish } from './exchange.mjs';
import { tool } from './tool.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dist = join(root, 'dist');
const name = new Date().toISOString().replaceAll(/\D/g, '');
const folder = begin(dist, name);

build('client');
// It packs the client that lies beside it.
build('server', '--config', 'server/vite.config.ts');
finish(dist, name);

function build(part, ...more) {
  const { status } = tool(root, 'vite', 'vite', 'build', '--outDir', join(folder, part), '--emptyOutDir', ...more);
  if (status !== 0) process.exit(status ?? 1);
}
