/** The guide's pages, as somebody takes them who reads them: what stands in frames becomes files of a project. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KINDS, SCOPE } from '../../server/cli/doors.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GUIDE = join(ROOT, 'games/guide');
/** What `agora new` gives every project. */
const TEMPLATE = join(ROOT, 'server/cli/package/agora/template/every');

/** The pages by name; the first leads from nothing to a table. */
export const PAGES = readdirSync(GUIDE).map((name) => basename(name, '.md'));
export const BEGIN = 'begin';

/** What stands in a frame: a file, lines in the place of some of a file, commands, or what is told. */
export interface Step {
  readonly kind: string;
  /** The file that the first line names. */
  readonly name: string;
  /** The lines show a mistake, in the place of those of the file that begin as they do. */
  readonly instead: boolean;
  readonly lines: readonly string[];
}

/** Kinds of frame that are code, and so name their file. */
const CODE = ['js', 'jsx', 'ts', 'tsx'];

/** What stands in frames on a page, in order. Throws where code doesn't say in which file it belongs. */
export function steps(page: string): readonly Step[] {
  const text = readFileSync(join(GUIDE, `${page}.md`), 'utf8');
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)\n```$/gm)].map(([, kind = '', inside = '']) => {
    const all = inside.split('\n');
    if (!CODE.includes(kind)) return { kind, name: '', instead: false, lines: all };
    const [, name, instead] = /^\/\/ ([\w.]+)(, instead)?$/.exec(all[0]!) ?? [];
    if (name === undefined) throw new Error(`${page}.md: code begins with its file, as in // game.ts, not: ${all[0]}`);
    return { kind, name, instead: instead !== undefined, lines: all.slice(1) };
  });
}

/** Writes a step's file, or what it has in the place of lines of it. */
export function take({ name, instead, lines }: Step, folder: string): void {
  const path = join(folder, name);
  const text = instead ? replaced(readFileSync(path, 'utf8').split('\n'), lines) : [...lines, ''];
  writeFileSync(path, text.join('\n'));
}

/** The source with those lines in the place of as many, from the one that begins most like them. */
function replaced(source: readonly string[], lines: readonly string[]): readonly string[] {
  // A page shows a line without what it is indented by.
  const alike = source.map((line) => commonStart(line.trimStart(), lines[0]!.trimStart()));
  return source.toSpliced(alike.indexOf(Math.max(...alike)), lines.length, ...lines);
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** A new folder for projects that stand on the sources here rather than on packages. */
export function newPlace(): string {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  return mkdtempSync(join(ROOT, 'test-results/guide-'));
}

/** A page's project: its own files, and where it has none those of the first page and of `agora new`. */
export function lay(page: string, place: string): string {
  const folder = join(place, page);
  mkdirSync(folder);
  for (const name of readdirSync(TEMPLATE))
    if (/\.ts\./.test(name) && name !== 'vite.config.ts.txt')
      cpSync(join(TEMPLATE, name), join(folder, basename(name, '.txt')));
  const files = (of: string) => steps(of).filter(({ kind, instead }) => CODE.includes(kind) && !instead);
  for (const step of files(BEGIN)) take(step, folder);
  // Words go with their game.
  if (files(page).some(({ name }) => name === 'game.ts'))
    writeFileSync(join(folder, 'said.ts'), 'export const said = {};\n');
  for (const step of files(page)) take(step, folder);
  for (const name of readdirSync(folder)) point(join(folder, name));
  return folder;
}

/** The same project with a mistake in it. */
export function layMistaken(folder: string, step: Step, at: number): string {
  const mistaken = `${folder}-${at}`;
  cpSync(folder, mistaken, { recursive: true });
  take(step, mistaken);
  return mistaken;
}

/** Has a file import from here what it imports from the packages, and nothing that they don't have. */
function point(path: string): void {
  const text = readFileSync(path, 'utf8');
  const imports = /(?<=\b(?:from|import|import\()\s*')(@[\w-]+\/agora(?:-server|-client)?(?:\/[^'\n]+)?)(?=')/g;
  writeFileSync(
    path,
    text.replaceAll(imports, (to) => sourceOf(to)),
  );
}

/** Where that stands here which the packages let others import under this name. */
function sourceOf(specifier: string): string {
  const [scope, name = '', ...rest] = specifier.split('/');
  const wanted = ['.', ...rest].join('/');
  const doors = Object.entries((scope === SCOPE ? KINDS[name] : undefined)?.doors ?? {}).toSorted(
    ([a], [b]) => b.length - a.length,
  );
  for (const [pattern, to] of doors) {
    const [before = '', after] = pattern.split('*');
    const fits = after === undefined ? wanted === before : wanted.startsWith(before) && wanted.endsWith(after);
    if (!fits || to === null) continue;
    const star = after === undefined ? '' : wanted.slice(before.length, wanted.length - after.length);
    const path = join(ROOT, to.default.replace('*', star).replace(/\.js$/, ''));
    const source = [`${path}.ts`, `${path}.tsx`].find((each) => existsSync(each));
    if (source !== undefined) return source;
  }
  throw new Error(`the packages don't have ${specifier}`);
}
