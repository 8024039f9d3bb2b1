/** Builds the service worker beside a client: it is told all the files it has to keep. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'vite';

const CLIENT = fileURLToPath(new URL('../../client', import.meta.url));
const WORKER = join(CLIENT, 'app', 'offline', 'service-worker.ts');
/** Nothing a game needs: notices to read, and what only links show. */
const LEFT_OUT = /\.(?:map|txt)$|^(?:index\.html|\.vite\/|preview\/)/;

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const found = [...Object.keys(bundle), ...publicFiles()].filter((name) => !LEFT_OUT.test(name)).toSorted();
        const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry)?.fileName ?? '';
        const files = found.map((name) => `/${name}`);
        const page = bundle['index.html'];
        const version = hash([...files, page?.type === 'asset' ? String(page.source) : '']);
        const source = await bundled({ version, files, entry });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}

/** `about` is the worker's own `Build`. */
async function bundled(about: object): Promise<string> {
  const made = await build({
    configFile: false,
    root: CLIENT,
    publicDir: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify(about) },
    build: {
      write: false,
      target: ['chrome123', 'firefox121', 'safari17.5'],
      lib: { entry: WORKER, formats: ['iife'], name: 'agora' },
    },
  });
  const [output] = [made].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('the service worker was not built');
  return chunk.code;
}

function publicFiles(): string[] {
  return readdirSync(join(CLIENT, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(CLIENT, 'public').length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}
