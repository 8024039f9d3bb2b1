/** Files that show the games: what an author may write in one, and how several stand on a page. */
import { readFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pictures } from '../../../client/boards/pictures.ts';
import { Vignette } from '../../../client/heading/Vignette.tsx';
import { renderHere } from '../house.tsx';

const TOKENS = new Set(
  [...readFileSync('client/kit/tokens.css', 'utf8').matchAll(/^ *(--[\w-]+):/gm)].map(([, token]) => token),
);

afterEach(cleanup);

function ids(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('[id]')].map(({ id }) => id);
}

/** The ids that what is drawn points at. */
function references(root: ParentNode): readonly string[] {
  const values = [...root.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]);
  return values.flatMap(({ name, value }) => {
    const id = name === 'href' ? value.slice(1) : /^url\(#(.+)\)$/.exec(value)?.[1];
    return id ?? [];
  });
}

test('there are pictures', () => expect(pictures.size).toBeGreaterThan(0));

describe.each([...pictures])('the picture of %s', (_, text) => {
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');

  test('is well formed, three wide and two high', () => {
    expect(file.querySelector('parsererror')?.textContent).toBeUndefined();
    const [, , width = 0, height = 0] = file.documentElement.getAttribute('viewBox')!.split(' ').map(Number);
    expect(width / height).toBe(1.5);
  });

  test('leaves the rest of the page alone', () => {
    expect(file.querySelectorAll('style, script, [style], [class]')).toHaveLength(0);
  });

  test('points at what is in it, and takes colours of the page that there are', () => {
    const named = ids(file);
    expect(references(file).filter((id) => !named.includes(id))).toEqual([]);
    const colours = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, token]) => token);
    expect(colours.filter((token) => !TOKENS.has(token))).toEqual([]);
  });
});

test('all pictures may stand on a page, twice each, and every one draws with its own parts', () => {
  const games = [...pictures.keys(), ...pictures.keys()];
  const { container } = renderHere(games.map((game, at) => <Vignette key={at} game={game} />));
  const all = ids(container);
  expect(all.length).toBeGreaterThan(pictures.size);
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  for (const picture of container.children) {
    const own = ids(picture);
    expect(references(picture).filter((id) => !own.includes(id))).toEqual([]);
  }
});
