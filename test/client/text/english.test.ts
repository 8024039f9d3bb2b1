/** How everything that is said in English is written. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../client/text/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

test.each(files)('%s quotes the buttons it names, and takes printed quotation marks', (file) => {
  // Comments are no text.
  const text = readFileSync(new URL(file, root), 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '');
  expect(text.match(/\b[Pp]ress (?:[A-Z]\w+|\$\{labels)/g)).toBeNull();
  expect(text.match(/\\'|[a-z]'[a-z]/g)).toBeNull();
});

test.each(files)('%s says what the figures in brackets count, and has the minus sign of print', (file) => {
  const text = readFileSync(new URL(file, root), 'utf8').replaceAll(/\/\*\*.*?\*\/|\/\/[^\n]*/gs, '');
  expect(text.match(/[(（]\$\{(?:count|total|chosen|held|all|left)\}[)）]/g)).toBeNull();
  expect(text.match(/['`（、：]-(?:\d+[点%)）' ]|\$\{)/g)).toBeNull();
});
