/** Reads the repository's own source for the tests of the house. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files below a folder of the repository whose names end with one of `endings`, as paths from its root. */
export function filesIn(folder: string, ...endings: readonly string[]): string[] {
  const found = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .toSorted();
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export interface Import {
  readonly from: string;
  /** A path from the root of the repository, or the name of a package. */
  readonly to: string;
  readonly typesOnly: boolean;
}

const STATIC = /\b(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?(['"])([^'"\n]+)\3/g;
const CALLED = /\b(?:import|require|new URL)\s*\(\s*(['"])([^'"\n]+)\1/g;

/** Everything a source file imports, requires or makes a worker of. */
export function importsOf(path: string, source = read(path)): Import[] {
  const code = withoutComments(source);
  const made = (to: string, typesOnly: boolean): Import => ({
    from: path,
    to: to.startsWith('.') ? normalize(join(dirname(path), to)) : to,
    typesOnly,
  });
  return [
    ...[...code.matchAll(STATIC)].map((match) => made(match[4]!, match[2] !== undefined)),
    ...[...code.matchAll(CALLED)].map((match) => made(match[2]!, false)),
  ];
}

const TOKENS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The code alone; what stands in quotes stays. */
export function withoutComments(source: string): string {
  return source.replace(TOKENS, (token) => (token.startsWith('/') ? ' ' : token));
}

/** Every text in quotes. */
export function textsOf(source: string): string[] {
  return [...source.matchAll(TOKENS)]
    .map(([token]) => token)
    .filter((token) => !token.startsWith('/'))
    .map((token) => token.slice(1, -1));
}

/** Every comment. */
export function commentsOf(source: string): string[] {
  return [...source.matchAll(TOKENS)].map(([token]) => token).filter((token) => token.startsWith('/'));
}
