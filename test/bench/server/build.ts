/** Builds both servers as ours is built to be started: from source, each would take longer by what the loader adds. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('../../../dist/bench');

/** Returns the programs. */
export async function built(): Promise<{ readonly agora: string; readonly stock: string }> {
  const input = { stock: here('stock.ts') };
  const configFile = here('../../../server/vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir, rolldownOptions: { input } } });
  return { agora: `${outDir}/main.js`, stock: `${outDir}/stock.js` };
}
