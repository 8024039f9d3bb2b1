/**
 * `npm run compare -- BEFORE AFTER [TO]`: makes pages that show two folders of pictures from `npm run shots` side by side: one
 * page for each game and one for the rest. Plain JavaScript on bare Node.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Writes the pages and returns their paths. Throws an Error if a folder has no pictures. */
export function compare(before, after, to) {
  const folders = [before, after].map((folder) => ({ folder, names: picturesIn(folder) }));
  const sights = [...new Set(folders.flatMap(({ names }) => names))].toSorted();
  mkdirSync(to, { recursive: true });
  const games = readdirSync(join(ROOT, 'games')).filter((id) => existsSync(join(ROOT, 'games', id, 'meta.ts')));
  const of = (name) => games.find((id) => name.includes(id)) ?? 'around';
  return [...new Set(sights.map(of))].map((part) => {
    const path = join(to, `${part}.html`);
    const rows = sights.filter((name) => of(name) === part).map((name) => row(name, folders, to));
    writeFileSync(path, page(part, rows));
    return path;
  });
}

function picturesIn(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  if (names.length === 0) throw new Error(`no pictures in ${folder}`);
  return names;
}

function row(name, folders, to) {
  const pictures = folders.map(({ folder, names }) =>
    names.includes(name)
      ? `<img loading="lazy" src="${encodeURI(relative(to, join(folder, name)))}" alt="">`
      : '<p>not there</p>',
  );
  return `<section><h2>${name.slice(0, -4)}</h2><div>${pictures.join('')}</div></section>`;
}

function page(part, rows) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${part}: before and after</title>
<style>
body { margin: 16px; background: #777; font: 14px sans-serif; }
h2 { position: sticky; top: 0; margin: 24px 0 4px; padding: 4px; background: #ddd; font-size: 14px; }
div { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; }
img { max-width: 100%; }
</style>
${rows.join('\n')}
</html>
`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [before, after, to = join(ROOT, 'test-results', 'compare')] = process.argv.slice(2);
  if (before === undefined || after === undefined) {
    console.error('npm run compare -- BEFORE AFTER [TO]: folders of pictures, and where the pages go.');
    process.exitCode = 2;
  } else console.log(compare(resolve(before), resolve(after), resolve(to)).join('\n'));
}
