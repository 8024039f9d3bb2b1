import { expect, test } from 'vitest';
import { filesIn, read } from './source.ts';

/** What browsers move without painting anything anew. */
const CHEAP = ['opacity', 'transform', 'translate', 'rotate', 'scale'];

const ENDLESS = /animation:\s*([\w-]+)[^;]*\binfinite\b/g;

/** What a rule of keyframes changes. */
function changedBy(css: string, keyframes: string): readonly string[] {
  const from = css.indexOf(`@keyframes ${keyframes} {`);
  if (from === -1) return [`no @keyframes ${keyframes}`];
  const body = css.slice(from, css.indexOf('\n}', from));
  return [...body.matchAll(/^\s+([\w-]+):/gm)].map((match) => match[1]!);
}

test('whatever moves without end is painted once: a table at rest costs nothing', () => {
  const endless = filesIn('client', '.css').flatMap((path) => {
    const css = read(path);
    return [...css.matchAll(ENDLESS)].map((match) => ({ path, name: match[1]!, changed: changedBy(css, match[1]!) }));
  });
  expect(endless.map(({ name }) => name)).toContain('appear');
  expect(endless.filter(({ changed }) => changed.some((property) => !CHEAP.includes(property)))).toEqual([]);
});
