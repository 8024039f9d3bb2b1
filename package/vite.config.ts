/**
 * Builds what others may have of Agora (`exports` in package.json), file by file, so that who bundles it takes what is
 * used and no more. Every other package stays an import.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What `exports` names, by folder, stars filled in; what these import comes along. */
const DOORS = {
  games: /^(?:kit\/.+|(?:[\w-]+\/)?(?:index|meta))\.ts$/,
  laws: /^index\.ts$/,
  server: /^(?:index|bots\/thread)\.ts$/,
  client: /^(?:index|local\/thread|kit\/.+)(?<!\.d)\.tsx?$/,
};

const doors = Object.entries(DOORS).flatMap(([folder, door]) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => door.test(path))
    .map((path) => `${folder}/${path}`),
);

export default defineConfig({
  root,
  publicDir: false,
  // Whatever NODE_ENV says: what helps in development names the files it was made of.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: 'dist/package',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    lib: { entry: doors, formats: ['es'], cssFileName: 'client' },
    rolldownOptions: {
      external: /^(?!\.|\/|[A-Z]:)/i,
      output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
    },
  },
});
