import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The dev server stands at PORT and hands what it doesn't know on to the game server at PORT + 1. */
const port = Number(process.env.PORT ?? 8000);
const server = `http://127.0.0.1:${port + 1}`;

export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // test/client/first-load.mjs reads it.
    manifest: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Fonts are sliced by letters; a slice inlined is a slice everybody loads.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: {
    port,
    strictPort: true,
    proxy: {
      '/games': server,
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
