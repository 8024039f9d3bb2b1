/**
 * Preload tags: names in a page's head all the files that it will need, so that they load together with the first
 * script instead of one after another.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in Vite's manifest of a build. */
interface Built {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Built>>;

/** Makes the tags for parts of the client, given as names of source files or chunks. */
export type Preload = (parts: readonly string[]) => readonly string[];

/** Reads the manifest of a client built for this base. Without a manifest, nothing is preloaded. */
export function readPreload(folder: string, base: string): Preload {
  const path = join(folder, '.vite', 'manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  const keyOf = (part: string) =>
    part in manifest ? part : Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === part);
  return (parts) => {
    const keys = parts.flatMap((part) => keyOf(part) ?? []);
    return tagsFor(
      [...closure(manifest, keys)].flatMap((key) => manifest[key] ?? []),
      base,
    );
  };
}

/** Some files with everything that they import. */
function closure(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set(keys);
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return found;
}

function tagsFor(files: readonly Built[], base: string): readonly string[] {
  const styles = new Set(files.flatMap(({ css = [] }) => css));
  return [
    ...files.map(({ file }) => `<link rel="modulepreload" crossorigin href="${base}${file}" />`),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}" />`),
  ];
}
