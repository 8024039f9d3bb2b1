/** Templates for new games; `__id__` and `__title__` stand for the game's names. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The templates: everything is open, hands are hidden, or everybody decides at once. */
export const KINDS = ['open', 'hidden', 'together'];

/**
 * The filled files of the template for every game and of one kind, with their paths; of two at one path the last one counts.
 * Throws a sentence if id or kind is wrong.
 */
export function filesOf(templates, id, kind = 'open', kinds = KINDS) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id ?? ''))
    throw new Error(
      `"${id ?? ''}" can't be a game's id: it should be small letters and digits, with hyphens between words.`,
    );
  if (!kinds.includes(kind)) throw new Error(`There is no template "${kind}", only ${kinds.join(', ')}.`);
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
