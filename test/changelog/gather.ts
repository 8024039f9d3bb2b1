/** Puts notes of changes, a file each so that no two branches write into the same one, into the list of all changes. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where notes lie. */
export const FOLDER = fileURLToPath(new URL('../../.changes/', import.meta.url));

const PENDING = '## Unreleased';

/** The text of every note there is, by its file's name. */
export function readNotes(): ReadonlyMap<string, string> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return new Map(names.toSorted().map((name) => [name, readFileSync(FOLDER + name, 'utf8')]));
}

/** What one file notes: entries below headings the list has. Throws a sentence that names what is wrong. */
function notesOf(name: string, text: string, headings: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const notes = new Map<string, string[]>();
  let entries: string[] | undefined;
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith('### ')) {
      if (!headings.has(line)) throw new Error(`${name}: "${line}" is none of ${[...headings].join(', ')}`);
      entries = notes.get(line) ?? [];
      notes.set(line, entries);
    } else if (entries === undefined || !/^- \S/.test(line)) {
      throw new Error(`${name}: "${line}" is neither a heading ("### …") nor an entry ("- …") below one`);
    } else entries.push(line);
  }
  if (notes.size === 0 || [...notes.values()].some((each) => each.length === 0))
    throw new Error(`${name}: each file has a heading ("### …"), and each heading an entry ("- …") below it`);
  return notes;
}

/**
 * The list with what `files` note, by name, among the changes of `version`: of the newest one in the list, where it is that or
 * pending. The headings stand in the order in which the list has them.
 */
export function gather(list: string, files: ReadonlyMap<string, string>, version: string): string {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version in three numbers`);
  const title = `## ${version}`;
  const lines = list.split('\n');
  const headings = new Set(lines.filter((line) => line.startsWith('### ')));
  const all = [...files].map(([name, text]) => notesOf(name, text, headings));
  const first = lines.findIndex((line) => line.startsWith('## '));
  if (lines.indexOf(title) > first) throw new Error(`${title} isn’t the newest version in the list`);
  if (lines[first] !== PENDING && lines[first] !== title) lines.splice(first, 0, title, '');
  const end = lines.findIndex((line, at) => at > first && line.startsWith('## '));
  const rest = end < 0 ? [] : lines.splice(end);
  for (const heading of headings) {
    const entries = all.flatMap((notes) => notes.get(heading) ?? []);
    if (entries.length === 0) continue;
    const at = lines.indexOf(heading);
    if (at >= 0) lines.splice(at + 2, 0, ...entries);
    else lines.push(...(lines.at(-1) === '' ? [] : ['']), heading, '', ...entries, '');
  }
  lines[first] = title;
  return [...lines, ...rest].join('\n');
}
