/** Where in a file a property of a definition stands: an error is mended there, and not where `defineGame` begins. */
import { readFileSync } from 'node:fs';

/** What a text names first, as `apply` of `moves.take`, and what doesn't count as code. */
const NAMED = /`(\w+)`(?: of `([\w.]+)`)?|`([\w.]+)`/;
const SKIPPED = /\/\/.*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`/g;
/** Properties of a kind of move, which a text may name without it. */
const OF_A_KIND = ['refuse', 'list', 'secret'];

/** The `file:line` of the property that `text` names first, for the definition at `source`; `source` if it isn't found there. */
export function lineOf(source: string, text: string, kind?: string): string {
  const [, file = '', line = '1'] = /^(.*):(\d+)$/.exec(source) ?? [];
  const [, name, of, whole = ''] = NAMED.exec(text) ?? [];
  const path = name === undefined ? whole.split('.') : [...(of?.split('.') ?? []), name];
  if (of === undefined && kind !== undefined && OF_A_KIND.includes(path[0]!)) path.unshift('moves', kind);
  const code = codeOf(file);
  let at = code.split('\n', Number(line) - 1).join('\n').length;
  at = code.indexOf('{', code.indexOf('defineGame', at));
  let found = -1;
  for (const key of path) {
    at = at < 0 ? -1 : keyAt(code, at, key);
    if (at < 0) break;
    found = at;
    at = code.indexOf('{', at);
  }
  return found < 0 ? source : `${file}:${code.slice(0, found).split('\n').length}`;
}

/** A file without its comments and texts, every place where it was; empty if it can't be read. */
function codeOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll(SKIPPED, (text) => text.replaceAll(/[^\n]/g, ' '));
  } catch {
    return '';
  }
}

/** Where a key stands in the object that begins at a brace; −1 if it has none of that name. */
function keyAt(code: string, open: number, key: string): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if ('{[('.includes(code[at]!)) depth++;
    if ('}])'.includes(code[at]!) && --depth === 0) return -1;
    const isKey = depth === 1 && code.startsWith(key, at) && !/[\w.]/.test(code[at - 1]!);
    if (isKey && /^\s*[:(,}]/.test(code.slice(at + key.length, at + key.length + 9))) return at;
  }
  return -1;
}
