/**
 * `npm run build`: builds client and server in a new folder and puts it in the place of the last build when both are done.
 * A build that fails or is interrupted changes nothing. Plain JavaScript on bare Node.
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
// The server's build reads the client's, which must be finished.
build('server', '--config', 'server/vite.config.ts');
finish(dist, name);

function build(part, ...more) {
  const { status } = tool(root, 'vite', 'vite', 'build', '--outDir', join(folder, part), '--emptyOutDir', ...more);
  if (status !== 0) process.exit(status ?? 1);
}
