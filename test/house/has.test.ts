/** What a style costs where it hangs on what is in an element. */
import { expect, test } from 'vitest';
import { filesIn, read } from './source.ts';

/** What a table has hundreds of. */
const MANY = /^(?:\*|span|p|li|div|button|svg|g|path|circle|rect|polygon|:not|$)/;

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
