/** What styles cost: a table has thousands of elements, and none of them should be styled anew for nothing. */
import { expect, test } from 'vitest';
import { filesIn, read } from './source.ts';

/** What a table has hundreds of. */
const MANY = /^(?:\*|span|p|li|div|button|svg|g|path|circle|rect|polygon|:(?!is|where|global)|$)/;

/** The last part of a selector after what it says of an element's inside; undefined where that element itself is styled. */
function styledWithin(selector: string): string | undefined {
  const begun = selector.lastIndexOf(':has(');
  let open = 0;
  let at = selector.indexOf('(', begun);
  do open += selector[at] === '(' ? 1 : selector[at] === ')' ? -1 : 0;
  while (open > 0 && ++at < selector.length);
  const rest = selector.slice(at + 1).replaceAll(/\([^()]*\)/g, '');
  return /[\s>+~]/.test(rest) ? rest.split(/[\s>+~]+/).at(-1) : undefined;
}

// Whenever anything changes in an element that a `:has()` asks about, a browser works out anew all it could style in there: of a
// whole table, at every step of the pointer, where that is all of a tag.
test('what is styled by another element’s inside has a class or an attribute', () => {
  const found = filesIn('client', '.css').flatMap((path) =>
    [...read(path).matchAll(/^[^@{}\n]*:has\([^{\n]*(?=\s\{|,$)/gm)]
      .map(([selector]) => selector.trim())
      .filter((selector) => MANY.test(styledWithin(selector) ?? 'itself'))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});

// Whoever styles every element below another one has each of thousands asked what it stands in, up to the page, at every step.
test('what every element has hangs on nothing that it stands in', () => {
  const found = filesIn('client', '.css').flatMap((path) =>
    [...read(path).matchAll(/^.*[^\s>+~,{}][^\S\n]+(?:\*|::[\w-]+)(?=\s*[,{])/gm)].map(
      ([selector]) => `${path}: ${selector.trim()}`,
    ),
  );
  // Only a table in somebody else's page, and somebody else's board at a table, have nothing else to go by.
  const others = ['client/app/site/AgoraTable.module.css', 'client/stock/board.module.css'];
  expect(found.filter((each) => !others.some((path) => each.startsWith(path)))).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
});

// Layers of one name are one, whoever names them, and Tailwind takes `base`, `components` and `utilities` for its own: it refuses to
// build a site with a sheet that has one of these without it.
test('layers have a name of ours', () => {
  const layers = filesIn('client', '.css').flatMap((path) => read(path).match(/@layer [^{;]+/g) ?? []);
  expect(new Set(layers.map((layer) => layer.trim()))).toEqual(new Set(['@layer agora']));
});

// A custom property that a script sets goes down to all that is in there, which is then all styled anew.
test('what scripts say to styles stays with the element that they say it to', () => {
  const sources = [...filesIn('client', '.ts'), ...filesIn('client', '.tsx')].map(read).join('\n');
  const said = [...sources.matchAll(/setProperty\('(--[\w-]+)'/g)].map(([, name]) => name!);
  const styles = filesIn('client', '.css').map(read).join('\n');
  const stays = (name: string) =>
    new RegExp(`@property ${name} \\{\\s+syntax: '\\*';\\s+inherits: false;`).test(styles);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((name) => !stays(name))).toEqual([]);
});
