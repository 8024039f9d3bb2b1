/** Renders the front page at build time, one file for each language, so that it is shown before its scripts run. */
import { createHash } from 'node:crypto';
import { type Plugin, createServer } from 'vite';
import { baseOf } from '../../../games/kit/checked-site.ts';
import { HOUSE } from '../../../games/kit/site.ts';
import { CLIENT, bundled } from './bundled.ts';

const PAGES = '/app/front/written.tsx';
const FIRST = 'app/front/first-look.ts';

/** `styles` writes styles as the rest of the build does: names of classes hang on what they say. */
export function frontPage(styles: Plugin): Plugin {
  let first = { fileName: '', source: '' };
  return {
    name: 'front-page',
    apply: 'build',
    async buildStart() {
      const source = await bundled(FIRST);
      const digest = createHash('sha256').update(source).digest('hex').slice(0, 12);
      first = { fileName: `assets/first-look-${digest}.js`, source };
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', ...first });
      for (const [language, source] of await written(styles))
        this.emitFile({ type: 'asset', fileName: `front/${language}.html`, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => inOrder(html, `<script src="${baseOf(HOUSE)}${first.fileName}"></script>`),
    },
  };
}

const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** Moves the page's scripts to its end: what it needs to be shown comes first. */
function inOrder(html: string, first: string): string {
  const scripts = html.match(SCRIPTS) ?? [];
  return html
    .replace(SCRIPTS, '')
    .replace(/(?=<link rel="(?:stylesheet|preload)")/, () => `${first}\n    `)
    .replace(/\s*<\/body>/, (end) => scripts.join('') + end);
}

/** Renders the page in each language from the sources. */
async function written(styles: Plugin): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    configFile: false,
    root: CLIENT,
    mode: 'production',
    plugins: [styles],
    appType: 'custom',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // boardgame.io's folders can't be imported by Node.
    ssr: { noExternal: ['boardgame.io'], resolve: { conditions: ['module'] } },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { frontPages } = (await server.ssrLoadModule(PAGES)) as {
      frontPages(): Promise<ReadonlyMap<string, string>>;
    };
    return await frontPages();
  } finally {
    await server.close();
  }
}
