/**
 * Adds the licences of all packages in a build, fonts included. Vite's own `build.license` leaves out fonts and packages
 * without a licence file.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The licences of packages that don't contain them. */
const FURTHER = fileURLToPath(new URL('licenses', import.meta.url));

export function licenses(): Plugin {
  return {
    name: 'licenses',
    // This runs before Vite removes chunks with styles only.
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
      );
      const folders = new Set([ROOT, ...modules.flatMap(packageOf)]);
      const source = [...folders]
        .map(notice)
        .toSorted()
        .join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}

/** The folder of a module's package; none for our own. */
function packageOf(id: string): string[] {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.slice(1) ?? [];
}

function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  return `${name} ${version} (${license})\n\n${textOf(folder, name).trim()}\n`;
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

function textOf(folder: string, name: string): string {
  const own = readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(file));
  const path = own === undefined ? join(FURTHER, `${name}.txt`) : join(folder, own);
  if (!existsSync(path)) throw new Error(`${name} carries no licence: lay its text into ${FURTHER}`);
  return readFileSync(path, 'utf8');
}
