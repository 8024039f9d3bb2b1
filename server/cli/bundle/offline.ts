/** Builds the service worker with the list of files that it keeps. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { baseOf } from '../../../games/kit/checked-site.ts';
import { HOUSE } from '../../../games/kit/site.ts';
import { CLIENT, bundled } from './bundled.ts';

const WORKER = 'app/offline/service-worker.ts';
/** Files that no game needs: licences, and what only links show. */
const LEFT_OUT = /\.(?:map|txt)$|^(?:index\.html|\.vite\/|preview\/|front\/)/;

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const names = new Set([...Object.keys(bundle), ...publicFiles()]);
        const found = [...names].filter((name) => !LEFT_OUT.test(name)).toSorted();
        const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry)?.fileName ?? '';
        const files = found.map((name) => baseOf(HOUSE) + name);
        const page = bundle['index.html'];
        const version = hash([...files, page?.type === 'asset' ? String(page.source) : '']);
        // What the worker calls a `Build`.
        const source = await bundled(WORKER, { BUILD: JSON.stringify({ version, files, entry }) });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
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
