/** Writes what a site is called into its page and its manifest, where `%site%` stands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Site, nameOf } from '../../../games/kit/site.ts';
import { CLIENT } from './bundled.ts';

const MANIFEST = 'manifest.webmanifest';

export function named(site: Site): Plugin {
  const written = (text: string) => text.replaceAll('%site%', nameOf(site, 'en'));
  return {
    name: 'named',
    transformIndexHtml: written,
    generateBundle() {
      const source = written(readFileSync(join(CLIENT, 'public', MANIFEST), 'utf8'));
      this.emitFile({ type: 'asset', fileName: MANIFEST, source });
    },
  };
}
