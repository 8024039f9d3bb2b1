/** What a new game begins with: templates in which `__id__` and `__title__` stand for what it is called. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What there is to begin with: all is open, hands are hidden, or all decide at once. */
export const KINDS = ['open', 'hidden', 'together'];

/** The files of what every game begins with and of what this kind does, and where they go. Throws what is wrong with id or kind. */
export function filesOf(templates, id, kind = 'open') {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id ?? ''))
    throw new Error(
      `"${id ?? ''}" can't be a game's id: it should be small letters and digits, with hyphens between words.`,
    );
  if (!KINDS.includes(kind)) throw new Error(`There is no template "${kind}", only ${KINDS.join(', ')}.`);
  const title = id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
  const fill = (text) => text.replaceAll('__id__', id).replaceAll('__title__', title);
  return ['every', kind].flatMap((part) => {
    const folder = join(templates, part);
    const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return found.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const to = fill(path.slice(folder.length + 1)).replace(/\.txt$/, '');
      return { to: to.replaceAll('\\', '/'), text: fill(readFileSync(path, 'utf8')) };
    });
  });
}
