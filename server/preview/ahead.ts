/**
 * What a page will ask for, named in its head: it comes at once with the first script, instead of one wave after the other as
 * each file names the next.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a build, as Vite's manifest describes it. */
interface Built {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Built>>;

/** Tags for a page that needs parts of the client, by the names of their files or of what is gathered in one. */
export type Ahead = (parts: readonly string[]) => readonly string[];

/** Of the client that is built in a folder. One that tells nothing of itself has nothing fetched ahead. */
export function readAhead(folder: string): Ahead {
  const path = join(folder, '.vite', 'manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  const keyOf = (part: string) =>
    part in manifest ? part : Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === part);
  return (parts) => {
    const keys = parts.flatMap((part) => keyOf(part) ?? []);
    return tagsFor([...closure(manifest, keys)].flatMap((key) => manifest[key] ?? []));
  };
}

/** Parts with all that they can't run without. */
function closure(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set(keys);
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return found;
}

function tagsFor(files: readonly Built[]): readonly string[] {
  const styles = new Set(files.flatMap(({ css = [] }) => css));
  return [
    ...files.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ];
}
