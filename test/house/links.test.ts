/** What pages link to is there: files, and parts of pages. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, read } from './source.ts';

const ROOT = new URL('../../', import.meta.url);

const PAGES = [
  'README.md',
  'README.ja.md',
  'CONTRIBUTING.md',
  ...['games', 'client', 'server', 'test'].flatMap((part) => filesIn(part, '.md')),
];

interface Link {
  readonly page: string;
  readonly path: string;
  readonly part: string;
}

/** Links to files and to parts of pages; not those to other places. */
function linksOf(page: string): readonly Link[] {
  const text = withoutFrames(read(page));
  return [...text.matchAll(/\]\(([^)\s#:]*)(?:#([^)\s]+))?\)/g)].map(([, to = '', part = '']) => ({
    page,
    path: to === '' ? page : posix.join(posix.dirname(page), to),
    part,
  }));
}

const withoutFrames = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '');

/** What a part of a page is called in links: its heading in small letters, with hyphens for spaces and nothing else. */
function partsOf(page: string): readonly string[] {
  const headings = withoutFrames(read(page)).matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const links = PAGES.flatMap(linksOf);

test('every link between pages leads somewhere', () => {
  expect(links.length).toBeGreaterThan(100);
  const dead = links.filter(
    ({ path, part }) => !existsSync(new URL(path, ROOT)) || (part !== '' && !partsOf(path).includes(part)),
  );
  expect(dead).toEqual([]);
});

test.each(['games/README.md', 'server/cli/package/agora/README.md'])('%s leads to every page of the guide', (from) => {
  const led = linksOf(from).map(({ path }) => path);
  expect(filesIn('games/guide', '.md').filter((page) => !led.includes(page))).toEqual([]);
});
