/** Bundles the server for bare Node: its own code and boardgame.io; everything else stays a package. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  build: {
    ssr: true,
    target: 'node20',
    outDir: here('../dist/server'),
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: here('main.ts'), 'bot-worker': here('bots/worker.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  // Node can't import boardgame.io's folders; what it builds on comes along, since npm may put that anywhere.
  ssr: { noExternal: ['boardgame.io', 'immer', 'lodash.isplainobject', 'redux', 'rfc6902'] },
});
