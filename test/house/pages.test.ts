/** What pages say of files is so: each file they name is there, and has what it is named for. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, read } from './source.ts';

const PARTS = ['games', 'client', 'server', 'test'];

/** With what `npm run new-game` writes, under the names it writes it by. */
const files = PARTS.flatMap((folder) => filesIn(folder, '.ts', '.tsx', '.mjs', '.css', '.md', '.ts.txt')).concat(
  readdirSync('.').filter((name) => /\.(?:ts|md)$/.test(name)),
);
/** Those of the packages name what lies in a package. */
const pages = files.filter(
  (path) => /(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(path) && !path.startsWith('server/cli/package/'),
);

/** The files that a name in backticks may mean: one with the folders that lead to it, of any game where it says so. */
function meant(name: string): readonly string[] {
  const path = name.replace(/^(?:\.{1,2}\/)+/, '').replaceAll(/[.+()[\]$^|]/g, String.raw`\$&`);
  const choices = path.replaceAll(/\{([^}]*)\}/g, (_, these: string) => `(?:${these.replaceAll(',', '|')})`);
  const pattern = new RegExp(`(?:^|/)${choices.replaceAll(/<\w+>|my-game|\*/g, '[^/]+')}(?:\\.txt)?$`);
  return files.filter((file) => pattern.test(file));
}

const NAMED = /`([^`\s]+\.(?:ts|tsx|mjs|css|md))`/g;
const NAMED_FOR = /`(\w+)` (?:in |\()\[?`([^`\s]+\.(?:ts|tsx|mjs))`/g;

test('pages name files', () => {
  expect(pages.flatMap((page) => [...read(page).matchAll(NAMED)]).length).toBeGreaterThan(300);
});

test.each(pages)('%s names what is there', (page) => {
  const text = read(page);
  expect([...text.matchAll(NAMED)].map(([, name = '']) => name).filter((name) => meant(name).length === 0)).toEqual([]);
  const missing = [...text.matchAll(NAMED_FOR)].filter(
    ([, word = '', name = '']) => !meant(name).some((file) => new RegExp(`\\b${word}\\b`).test(read(file))),
  );
  expect(missing.map(([said]) => said)).toEqual([]);
});
