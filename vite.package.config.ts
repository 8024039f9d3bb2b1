/**
 * Builds what others may have of Agora (`exports` in package.json), file by file, so that who bundles it takes what is
 * used and no more. Every other package stays an import.
 */
import { readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { type Plugin, defineConfig } from 'vite';
import { SIZES } from './client/kit/sizes.ts';
import { namedSizes } from './server/cli/bundle/sizes.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What `exports` names, by folder, stars filled in; what these import comes along. */
const DOORS = {
  games: /^(?:kit\/.+|(?:[\w-]+\/)?(?:index|meta))\.ts$/,
  server: /^(?:index\.ts|bots\/thread\.ts|storage\/\w+\/\w+-thread\.mjs)$/,
  client: /^(?:index|stock\/index|boards\/[\w-]+\/index|thinking\/thread|(?:kept|kit|stage)\/.+)(?<!\.d)\.tsx?$/,
};

const doors = Object.entries(DOORS).flatMap(([folder, door]) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => door.test(path))
    .map((path) => `${folder}/${path}`),
);

/** Lets each file import its own styles, which Vite only lays beside it. */
function ownStyles(): Plugin {
  return {
    name: 'own-styles',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
          const lines = styles.map((path) => `import "./${relative(dirname(chunk.fileName), path)}";\n`);
          chunk.code = `${lines.join('')}${chunk.code}`;
        }
      },
    },
  };
}

export default defineConfig({
  root,
  publicDir: false,
  // Whatever NODE_ENV says: what helps in development names the files it was made of.
  define: { 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins: [namedSizes(SIZES), ownStyles()],
  build: {
    outDir: 'dist/package',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    cssCodeSplit: true,
    lib: { entry: doors, formats: ['es'] },
    rolldownOptions: {
      external: /^(?!\.|\/|[A-Z]:)/i,
      output: {
        preserveModules: true,
        preserveModulesRoot: root,
        // A plain script keeps its name.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.mjs') === true ? '[name].mjs' : '[name].js',
        // Its names are made already: nobody is to make others of them.
        assetFileNames: ({ names: [name = ''] }) => name.replace('.module.', '.'),
      },
    },
  },
});
