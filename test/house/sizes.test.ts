/** Styles ask for sizes by the names that `client/kit/sizes.ts` gives them. */
import { expect, test } from 'vitest';
import { SIZES } from '../../client/kit/sizes.ts';
import { namedSizes } from '../../server/cli/bundle/sizes.ts';
import { filesIn, read } from './source.ts';

/** What a stylesheet becomes in a build. */
function written(css: string): unknown {
  const { transform } = namedSizes(SIZES);
  if (typeof transform !== 'object') throw new Error('no transform with a filter');
  return Reflect.apply(transform.handler, {}, [css, '/a.css']);
}

test('a name stands for its size in every query, and nowhere else', () => {
  expect(written('@media (--phone) and (--low) { a { width: calc(var(--phone)) } }')).toBe(
    '@media (width < 960px) and (height <= 700px) { a { width: calc(var(--phone)) } }',
  );
  expect(written('@media not (--wide) {}\n@container hand (--slim) {}')).toBe(
    '@media not (width >= 1200px) {}\n@container hand (width < 480px) {}',
  );
});

test('a name that there isn’t is told with those that there are', () => {
  expect(() => written('@media (--broad) {}')).toThrow(/^no size is called --broad: there are slim, narrow, /);
});

/** What styles ask of windows and boxes, with the file. */
const ASKED = filesIn('client', '.css').flatMap((path) =>
  [...read(path).matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => `${path} ${query.trim()}`),
);

test('no query has a number', () => {
  expect(ASKED.length).toBeGreaterThan(100);
  expect(ASKED.filter((query) => /\d/.test(query.replace(/^\S+/, '')))).toEqual([]);
});

test('every name is used', () => {
  const isAsked = (name: string) => ASKED.some((query) => query.includes(`(--${name})`));
  expect(Object.keys(SIZES).filter((name) => !isAsked(name))).toEqual([]);
});
