import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SIZES } from './client/kit/sizes.ts';
import { baseOf } from './games/kit/checked-site.ts';
import { HOUSE } from './games/kit/site.ts';
import { BROWSERS } from './server/cli/bundle/bundled.ts';
import { fewFiles } from './server/cli/bundle/chunks.ts';
import { lightFonts } from './server/cli/bundle/fonts.ts';
import { frontPage } from './server/cli/bundle/front-page.ts';
import { lastBuild } from './server/cli/bundle/last-build.ts';
import { licenses } from './server/cli/bundle/licenses.ts';
import { serviceWorker } from './server/cli/bundle/offline.ts';
import { named } from './server/cli/bundle/named.ts';
import { namedSizes } from './server/cli/bundle/sizes.ts';

/** The dev server stands at PORT and hands what it doesn't know on to the game server at PORT + 1. */
const port = Number(process.env.PORT ?? 8000);
const base = baseOf(HOUSE);
// The page's own host is kept: the game server refuses writes from pages of another.
const server = { target: `http://127.0.0.1:${port + 1}`, changeOrigin: false };

export default defineConfig({
  root: 'client',
  base,
  plugins: [
    react(),
    namedSizes(SIZES),
    fewFiles(),
    lightFonts(),
    licenses(),
    named(HOUSE),
    frontPage(namedSizes(SIZES)),
    serviceWorker(),
    lastBuild(fileURLToPath(new URL('dist/client', import.meta.url))),
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // test/client/first-load.mjs reads it.
    manifest: true,
    target: BROWSERS,
  },
  worker: { format: 'es' },
  // Reached through names of our own, which Vite sees through too late: it would reload the first table one sits down at.
  optimizeDeps: { include: ['boardgame.io/client', 'boardgame.io/core', 'boardgame.io/multiplayer'] },
  server: {
    port,
    strictPort: true,
    // The packages may lie elsewhere, linked from here.
    fs: { allow: ['.', realpathSync('node_modules')] },
    proxy: {
      [`${base}games`]: server,
      [`${base}api`]: server,
      [`${base}socket.io`]: { ...server, ws: true },
    },
  },
});
