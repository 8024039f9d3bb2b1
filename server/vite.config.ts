/** Bundles the server for Node: its own code and boardgame.io. All other packages stay external. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import { licenses } from './cli/bundle/licenses.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes compressed copies of the client's files, which the server sends as they are. */
function compressClient(): Plugin {
  let folder = '';
  const compress = async (name: string) => {
    const path = join(folder, name);
    const content = await readFile(path);
    if (content.length < 1024) return;
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${path}.gz`, await promisify(gzip)(content));
  };
  return {
    name: 'compress-client',
    configResolved({ root, build }) {
      folder = join(resolve(root, build.outDir), '../client');
    },
    async closeBundle() {
      if (this.meta.watchMode || !this.environment.config.build.write) return;
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      await Promise.all(names.filter((name) => /\.(?:js|css|html|svg|json|txt)$/.test(name)).map(compress));
    },
  };
}

export default defineConfig({
  root: here('.'),
  plugins: [licenses(), compressClient()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: here('../dist/server'),
    emptyOutDir: true,
    rolldownOptions: {
      // A dependency builds a named function with eval.
      checks: { eval: false },
      // An unused storage of boardgame.io needs this package but doesn't install it.
      external: 'node-persist',
      input: {
        main: here('main.ts'),
        operator: here('operator/main.ts'),
        'bot-worker': here('bots/worker.ts'),
        pages: here('../client/app/preview.ts'),
        // Next to the chunk that starts them, which the server and the operator's commands share.
        'chunks/sqlite-thread': here('storage/sqlite/sqlite-thread.mjs'),
      },
      output: {
        entryFileNames: ({ name }) => (name.endsWith('thread') ? '[name].mjs' : '[name].js'),
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
  // Node can't import boardgame.io's folders, so it is bundled with its own dependencies.
  ssr: { noExternal: true, external: Object.keys(manifest.dependencies) },
});
